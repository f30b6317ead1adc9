import Hangul
import Parallel
import StateMap

/// The proof that files say what a map says: every state that some key has an entry for, with every key.
///
/// A state that no key has an entry for is one that a reader has no entry for either (`stray`), so that the
/// answer to it is the one for fewer scalars, which is asked too.
struct MapProof: Sendable {
  private let map: StateMap
  private let states: [ShortText]

  /// A proof against `map`.
  init(_ map: StateMap) {
    self.map = map
    states = map.states
  }

  /// Asks every one of `readers` about every cell.
  ///
  /// - Throws: `VerificationFailure` at the first answer that is not the map's.
  func run(_ readers: [any MapReader]) throws(VerificationFailure) {
    let readers = readers.distinct
    _ = try readers.concurrentMap { reader throws(VerificationFailure) in try run(reader) }
    var known = StateTable()
    for state in states { known.insert(.empty, 0, state) }
    for reader in readers {
      guard let stray = reader.stray(outside: known) else { continue }
      throw VerificationFailure(
        path: reader.path, detail: "has an entry for \(stray), which no run ends in")
    }
  }

  private func run(_ reader: any MapReader) throws(VerificationFailure) {
    var answers: [Answer] = []
    for state in states {
      answers.removeAll(keepingCapacity: true)
      reader.appendAnswers(to: state, &answers)
      guard answers.count == map.tables.count else {
        throw VerificationFailure(
          path: reader.path,
          detail: "answers for \(answers.count) keys and not \(map.tables.count)")
      }
      for (found, table) in zip(answers, map.tables) {
        let expected = table.answer(to: state) ?? .nothing
        guard found.hasSameEffect(as: expected, on: state) else {
          throw VerificationFailure(
            path: reader.path,
            detail: "turns \(state) by \(table.key) into \(found.described(on: state)) and not "
              + expected.described(on: state))
        }
      }
    }
  }
}

extension Answer {
  /// What `state` becomes, in words.
  func described(on state: ShortText) -> String {
    guard let result = result(on: state) else { return "something shorter than nothing" }
    return result.isEmpty ? "nothing" : String(String.UnicodeScalarView(result))
  }
}

extension StateMap {
  /// Every state for which some key has an entry, in order, and the empty one.
  fileprivate var states: [ShortText] {
    Set(tables.flatMap { $0.entries.map(\.state) } + [.empty]).sorted()
  }
}
