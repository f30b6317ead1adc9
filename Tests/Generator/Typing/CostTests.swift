import Layouts
import Testing

@testable import gen

/// How many presses a text takes, where a key that needs shift takes two.
@Suite struct CostTests {
  private func presses(_ text: String, _ layout: Layout) -> Int {
    PressFinder(layout).presses(for: text).reduce(0) { sum, press in
      if case .key(let key) = press, layout.keys[key].under != nil { sum + 2 } else { sum + 1 }
    }
  }

  /// A next character is pressed where two syllables would merge, and space twice where it ends a run. A doubled letter
  /// of Danmoeum that stops needs none where one press more would have gone round: ㅆ and then ㅅ, ㅠ and then ㅜ.
  @Test(arguments: [
    ("각", Layout.cheonjiin, 4), ("가가", .cheonjiin, 6), ("각가", .cheonjiin, 4 + 1 + 3), ("각가", .naratgeul, 3 + 2),
    ("나무위키", .naratgeul, 12), ("하꾜", .danmoeum, 2 + 4), ("학교", .danmoeum, 3 + 1 + 3), ("까", .dubeolsik, 3),
    ("가 가", .cheonjiin, 3 + 2 + 3), ("가 가", .naratgeul, 2 + 1 + 2), ("  ", .cheonjiin, 2), ("있습", .danmoeum, 4 + 3),
    ("ㅠㅠ", .danmoeum, 4), ("각가", .danmoeum, 3 + 1 + 2), ("꽃", .cheonjiinPlus, 2 + 2 + 1),
  ])
  func theFewestPresses(text: String, layout: Layout, count: Int) {
    #expect(presses(text, layout) == count)
  }

  @Test func whatNoKeyWritesIsEnteredAsItIs() {
    let layout = Layout(id: "two", name: "둘", latinName: "Two", keys: [Key("ㄱ", appends: "ㄱ"), Key("ㅏ", appends: "ㅏ")])
    #expect(presses("각가", layout) == 5)
    #expect(PressFinder(layout).presses(for: "각나").last == .text(["나"]))
  }
}
