import Layouts
import Testing

@testable import gen

/// The number of presses that a text needs. A key that needs shift counts as two presses.
@Suite struct CostTests {
  private func presses(_ text: String, _ layout: Layout) -> Int {
    PressFinder(layout).presses(for: text).reduce(0) { sum, press in
      if case .key(let key) = press, layout.keys[key].under != nil { sum + 2 } else { sum + 1 }
    }
  }

  /// The next-character key separates syllables that would merge otherwise. Where space ends a run, it is pressed
  /// twice. After a doubled letter of Danmoeum, the next-character key is not needed, because the cycle of the letter
  /// has ended. Examples are ㅆ followed by ㅅ, and ㅠ followed by ㅜ.
  @Test(arguments: [
    ("각", Layout.cheonjiin, 4), ("가가", .cheonjiin, 6), ("각가", .cheonjiin, 4 + 1 + 3), ("각가", .naratgeul, 3 + 2),
    ("나무위키", .naratgeul, 12), ("하꾜", .danmoeum, 2 + 4), ("학교", .danmoeum, 3 + 1 + 3), ("까", .dubeolsik, 3),
    ("가 가", .cheonjiin, 3 + 2 + 3), ("가 가", .naratgeul, 2 + 1 + 2), ("  ", .cheonjiin, 2), ("있습", .danmoeum, 4 + 3),
    ("ㅠㅠ", .danmoeum, 4), ("각가", .danmoeum, 3 + 1 + 2), ("꽃", .cheonjiinPlus, 2 + 2 + 1),
  ])
  func countsTheFewestPresses(text: String, layout: Layout, count: Int) {
    #expect(presses(text, layout) == count)
  }

  @Test func entersCharactersWithoutAKeyAsText() {
    let layout = Layout(id: "two", name: "둘", latinName: "Two", keys: [Key("ㄱ", appends: "ㄱ"), Key("ㅏ", appends: "ㅏ")])
    #expect(presses("각가", layout) == 5)
    #expect(PressFinder(layout).presses(for: "각나").last == .text(["나"]))
  }
}
