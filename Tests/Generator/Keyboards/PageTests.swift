import Keyboards
import Layouts
import Testing

/// Texts that are canonically equivalent are two texts, and pages that have them two pages.
@Test func pagesAreTheSameIfTheyTypeTheSameScalars() {
  let slots: [(String) -> PageSlot] = [
    { PageSlot(.text($0)) }, { PageSlot(.text("x", shifted: $0)) },
    { PageSlot(.text("x", email: $0)) }, { PageSlot(.text("x", address: $0)) },
    { PageSlot(.text("x"), hold: [.text($0)]) }, { PageSlot(.text("x"), flicks: [.up: .text($0)]) },
    { PageSlot(.page(nil), legend: $0) },
  ]
  for slot in slots {
    let pages = ["\u{E9}", "e\u{301}"].map { Page("x", legend: "x", rows: [[slot($0)]]) }
    #expect(pages[0].isSame(as: pages[0]) && !pages[0].isSame(as: pages[1]))
  }
}

/// The keys of Dubeolsik without a shift are not drawn as Dubeolsik is, which has no place for seven of them.
@Test func everyKeyHasAPlace() {
  let keys = Layout.dubeolsik.keys.map {
    Key($0.id, code: $0.code, appends: $0.appends, advance: $0.advance)
  }
  let slots = DrawnKeyboard.korean(.dubeolsik.with(keys: keys)).pages[0].rows.joined()
  #expect(slots.compactMap(\.content.key) == Array(keys.indices))
}
