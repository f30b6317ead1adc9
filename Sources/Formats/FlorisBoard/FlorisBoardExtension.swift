import Artifacts
import Layouts

/// `extension.json`: what the extension is called, and what it holds.
struct FlorisBoardExtension {
  private let layout: Layout

  /// The description of an extension for `layout`.
  init(_ layout: Layout) {
    self.layout = layout
  }

  /// The name of the composer and of the layout files: names there have no hyphens, and ids no underscores.
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

  /// What a user of another Hwalja keyboard has to know.
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
