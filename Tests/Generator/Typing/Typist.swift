import Layouts
import Rule
import Testing

@testable import gen

/// A layout that the tests type on.
struct Typist: CustomTestStringConvertible {
  let layout: Layout
  private let notation: KeyNotation
  private let finder: PressFinder

  init(_ layout: Layout) {
    self.layout = layout
    notation = KeyNotation(layout)
    finder = PressFinder(layout)
  }

  static let all = Layout.inAllStyles.map(Typist.init)

  var testDescription: String { "\(layout.id) \(layout.dotStyle)" }

  /// What `keys` type.
  func type(_ keys: String) throws -> String {
    try text(of: notation.presses(in: keys))
  }

  /// The keys found for `text`.
  func keys(_ text: String) -> String {
    notation.text(of: finder.presses(for: text))
  }

  func text(of presses: [Press]) -> String {
    var field = TextField(layout: layout)
    for press in presses { field.perform(press, on: layout.keys) }
    return String(String.UnicodeScalarView(field.scalars))
  }
}
