import Formats
import Layouts
import Runtime
import Testing
import Typing

/// The keyboards that the tests type on.
enum Keyboards {
  static let all = (Layout.all + [Layout.cheonjiin.with(dotStyle: .compatibility)])
    .map(keyboard)

  /// The trie of `layout`, as keyboards ship it.
  static func trie(of layout: Layout) -> Trie {
    try! Trie(copying: LayoutMaps(layout).trie.get())
  }

  static let cheonjiin = keyboard(of: .cheonjiin)

  static func keyboard(of layout: Layout) -> Keyboard {
    Keyboard(layout: layout, lookUp: .trie(trie(of: layout)))
  }
}

extension Keyboard: CustomTestStringConvertible {
  public var testDescription: String { "\(layout.id) \(layout.dotStyle)" }

  /// What `keys` type.
  func type(_ keys: String) throws -> String {
    try text(of: KeyNotation(layout).presses(in: keys))
  }

  /// The keys found for `text`.
  func keys(_ text: String) -> String {
    KeyNotation(layout).text(of: PressFinder(layout).presses(for: text))
  }

  func text(of presses: [Press]) -> String {
    var composer = ScalarComposer(self)
    for press in presses { composer.perform(press) }
    return composer.text
  }
}

/// Whether two texts have the same scalars: `==` would take canonical equivalence for sameness.
func same(_ a: String, _ b: String) -> Bool {
  a.unicodeScalars.elementsEqual(b.unicodeScalars)
}
