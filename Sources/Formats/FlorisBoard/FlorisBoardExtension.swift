// An extension of FlorisBoard is a zip: a description with the rules of a composer, and files with the places of keys.
//
//     StateMap → FlorisBoardRules → FlorisBoardExtension → extension.json
//     Layout   → FlorisBoardPages ─────────────────────→ layouts/…/LAYOUT.json

import Artifacts
import Layouts
import Maps
import Zlib

/// `extension.json`: what the extension is called, and what it holds.
struct FlorisBoardExtension {
  private let layout: Layout

  /// The description of an extension for `layout`.
  init(_ layout: Layout) {
    self.layout = layout
  }

  /// The name of the composer and of the layout files: FlorisBoard's names have no hyphens, and ids of layouts have no
  /// underscores, so that no two become the same.
  var component: String { layout.id.replacing("-", with: "_") }

  private var id: String { "hwalja.\(component)" }
  private var reference: JSONValue { .string("\(id):\(component)") }
  private var label: JSONValue { .string("\(layout.latinName) (\(layout.name))") }

  /// The whole file.
  func json(rules: FlorisBoardRules) -> JSONValue {
    let author: JSONValue = "The Hwalja maintainers"
    let place: [(name: String, value: JSONValue)] = [
      ("id", .string(component)), ("label", label), ("authors", [author]), ("direction", "ltr"),
    ]
    return [
      "$": "ime.extension.keyboard",
      "meta": [
        "id": .string(id), "version": .string(Version.project),
        "title": .string("Hwalja \(layout.latinName) (\(layout.name))"),
        "description": .string(differences.joined(separator: " ")),
        "keywords": ["korean", "hangul", .string(component)],
        "maintainers": [author], "license": .string(License.name),
      ],
      "composers": [
        [
          "$": "with-rules", "id": .string(component), "label": label,
          "rules": .entries(rules.entries),
        ]
      ],
      "layouts": [
        "characters": [.object(place + [("modifier", reference)])],
        "charactersMod": [.object(place)],
      ],
      "subtypePresets": [
        [
          "languageTag": "ko", "composer": reference,
          "currencySet": "org.florisboard.currencysets:south_korean_won",
          "preferred": ["characters": reference],
        ]
      ],
    ]
  }

  /// How it differs from other Hwalja keyboards.
  private var differences: [String] {
    [
      "A Korean keyboard by rules.",
      "It has no next-character key, and no pause ends a letter:",
      "a key joins whatever stands before the cursor, if it can.",
      layout.spaceEndsRun
        ? "For two letters of one key in a row, write a space between them, and delete it later."
        : "",
      "Backspace deletes characters and not letters or strokes, space always writes a space,",
      "and the widths of keys are FlorisBoard's.",
    ].filter { !$0.isEmpty }
  }
}

extension FlorisBoardExtension {
  /// The files of the extension of a layout.
  ///
  /// - Throws: `Unfit` if FlorisBoard cannot hold it.
  static func entries(for maps: LayoutMaps) throws(Unfit) -> [ZipWriter.Entry] {
    let description = FlorisBoardExtension(maps.layout)
    let pages = FlorisBoardPages(maps)
    let file = "\(description.component).json"
    let license = License.notice.joined(separator: "\n") + "\n"
    let rules = try FlorisBoardRules(maps.full)
    return [
      ZipWriter.Entry("LICENSE", Array(license.utf8)),
      ZipWriter.Entry("extension.json", description.json(rules: rules).bytes(depth: 1)),
      // FlorisBoard makes no folders but those that have an entry.
      ZipWriter.Entry("layouts/"),
      ZipWriter.Entry("layouts/characters/"),
      ZipWriter.Entry("layouts/characters/\(file)", pages.characters.bytes(depth: 2)),
      ZipWriter.Entry("layouts/charactersMod/"),
      ZipWriter.Entry("layouts/charactersMod/\(file)", pages.modifier.bytes(depth: 2)),
    ]
  }
}
