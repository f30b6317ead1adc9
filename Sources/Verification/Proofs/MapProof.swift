import Artifacts
import Layouts

/// Proves that files contain a map: for every key, and every state for which some key has an entry, the files and the
/// map have the same answer.
///
/// The proof also compares other states: every letter after a lead, and after a syllable with each tail. A trie cannot
/// distinguish more states. `proveNoStrays` shows that a listed map has no entries for any other state. In such a
/// state, the map's answer is therefore the answer for a shorter state.
struct MapProof: Sendable {
  private let map: StateMap
  private let states: [ShortText]
  /// The answers of the map by key and state, computed once for all readers.
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
      // A file may lack backspace.
      guard expected.count - 1...expected.count ~= answers.count else {
        throw VerificationFailure(
          path: reader.path, detail: "contains \(answers.count) keys instead of \(expected.count)")
      }
      for (key, found) in answers.enumerated() {
        let expected = expected[key][number]
        // Replacing two scalars and keeping the first can have the same effect as replacing one.
        guard found == expected || found.result(on: state) == expected.result(on: state) else {
          throw VerificationFailure(
            path: reader.path,
            detail: "turns \(state) with \(map.tables[key].key) into "
              + "\(found.described(on: state)) instead of \(expected.described(on: state))")
        }
      }
    }
  }
}

extension Answer {
  func described(on state: ShortText) -> String {
    guard let result = result(on: state) else { return "less than the empty text" }
    return result.isEmpty ? "nothing" : String(String.UnicodeScalarView(result))
  }
}

extension StateMap {
  /// The empty state and all states that some key has an entry for, sorted, followed by all pairs that a trie
  /// distinguishes.
  fileprivate var states: [ShortText] {
    let lead = layout.dotStyle.scalar(ofLead: 0)
    let pairs = ([lead] + Tail.all.map { Syllable(lead: 0, vowel: 0, tail: $0).scalar }).flatMap { before in
      layout.letters.map { ShortText(before) + layout.dotStyle.scalar(of: $0) }
    }
    return Set(tables.flatMap { $0.entries.map(\.state) } + [.empty]).sorted() + pairs
  }
}
