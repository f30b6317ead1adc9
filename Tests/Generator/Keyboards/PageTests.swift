import Hangul
import Keyboards
import Testing

/// Texts that are canonically equivalent are two texts, and pages that have them two pages.
@Test func pagesAreTheSameIfTheyTypeTheSameScalars() {
  let texts = ["\u{E9}", "e\u{301}"]
  let slots: [[PageSlot]] = [
    texts.map { PageSlot(.text(SlotText($0))) },
    texts.map { PageSlot(.text(SlotText("x", shifted: $0))) },
    texts.map { PageSlot(.text(SlotText("x", email: $0))) },
    texts.map { PageSlot(.text(SlotText("x", address: $0))) },
    texts.map { PageSlot(.text(SlotText("x")), hold: [.text(ScalarText($0))]) },
    texts.map { PageSlot(.page(nil), legend: $0) },
  ]
  for pair in slots { #expect(Set(pair).count == 2) }
  #expect(Set(texts.map { Page("x", legend: $0, kind: .digits, rows: []) }).count == 2)
}
