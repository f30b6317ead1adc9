import Hangul
import Layouts
import StateMap

/// The values of the placeholders.
///
/// - `header`: the lines that every generated file begins with: `header.command`,
///   `header.version` of the project, `header.formatVersion`, `header.license`, `header.bytes` and
///   `header.checksum` of the data.
/// - `layouts`: for each layout `id`, `identifier`, `name`, `latinName`, `keypad` and `trie`, the last
///   three escaped for a string constant between double quotes, in which `$` means itself only where
///   `dollarFreeKeypad` is used.
struct TemplateData {
  let values: [String: Any]

  /// The values for `maps` in the format named `format`.
  init(_ maps: [LayoutMaps], format: String) {
    let tries = maps.map(\.trie)
    let header: [String: Any] = [
      "command": "swift run gen --format \(format)",
      "version": Manifest.projectVersion,
      "formatVersion": Manifest.formatVersion,
      "license": "MIT",
      "bytes": tries.reduce(0) { $0 + $1.count },
      "checksum": hexadecimal(Gzip.checksum(tries.flatMap { $0 })),
    ]
    let layouts = zip(maps, tries).map { maps, trie -> [String: Any] in
      let keypad = Self.escaped(KeypadNotation.text(of: maps.layout))
      return [
        "id": maps.layout.id,
        "identifier": Self.identifier(maps.layout.id),
        "name": Self.escaped(maps.layout.name),
        "latinName": Self.escaped(maps.layout.latinName),
        "keypad": keypad,
        "dollarFreeKeypad": keypad.replacing("$", with: "\\u0024"),
        "trie": Self.escaped(String(decoding: trie, as: UTF8.self)),
      ]
    }
    values = ["header": header, "layouts": layouts]
  }

  /// `text` as it stands between double quotes in any language that descends from C.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  }

  /// `two-set` as `twoSet`.
  private static func identifier(_ id: String) -> String {
    let words = id.split(separator: "-")
    return (words.prefix(1) + words.dropFirst().map { Substring($0.capitalized) }).joined()
  }
}
