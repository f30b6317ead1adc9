import Artifacts
import Hangul
import Layouts
import StateMap

/// A full or minified JSON map, asked with the five lines or the six.
struct JSONMap: MapReader {
  let path: String
  /// Replacements by state, keys in keypad order, backspace last.
  private let tables: [WindowTable]
  private let splits: WindowTable

  /// Reads `bytes`, a map of `layout`.
  ///
  /// - Throws: `VerificationFailure` if they are no map with just the layout's keys.
  init(_ path: String, _ bytes: [UInt8], of layout: Layout, isMinified: Bool)
    throws(VerificationFailure)
  {
    self.path = path
    var found: [String: WindowTable] = [:]
    var scanner = MapScanner(path: path, bytes: bytes)
    for (key, entries) in try scanner.map() {
      guard found.updateValue(entries, forKey: key) == nil else {
        throw VerificationFailure(path: path, detail: "has the key \(key) twice")
      }
    }
    func take(_ key: String) throws(VerificationFailure) -> WindowTable {
      guard let table = found.removeValue(forKey: key) else {
        throw VerificationFailure(path: path, detail: "has no key \(key)")
      }
      return table
    }
    splits = isMinified ? try take(MinifiedMap.splits) : WindowTable()
    var tables: [WindowTable] = []
    for id in layout.keys.map(\.id) + [StateMap.backspace] { tables.append(try take(id)) }
    self.tables = tables
    if let stray = found.keys.min() {
      throw VerificationFailure(path: path, detail: "has a key \(stray), which the layout has not")
    }
  }

  func answer(key: Int, window: Window) -> Answer? {
    let table = tables[key]
    if window.before != 0, let found = table[window] { return Answer(consumed: 2, text: found) }
    let last = Window(last: window.last)
    if window.last != 0 {
      if let found = table[last] { return Answer(consumed: 1, text: found) }
      if let split = splits[last], let carried = table[Window(last: split.last?.value ?? 0)] {
        return Answer(consumed: 1, text: split.dropLast() + carried)
      }
    }
    return table[Window()].map { Answer(consumed: 0, text: $0) }
  }

  func isCopy(of other: any MapReader) -> Bool {
    guard let other = other as? JSONMap else { return false }
    return tables == other.tables && splits == other.splits
  }

  func stray(outside states: Set<Window>) -> String? {
    for table in tables + [splits] {
      let stray = table.windows.filter { !states.contains($0) }
      if let first = stray.min(by: { ($0.before, $0.last) < ($1.before, $1.last) }) {
        return [first.before, first.last].filter { $0 != 0 }.text
      }
    }
    return nil
  }
}
