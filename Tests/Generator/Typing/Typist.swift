import Layouts
import Rule
import Testing

@testable import gen

/// A layout on which tests type.
struct Typist: CustomTestStringConvertible {
  let layout: Layout
  let notation: KeyNotation
  let finder: PressFinder

  init(_ layout: Layout) {
    self.layout = layout
    notation = KeyNotation(layout)
    finder = PressFinder(layout)
  }

  static let all = (Layout.inAllStyles + [.motorola]).map(Typist.init)

  var testDescription: String { "\(layout.id) \(layout.dotStyle)" }

  /// Returns the text that `presses` type.
  func text(of presses: [Press]) -> String {
    var field = TextField(layout: layout)
    for press in presses { field.perform(press, on: layout.keys) }
    return String(String.UnicodeScalarView(field.scalars))
  }
}
