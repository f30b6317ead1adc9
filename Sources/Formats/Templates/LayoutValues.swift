import BinaryTrie
import Layouts

/// The values of the placeholders for layouts, their keys and keypads, as `TemplateData` describes them.
enum LayoutValues {
  /// The values of `named`, with its tries.
  ///
  /// - Throws: `UnfitForTrie` for a layout without a trie.
  static func values(of named: NamedLayout, _ text: SourceText) throws(UnfitForTrie)
    -> [String: Any]
  {
    let maps = named.maps
    var values = values(of: maps.layout, text)
    values["compatibility"] = try compatibility(of: named) ?? false
    return values.merging(names(named.name)) { $1 }.merging(trie(try maps.trie.get())) { $1 }
  }

  /// A name in code, as most languages write names, and as some do.
  static func names(_ name: String) -> [String: Any] {
    ["identifier": name, "snakeIdentifier": name.snakeCased]
  }

  /// What the same layout has of its own in the compatibility style.
  private static func compatibility(of named: NamedLayout) throws(UnfitForTrie) -> [String: Any]? {
    guard let compatibility = named.compatibility else { return nil }
    let values: [String: Any] = [
      "id": compatibility.id, "dotStyle": DotStyle.compatibility.rawValue,
      "layoutIdentifier": named.name, "layoutSnakeIdentifier": named.name.snakeCased,
    ]
    return values.merging(names(compatibility.name)) { $1 }
      .merging(trie(try compatibility.trie.get())) { $1 }
  }

  private static func values(of layout: Layout, _ text: SourceText) -> [String: Any] {
    [
      "id": layout.id,
      "name": text(layout.name),
      "latinName": text(layout.latinName),
      "spaceEndsRun": layout.spaceEndsRun,
      "cycleTimeout": layout.cycleTimeout,
      "cycleTimeoutSeconds": Double(layout.cycleTimeout) / 1_000,
      "dotStyle": layout.dotStyle.rawValue,
      "rows": layout.keypad.map { row in ["slots": row.map { slot($0, of: layout) }] },
      "keyCount": layout.keys.count,
      "keys": layout.keys.enumerated().map { number, key in
        values(of: key, number: number, at: layout.position(of: key), text)
      },
    ]
  }

  private static func values(
    of key: Key, number: Int, at position: (row: Int, column: Int), _ text: SourceText
  ) -> [String: Any] {
    let members = KeyMember.allCases.map { ($0.rawValue, text(key.fullText(of: $0) ?? "")) }
    let details = KeyMember.details.map { member in
      [
        "name": member.rawValue, "snakeName": member.rawValue.snakeCased,
        "text": text(key.fullText(of: member) ?? ""),
      ]
    }
    let others: [String: Any] = [
      "number": number, "row": position.row, "column": position.column,
      "isShifted": key.under != nil, "details": details,
      "ownLegend": key.legend == key.id ? "" : text(key.legend),
      "ownScalar": key.scalar.map { String($0) == key.id ? "" : text(String($0)) } ?? "",
    ]
    return Dictionary(uniqueKeysWithValues: members).merging(others) { $1 }
  }

  /// A place of the keypad: the `number` of its key, or its `role`; and its `width` in keys, also as `halfKeys`.
  private static func slot(_ place: KeypadPlace, of layout: Layout) -> [String: Any] {
    let number = layout.keys.firstIndex { $0.id == place.slot.key?.id }
    return [
      "isKey": number != nil, "number": number ?? "", "role": place.slot.role ?? "",
      "halfKeys": place.halfKeys, "isWide": place.halfKeys != 2,
      "width": KeypadPlace.width(halfKeys: place.halfKeys),
    ]
  }

  /// The trie for double quotes, where only its backslashes need an escape, and as lines of numbers.
  private static func trie(_ trie: [UInt8]) -> [String: Any] {
    [
      "trie": String(decoding: trie, as: UTF8.self).replacing("\\", with: "\\\\"),
      "trieLines": stride(from: 0, to: trie.count, by: 24).map { start in
        trie[start..<min(start + 24, trie.count)].map { "\($0)," }.joined()
      },
      "trieSize": trie.count,
    ]
  }
}

extension Slot {
  /// The purpose of a place that is no key of the layout.
  fileprivate var role: String? {
    switch self {
    case .key: nil
    case .backspace: "backspace"
    case .enter: "enter"
    case .space: "space"
    case .shift: "shift"
    case .gap: "gap"
    }
  }
}

extension Layout {
  /// The row of `key`, from 0 at the top, and its place in the row, from 0 at the left with gaps counted;
  /// for a shifted key, the position of the key that it lies under.
  fileprivate func position(of key: Key) -> (row: Int, column: Int) {
    for (row, places) in keypad.enumerated() {
      if let column = places.firstIndex(where: { $0.slot.key?.id == key.under ?? key.id }) {
        return (row, column)
      }
    }
    return (0, 0)
  }
}
