import Hangul
import Keyboards
import Layouts
import Testing

/// What no file can say; what is wrong with files, the suite `file` of Tests/Conformance/facts.tsv has.
@Test(arguments: [0, 41]) func aSlotIsNeitherNarrowerNorWider(halfKeys: Int) {
  let page = Page(
    "more", legend: "more", kind: .digits,
    rows: [[PageSlot(.gap), PageSlot(.text(SlotText("x")), halfKeys: halfKeys)]])
  let problems = Keyboard(id: "mine", layout: .cheonjiin, pages: [page]).problems
  #expect(
    problems.map(\.message) == ["its width is not 0.5 to 20 keys; give it one of these, in halves"])
  #expect(problems.map(\.place) == [.slot(page: 0, row: 0, column: 1)])
}

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
