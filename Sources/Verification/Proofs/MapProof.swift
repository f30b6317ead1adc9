import Artifacts
import Layouts

/// The proof that files give a map's answers for every state that some key has an entry for, and every key.
///
/// Of other states, these are asked about: every letter after a lead and after a syllable with each tail, which is all
/// that a trie tells apart. Of a list, `stray` shows that it has no entry for any more, so that it answers as for the
/// state with fewer scalars.
struct MapProof: Sendable {
  private let map: StateMap
  private let states: [ShortText]
  /// What each key does in each state, computed once for all readers.
  private let expected: [[Answer]]

  init(_ map: StateMap) {
    self.map = map
    let states = map.states
    self.states = states
    expected = map.tables.concurrentMap { table in states.map { table.answer(to: $0) ?? .nothing } }
  }

  func run(_ readers: [any MapReader]) throws(VerificationFailure) {
    _ = try readers.concurrentMap { reader throws(VerificationFailure) in try run(reader) }
    try readers.proveNoStrays(among: readers.listed.subtracting(states))
  }

  private func run(_ reader: any MapReader) throws(VerificationFailure) {
    for (number, state) in states.enumerated() {
      let answers = reader.answers(to: state)
      // Backspace may be missing.
      guard expected.count - 1...expected.count ~= answers.count else {
        throw VerificationFailure(
          path: reader.path, detail: "answers for \(answers.count) keys and not \(expected.count)")
      }
      for (key, found) in answers.enumerated() {
        let expected = expected[key][number]
        // Replacing two scalars and keeping the first can have the same effect as replacing one.
        guard found == expected || found.result(on: state) == expected.result(on: state) else {
          throw VerificationFailure(
            path: reader.path,
            detail: "turns \(state) by \(map.tables[key].key) into "
              + "\(found.described(on: state)) and not \(expected.described(on: state))")
        }
      }
    }
  }
}

extension Answer {
  func described(on state: ShortText) -> String {
    guard let result = result(on: state) else { return "something shorter than nothing" }
    return result.isEmpty ? "nothing" : String(String.UnicodeScalarView(result))
  }
}

extension StateMap {
  /// The empty state and every one for which some key has an entry, in order, and every pair that a trie tells apart.
  fileprivate var states: [ShortText] {
    let lead = layout.dotStyle.scalar(ofLead: 0)
    let pairs = ([lead] + Tail.all.map { Syllable(lead: 0, vowel: 0, tail: $0).scalar }).flatMap { before in
      layout.letters.map { ShortText(before) + layout.dotStyle.scalar(of: $0) }
    }
    return Set(tables.flatMap { $0.entries.map(\.state) } + [.empty]).sorted() + pairs
  }
}
