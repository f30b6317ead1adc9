import Hangul
import Layouts
import StateMap

/// A full or minified JSON map, asked with the five lines or the six.
struct JSONMap: MapReader {
  let path: String
  /// Replacements by state, keys in keypad order, backspace last.
  private let tables: [StateTable]
  private let splits: StateTable

  /// Reads `bytes`, a map of `layout`.
  ///
  /// - Throws: `VerificationFailure` if they are no map with just the layout's keys.
  init(_ path: String, _ bytes: [UInt8], of layout: Layout, isMinified: Bool)
    throws(VerificationFailure)
  {
    self.path = path
    // By scalars: a String takes a canonically equivalent name for the same.
    var found: [[Unicode.Scalar]: StateTable] = [:]
    var scanner = MapScanner(path: path, bytes: bytes)
    for (key, entries) in try scanner.map() {
      guard found.updateValue(entries, forKey: Array(key.unicodeScalars)) == nil else {
        throw VerificationFailure(path: path, detail: "has the key \(key) twice")
      }
    }
    func take(_ key: String) throws(VerificationFailure) -> StateTable {
      guard let table = found.removeValue(forKey: Array(key.unicodeScalars)) else {
        throw VerificationFailure(path: path, detail: "has no key \(key)")
      }
      return table
    }
    splits = isMinified ? try take(MinifiedMap.splits) : StateTable()
    var tables: [StateTable] = []
    for id in layout.keys.map(\.id) + [StateMap.backspace] { tables.append(try take(id)) }
    self.tables = tables
    if let stray = found.keys.min(by: { $0.lexicographicallyPrecedes($1) }) {
      let key = String(String.UnicodeScalarView(stray))
      throw VerificationFailure(path: path, detail: "has a key \(key), which the layout has not")
    }
  }

  func answer(key: Int, state: ShortText) -> Answer? {
    let table = tables[key]
    var last = state
    if state.count == 2 {
      if let found = table[state] { return Answer(consumed: 2, text: found) }
      last = state.dropFirst()
    }
    if last.count == 1 {
      if let found = table[last] { return Answer(consumed: 1, text: found) }
      if let split = splits[last], let consonant = split.last,
        let carried = table[ShortText(consonant)]
      {
        return Answer(consumed: 1, text: split.dropLast() + carried)
      }
    }
    return table[.empty].map { Answer(consumed: 0, text: $0) }
  }

  func isCopy(of other: any MapReader) -> Bool {
    guard let other = other as? JSONMap else { return false }
    return tables == other.tables && splits == other.splits
  }

  func stray(outside states: Set<ShortText>) -> ShortText? {
    for table in tables + [splits] {
      if let first = table.keys.filter({ !states.contains($0) }).min() { return first }
    }
    return nil
  }
}
