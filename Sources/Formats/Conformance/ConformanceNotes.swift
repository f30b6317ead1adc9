import Artifacts
import Layouts

/// The comments of a conformance file: lines that begin with #.
enum ConformanceNotes {
  /// The beginning of the file.
  static func introduction(_ layout: Layout, lineCount: Int) -> [UInt8] {
    [
      "Hwalja conformance, format \(Version.format), layout \(layout.id).",
      "Keys between spaces, a tab, and all that stands in an empty text field after they are typed.",
      "_ ends the composing run; ␣ is space; ⌫ takes back a jamo and ⎌ a key press; … is a pause.",
      "There are \(lineCount) such lines.",
    ].flatMap(comment)
  }

  /// A line that says `text`.
  static func comment(_ text: String) -> [UInt8] { Array("# \(text)\n".utf8) }
}
