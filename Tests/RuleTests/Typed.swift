import Layouts
import Rule
import TestSupport

/// A field with presses of keys by their ids or codes.
struct Typed {
  let layout: Layout
  var field: TextField

  init(_ layout: Layout, _ steps: String = "") {
    self.layout = layout
    field = TextField(layout: layout)
    press(steps)
  }

  var text: String { String(scalars: field.scalars) }

  /// Steps as docs/COMPOSER.md has them, with spaces between: … is a pause, _ ends the run, ␣ is space, ⌫ and ⎌ take a
  /// jamo and a stroke back, and any other is the id of a key, or else the codes of some.
  mutating func press(_ steps: String) {
    for step in steps.split(separator: " ") {
      switch step {
      case "…": field.pause()
      case "_": field.commit()
      case "␣": field.space()
      case "⌫": field.deleteJamo()
      case "⎌": field.deleteStroke()
      default:
        let own = layout.keys.filter { $0.id.unicodeScalars.elementsEqual(step.unicodeScalars) }
        let keys = own.isEmpty ? step.map { code in layout.keys.first { $0.code == code }! } : own
        for key in keys { field.press(key) }
      }
    }
  }
}
