import Hangul
import Layouts
import StateMap

/// A full or minified JSON map, with the look-up in five or six lines that its keyboards have.
final class JSONMap: MapReader {
  let path: String
  /// Replacements by key number, in the order of the layout with backspace last, and state.
  private let table: StateTable
  /// The states for which some key has an entry: one look-up here saves one for each key with most states.
  private let known: StateTable
  /// What each key does where no state is found.
  private let appended: [Answer]
  /// The split table, under key number 0; empty in a full map.
  private let splits: StateTable

  /// Reads `bytes`, a map of `layout`.
  ///
  /// - Throws: `VerificationFailure` if they are no map with exactly the layout's keys.
  init(_ path: String, _ bytes: [UInt8], of layout: Layout, isMinified: Bool)
    throws(VerificationFailure)
  {
    self.path = path
    var scanner = MapScanner(path: path, bytes: bytes)
    let found = try scanner.map()
    let ids = layout.keys.map(\.id) + [StateMap.backspace]
    let expected = ids + (isMinified ? [MinifiedMap.splits] : [])
    try JSONMap.compare(found.map(\.key), with: expected, path)
    var (table, known, splits) = (StateTable(), StateTable(), StateTable())
    var consonants: Set<Unicode.Scalar> = []
    for (key, entries) in found {
      let number = ids.firstIndex { $0.unicodeScalars.elementsEqual(key.unicodeScalars) }
      for (state, replacement) in entries {
        let isNew: Bool
        if let number {
          isNew = table.insert(replacement, number, state)
          known.insert(.empty, 0, state)
        } else {
          guard replacement.count == 2 else {
            throw VerificationFailure(
              path: path, detail: "splits \(state) into \(replacement), which is not two letters")
          }
          isNew = splits.insert(replacement, 0, state)
          consonants.insert(replacement[1])
        }
        guard isNew else {
          throw VerificationFailure(path: path, detail: "has the entry \(state) of \(key) twice")
        }
      }
    }
    // An answer holds three scalars, and one of them is the rest of the split syllable.
    for consonant in consonants {
      for (number, id) in ids.enumerated() {
        guard let carried = table[number, ShortText(consonant)], carried.count > 2 else { continue }
        throw VerificationFailure(
          path: path,
          detail: "turns \(consonant) by \(id) into \(carried), longer than any run needs")
      }
    }
    self.table = table
    self.known = known
    self.splits = splits
    appended = ids.indices.map { key in
      table[key, .empty].map { Answer(consumed: 0, text: $0) } ?? .nothing
    }
  }

  /// Checks that the keys are the expected ones, each once. Scalars are compared, since strings are equal if
  /// they are canonically equivalent.
  private static func compare(_ found: [String], with expected: [String], _ path: String)
    throws(VerificationFailure)
  {
    var rest = found.map { Array($0.unicodeScalars) }
    for key in expected {
      guard let index = rest.firstIndex(of: Array(key.unicodeScalars)) else {
        throw VerificationFailure(path: path, detail: "has no key \(key)")
      }
      rest.remove(at: index)
    }
    if let stray = rest.first {
      let key = String(String.UnicodeScalarView(stray))
      throw VerificationFailure(
        path: path, detail: "has a key \(key) twice, or one that the layout has not")
    }
  }

  func appendAnswers(to state: ShortText, _ answers: inout [Answer]) {
    let last = state.count == 2 ? state.dropFirst() : state
    let states = [state, last].prefix(state.count).filter { known[0, $0] != nil }
    let split = last.count == 1 ? splits[0, last] : nil
    for key in appended.indices {
      answers.append(answer(key, states) ?? split.flatMap { answer(key, $0) } ?? appended[key])
    }
  }

  /// The answer of key number `key` for the first of `states` that it has an entry for.
  private func answer(_ key: Int, _ states: [ShortText]) -> Answer? {
    for state in states {
      if let found = table[key, state] { return Answer(consumed: state.count, text: found) }
    }
    return nil
  }

  /// The answer of key number `key` for a syllable that splits into `split`, by the entry of its consonant.
  private func answer(_ key: Int, _ split: ShortText) -> Answer? {
    // A `ShortText` holds three scalars; `init` has refused maps that would need more.
    guard let consonant = split.last, let carried = table[key, ShortText(consonant)],
      split.count - 1 + carried.count <= 3
    else { return nil }
    return Answer(consumed: 1, text: split.dropLast() + carried)
  }

  func isCopy(of other: any MapReader) -> Bool {
    guard let other = other as? JSONMap else { return false }
    return table == other.table && splits == other.splits
  }

  func stray(outside states: StateTable) -> ShortText? {
    [table, splits].flatMap { $0.states.filter { states[0, $0] == nil } }.min()
  }
}
