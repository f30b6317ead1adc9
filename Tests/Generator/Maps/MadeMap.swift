import Layouts
import Maps

import struct Hwalja.Trie

/// A map that no rule makes: each key appends one letter, and has the entries that a test gives it.
struct MadeMap {
  let map: StateMap

  init(
    id: String = "x", appending letters: [Letter],
    _ entries: (_ key: Int) -> [(state: String, text: String)] = { _ in [] }
  ) {
    let keys = letters.enumerated().map { Key("\($0)", appends: $1) }
    let layout = Layout(id: id, name: "엑스", latinName: "X", keys: keys)
    let tables = (0...letters.count).map { key in
      let made = (key < letters.count ? entries(key) : []).map {
        StateMap.Entry(state: ShortText($0.state)!, replacement: ShortText($0.text)!)
      }
      return StateMap.Table(key: "\(key)", entries: made.sorted { $0.state < $1.state })
    }
    map = StateMap(layout: layout, tables: tables)
  }

  /// The bytes of the trie.
  func trie() throws -> [UInt8] { try TrieModel(map).bytes() }

  /// The bytes of the trie, if a reader says of every entry what the map says.
  func readableTrie() throws -> [UInt8]? {
    let bytes = try trie()
    let reader = try Trie(copying: bytes)
    for (key, table) in map.tables.enumerated() {
      for entry in table.entries {
        let text = reader.run(entry.state.scalars, pressing: key)
        if text != entry.replacement.scalars { return nil }
      }
      let appended = key < map.layout.keys.count ? map.layout.keys[key].appends : nil
      if reader.run(["A"], pressing: key) ?? ["A"] != ["A"] + (appended.map { [$0.scalar] } ?? []) {
        return nil
      }
    }
    return bytes
  }

  /// Why there is no trie, nil if there is one.
  var refusal: String? {
    do throws(Unfit) {
      _ = try TrieModel(map).bytes()
      return nil
    } catch {
      return error.reason.replacing("; take another format, such as json", with: "")
    }
  }
}
