import Hangul
import Layouts
import StateMap

/// A full or minified JSON map, with the look-up of five or six lines that keyboards have for it.
final class JSONMap: MapReader {
  let path: String
  /// The entries, by keys in the order of the layout with backspace last.
  private let table: StateTable
  /// What each key does where no state is found.
  private let appended: [Answer]
  /// Syllables and what they split into; none in a full map.
  private let splits: [ShortText: ShortText]

  /// Reads `bytes`, a map of `layout`.
  ///
  /// - Throws: `VerificationFailure` if they are no map with exactly the layout's keys.
  init(_ path: String, _ bytes: [UInt8], of layout: Layout, isMinified: Bool)
    throws(VerificationFailure)
  {
    func failure(_ detail: String) -> VerificationFailure {
      VerificationFailure(path: path, detail: detail)
    }
    guard let found = JSONFile(bytes)?.root as? [String: [String: String]] else {
      throw failure("is not a JSON object of objects of strings, each name once")
    }
    // Scalars are compared, since strings are equal if they are canonically equivalent.
    let tables = Dictionary(uniqueKeysWithValues: found.map { (ScalarText($0.key), $0.value) })
    func entries(_ key: String) throws(VerificationFailure) -> [(ShortText, ShortText)] {
      guard let table = tables[ScalarText(key)] else { throw failure("has no key \(key)") }
      return try table.map { name, replacement throws(VerificationFailure) in
        guard let state = ShortText(name), state.count <= 2, let text = ShortText(replacement)
        else { throw failure("has the entry \(name), longer than any run needs") }
        return (state, text)
      }
    }
    let ids = layout.keys.map(\.id) + [StateMap.backspace]
    let names = Set((ids + (isMinified ? [MinifiedMap.splits] : [])).map { ScalarText($0) })
    var table = StateTable(keyCount: ids.count)
    for (key, id) in ids.enumerated() {
      for (state, text) in try entries(id) { table[state, key] = text }
    }
    let splits = isMinified ? try entries(MinifiedMap.splits) : []
    self.splits = Dictionary(uniqueKeysWithValues: splits)
    if let stray = tables.keys.first(where: { !names.contains($0) }) {
      throw failure("has a key \(stray.string), which the layout lacks")
    }
    // An answer holds three scalars, and one of them is the rest of the split syllable.
    for (state, parts) in splits {
      guard parts.count == 2 else {
        throw failure("splits \(state) into \(parts), which is not two letters")
      }
      for (key, id) in ids.enumerated() {
        guard let carried = table[ShortText(parts[1]), key], carried.count > 2 else { continue }
        throw failure("turns \(parts[1]) by \(id) into \(carried), longer than any run needs")
      }
    }
    self.path = path
    self.table = table
    appended = ids.indices.map { key in
      table[.empty, key].map { Answer(consumed: 0, text: $0) } ?? .nothing
    }
  }

  func appendAnswers(to state: ShortText, _ answers: inout [Answer]) {
    let ends = table.ends(of: state)
    let split = splits.isEmpty ? nil : state.last.flatMap { splits[ShortText($0)] }
    let consonant = split.map { table.ends(of: $0.dropFirst()) }
    for key in appended.indices {
      var answer = ends.answer(key: key)
      if answer == nil, let split, let carried = consonant?.answer(key: key) {
        answer = Answer(consumed: 1, text: split.dropLast() + carried.text)
      }
      answers.append(answer ?? appended[key])
    }
  }

  func isCopy(of other: any MapReader) -> Bool {
    guard let other = other as? JSONMap else { return false }
    return table == other.table && splits == other.splits
  }

  func stray(outside states: Set<ShortText>) -> ShortText? {
    ([table.stray(outside: states)] + splits.keys.filter { !states.contains($0) })
      .compactMap { $0 }.min()
  }
}
