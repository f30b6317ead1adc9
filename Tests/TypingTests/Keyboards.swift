import Formats
import Layouts
import Maps
import StateMap
import TestSupport
import Testing
import Typing

/// A layout that the tests type on.
struct Keyboard: CustomTestStringConvertible {
  let layout: Layout
  let map: StateMap
  private let notation: KeyNotation
  private let finder: PressFinder

  init(_ layout: Layout) {
    self.layout = layout
    notation = KeyNotation(layout)
    finder = PressFinder(layout)
    map = try! LayoutMaps(layout).full
  }

  static let all = Layout.inAllStyles.map(Keyboard.init)

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
    var composer = MapComposer(map)
    for press in presses { composer.perform(press) }
    return composer.text
  }
}

/// Whether two texts have the same scalars: `==` would take canonical equivalence for sameness.
func same(_ a: String, _ b: String) -> Bool {
  a.unicodeScalars.elementsEqual(b.unicodeScalars)
}
