import Hangul
import Keyboards
import Layouts
import Testing

/// What is wrong with keyboards, one fault at a time.
@Suite struct ProblemTests {
  private let good = Keyboard.korean(.cheonjiin)

  private func messages(_ pages: [Page], id: String = "mine") -> [String] {
    Keyboard(id: id, layout: .cheonjiin, pages: pages).problems.map(\.message)
  }

  /// The messages about a page of symbols with this slot, which is reached from the letters.
  private func messages(_ slot: PageSlot) -> [String] {
    let page = Page(
      "more", legend: "more", kind: .symbols,
      rows: [[slot, PageSlot(.page(nil)), PageSlot(.text(SlotText("!")))]])
    return messages(good.pages + [page, door(to: "more")])
  }

  private func door(to page: String) -> Page {
    Page(
      "door", legend: "door", kind: .digits, fields: [.search],
      rows: [[PageSlot(.page(page)), PageSlot(.page(nil))]])
  }

  @Test func aSlotThatWorksHasNoProblem() {
    #expect(messages(PageSlot(.text(SlotText("<b>|</b>")), hold: [.key("ㄱㅋ"), .text("|")])) == [])
    #expect(messages(PageSlot(.text(SlotText(String(repeating: "x", count: 64))))) == [])
  }

  static let slots: [(PageSlot, String)] = [
    (PageSlot(.key("ㄲ")), "cheonjiin has no unshifted key ㄲ"),
    (PageSlot(.page("nowhere")), "there is no page nowhere to open"),
    (PageSlot(.text(SlotText(""))), "is not 1 to 64 scalars"),
    (
      PageSlot(.text(SlotText(String(repeating: "x", count: 65)))),
      "the text that begins \"xxxxxxxx\" is not 1 to 64 scalars"
    ),
    (PageSlot(.text(SlotText("a\nb"))), "is not 1 to 64 scalars of a line: it has U+000A"),
    (PageSlot(.text(SlotText("a\u{202E}"))), "has U+202E, a character that changes"),
    (PageSlot(.text(SlotText("\u{301}"))), "begins with U+0301, a mark"),
    (PageSlot(.text(SlotText("x", shifted: " "))), "is not 1 to 64 scalars"),
    (PageSlot(.text(SlotText("a|b|c"))), "has | twice"),
    (PageSlot(.text(SlotText("x", email: "||"))), "has | twice"),
    (PageSlot(.text(SlotText("x", address: "||"))), "has | twice"),
    (PageSlot(.role(.enter), hold: [.text("x")]), "it types nothing"),
    (PageSlot(.gap, flicks: [.up: .text("x")]), "it types nothing"),
    (PageSlot(.text(SlotText("x")), hold: [.key("ㄲ")]), "cheonjiin has no key ㄲ to offer"),
    (PageSlot(.text(SlotText("x")), flicks: [.left: .text("a|b|")]), "has | twice"),
    (PageSlot(.text(SlotText("x")), hold: [.text("y"), .text("y")]), "offers one thing twice"),
    (
      PageSlot(.text(SlotText("x")), hold: (0..<17).map { .text(ScalarText("\($0)")) }),
      "offers more than 16 things"
    ),
    (PageSlot(.page(nil), legend: "\n"), "its legend is not a line of text"),
    (PageSlot(.text(SlotText("x")), halfKeys: 0), "its width is not 0.5 to 20 keys"),
    (PageSlot(.text(SlotText("x")), halfKeys: 41), "its width is not 0.5 to 20 keys"),
  ]

  @Test(arguments: slots) func aFaultOfASlotIsNamed(slot: PageSlot, says: String) {
    let found = messages(slot)
    #expect(found.count == 1 && found[0].contains(says), "\(found)")
  }

  @Test func aFaultOfAPageIsNamed() {
    let there = good.pages
    func page(
      _ id: String = "more", legend: String = "x", kind: Page.Kind = .digits,
      fields: [FieldKind] = [.search], rows: [[PageSlot]] = [[PageSlot(.page(nil))]]
    ) -> Page {
      Page(id, legend: legend, kind: kind, fields: fields, rows: rows)
    }
    let twice = [[PageSlot(.page(nil)), PageSlot(.role(.space)), PageSlot(.role(.space))]]
    let keys = [[PageSlot(.key("인")), PageSlot(.key("인")), PageSlot(.page(nil))]]
    let faults: [(Page, String)] = [
      (page(fields: []), "nothing leads to the page more"),
      (page(rows: [[PageSlot(.text(SlotText("x")))]]), "the page more cannot be left"),
      (page(fields: [.phone]), "two pages open for fields of phone"),
      (page("latin"), "two pages have the id latin"),
      (page("More"), "the id \"More\" is not a word"),
      (page(legend: " "), "the legend of the page more is not a line of text"),
      (page(kind: .letters, rows: [[PageSlot(.gap)]]), "the page more has no slots"),
      (page(rows: twice), "the page more has space twice"),
      (page(rows: keys), "the page more has the key 인 twice"),
    ]
    for (page, says) in faults {
      let found = messages(there + [page])
      #expect(found.count == 1 && found[0].contains(says), "\(says): \(found)")
    }
  }

  @Test func aFaultOfTheKeyboardIsNamed() {
    #expect(
      messages(good.pages, id: "내 것").first?.contains("cannot be part of a file name") == true)
    for id in ["con", "nul"] {
      #expect(messages(good.pages, id: id).first?.contains("name of a device") == true)
    }
    #expect(messages([]) == ["a keyboard has no pages; give it one"])
    let bare = Page("letters", legend: "가", kind: .letters, rows: [[PageSlot(.key("인"))]])
    #expect(messages([bare]).count == Layout.cheonjiin.keys.count - 1)
    let many = Page(
      "letters", legend: "가", kind: .letters,
      rows: [[PageSlot]](repeating: [PageSlot(.gap)], count: 1_001))
    #expect(messages([many]) == ["a keyboard has 64 pages and 1000 slots at most; drop some"])
  }

  /// Tags, for example: texts alone, on one page or on several that lead to each other.
  @Test func aKeyboardNeedsNoKorean() {
    func page(_ id: String, _ slots: PageSlot...) -> Page {
      Page(id, legend: id, kind: .symbols, rows: [slots])
    }
    let tag = PageSlot(.text(SlotText("<b>|</b>")), legend: "굵게")
    let (to, back) = (PageSlot(.page("b")), PageSlot(.page("a")))
    #expect(messages([page("a", tag)]) == [])
    #expect(messages([page("a", tag, to), page("b", tag, back)]) == [])
    #expect(
      messages([page("a", tag, to), page("b", tag)])
        == ["the page b cannot be left; put a slot for another on it"])
    for slot in [PageSlot(.page(nil)), PageSlot(.role(.language))] {
      let found = messages([page("a", tag, slot)])
      #expect(found.count == 1 && found[0].hasPrefix("no page is one of letters, to go back to;"))
    }
  }

  @Test func aLayoutThatNeedsShiftNeedsItOnThePageOfItsKeys() {
    let pages = Keyboard.korean(.dubeolsik).pages.map { page in
      Page(
        page.id, legend: page.legend.string, kind: page.kind, fields: page.fields,
        rows: page.rows.map { row in
          row.filter { $0.content != .role(.shift) || page.id != "letters" }
        })
    }
    let found = Keyboard(id: "mine", layout: .dubeolsik, pages: pages).problems.map(\.message)
    #expect(found == ["dubeolsik has keys that need shift; put shift on the page of its keys"])
  }
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
