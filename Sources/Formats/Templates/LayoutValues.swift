import Layouts
import Maps

/// Computes the values of the placeholders for layouts and their keys.
enum LayoutValues {
  /// Returns the values for the layout of `maps`, including its trie. `name` is the layout's name in code.
  ///
  /// - Throws: `UnsupportedLayout` for a layout without a trie.
  static func values(of maps: LayoutMaps, named name: String, _ text: EscapeStyle) throws(UnsupportedLayout) -> [String:
    Any]
  {
    values(of: maps.layout, text).merging(names(name)) { $1 }.merging(try trie(of: maps)) { $1 }
  }

  /// Returns the values for a name in code: in camel case, and in snake case.
  static func names(_ name: String) -> [String: Any] {
    ["identifier": name, "snakeIdentifier": name.snakeCased]
  }

  private static func values(of layout: Layout, _ text: EscapeStyle) -> [String: Any] {
    [
      "id": layout.id,
      "name": text(layout.name),
      "latinName": text(layout.latinName),
      "spaceEndsRun": layout.spaceEndsRun,
      "cycleTimeout": layout.cycleTimeout,
      "cycleTimeoutSeconds": Double(layout.cycleTimeout) / 1_000,
      "dots": layout.hasDots ? layout.dotStyle.rawValue : "",
      "keyCount": layout.keys.count,
      "keys": layout.keys.enumerated().map { number, key in values(of: key, number: number, text) },
    ]
  }

  private static func values(of key: Key, number: Int, _ text: EscapeStyle) -> [String: Any] {
    let members = KeyMember.allCases.map { ($0.rawValue, text(key.fullText(of: $0) ?? "")) }
    let details = KeyMember.details.map { member in
      let full = key.fullText(of: member) ?? ""
      return [
        "name": member.rawValue, "snakeName": member.rawValue.snakeCased, "text": text(full),
        "ownText": member == .scalar && full == key.id ? "" : text(full),
      ]
    }
    let others: [String: Any] = [
      "number": number, "details": details,
      "ownLegend": key.legend == key.id ? "" : text(key.legend),
      "assignedScalar": text(key.text(of: .scalar) ?? ""),
    ]
    return Dictionary(uniqueKeysWithValues: members).merging(others) { $1 }
  }

  /// Splits characters into chunks that fit on a line. No chunk has two question marks in a row, because they would
  /// start a trigraph in C.
  private static func chunks(of characters: [String]) -> [String] {
    var chunks: [[String]] = []
    for character in characters {
      if let chunk = chunks.last, chunk.count < 72, chunk.last != "?" || character != "?" {
        chunks[chunks.count - 1].append(character)
      } else {
        chunks.append([character])
      }
    }
    return chunks.map { $0.joined() }
  }

  /// Returns the values for the trie, as one text and in chunks that fit on a line. In double quotes, only the trie's
  /// backslashes need an escape.
  private static func trie(of maps: LayoutMaps) throws(UnsupportedLayout) -> [String: Any] {
    let trie = try maps.trie.get()
    let characters = trie.map { $0 == UInt8(ascii: "\\") ? "\\\\" : String(Unicode.Scalar($0)) }
    return [
      "trie": characters.joined(),
      "trieChunks": chunks(of: characters),
      "trieSize": trie.count,
    ]
  }
}
