import Keyboards
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
