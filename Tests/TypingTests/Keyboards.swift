import Formats
import Layouts
import StateMap
import TestSupport
import Testing
import Typing

/// A layout that the tests type on.
struct Keyboard: CustomTestStringConvertible {
  let layout: Layout
  let map: StateMap

  init(_ layout: Layout) {
    self.layout = layout
    map = try! LayoutMaps(layout).full
  }

  static let all = Layout.inAllStyles.map(Keyboard.init)
  static let cheonjiin = Keyboard(.cheonjiin)

  var testDescription: String { "\(layout.id) \(layout.dotStyle)" }

  /// What `keys` type.
  func type(_ keys: String) throws -> String {
    try text(of: KeyNotation(layout).presses(in: keys))
  }

  /// The keys found for `text`.
  func keys(_ text: String) -> String {
    KeyNotation(layout).text(of: PressFinder(layout).presses(for: text))
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
