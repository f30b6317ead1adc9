import Layouts
import Maps

/// The values of the placeholders for layouts and their keys.
enum LayoutValues {
  /// The values of the layout of `maps`, with its trie, whose name in code is `name`.
  ///
  /// - Throws: `UnsupportedLayout` for a layout without a trie.
  static func values(of maps: LayoutMaps, named name: String, _ text: SourceText) throws(UnsupportedLayout) -> [String:
    Any]
  {
    values(of: maps.layout, text).merging(names(name)) { $1 }.merging(try trie(of: maps)) { $1 }
  }

  /// A name in code, as most languages write names, and in snake case.
  static func names(_ name: String) -> [String: Any] {
    ["identifier": name, "snakeIdentifier": name.snakeCased]
  }

  private static func values(of layout: Layout, _ text: SourceText) -> [String: Any] {
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

  private static func values(of key: Key, number: Int, _ text: SourceText) -> [String: Any] {
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

  /// Pieces that fit a line. No piece has two question marks in a row, which begin a trigraph in C.
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

  /// The trie for double quotes, where only its backslashes need an escape, whole and in pieces that fit a line.
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
