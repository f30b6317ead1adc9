import Layouts
import Testing

@testable import gen

/// The presses that the finder returns type the text. There is no shorter sequence of presses.
@Suite struct FinderTests {
  @Test(
    arguments: Typist.all,
    [
      "ㅋㅋㅋ", "안ㅎㅎ", "않", "안ㅎ", "읊조리다", "각ㅏ", "가ㄱㅏ", "ㄱㅏ", "ㄳ", "값ㄳ없", "ㅗㅏ", "ㅡㅣ", "ㅣㆍ", "학교", "하꾜", "뷁쉛뛝",
      "활자, movable type!", "say \"hi\"", "\"", "\"\"", " ", "", "가 나\t다", "가_나<", "...", ".,?!", "가.나",
      "\u{1100}\u{1161}", "\u{1100}\u{119E}", "ㄱ\u{119E}", "ㄱ\u{318D}", "ㄱ\u{2025}", "\u{119E}\u{11A2}",
      "가\u{1100}\u{119E}",
      "각\u{318D}", "ㅿㆁ", "\u{1112}\u{119E}\u{11AB}", "e\u{301}가\u{301}", "👨‍👩‍👧가🇰🇷", "\0\u{FEFF}\r", "\u{AC00}\u{11A8}",
      "ㅏㆍㆍㅣ", "갂갃간갅갆갇갈갉갊갋갌갍갎갏감갑값갓갔강갖갗갘같갚갛",
    ])
  func pressesTypeTheText(typist: Typist, text: String) throws {
    let keys = typist.notation.text(of: typist.finder.presses(for: text))
    #expect(typist.text(of: try typist.notation.presses(in: keys)).scalars == text.scalars, "\(keys)")
  }

  /// The best-known word for this layout, in the notation that its users use.
  @Test func findsTheExampleOfTheLayout() throws {
    let typist = Typist(.motorola)
    #expect(typist.text(of: try typist.notation.presses(in: "232#6#06#91#9")) == "나무위키")
    #expect(typist.notation.text(of: typist.finder.presses(for: "나무위키")) == "232#6#06#91#9")
  }

  @Test(arguments: Typist.all) func pressesTypeEverySyllable(typist: Typist) {
    for syllable in Syllable.all {
      let text = String(syllable.scalar)
      #expect(typist.text(of: typist.finder.presses(for: text)).scalars == text.scalars)
    }
  }

  /// If several sequences have the same length, the finder prefers the one that works on every keyboard.
  @Test(arguments: [
    (Layout.sky, "워", "0#6"), (.cheonjiin, "워", "03221"), (.cheonjiin, "얘", "01221"), (.naratgeul, "걔", "13*9"),
    (.naratgeul, "계", "133*9"), (.cheonjiinPlus, "까", "zzlk"), (.dubeolsik, "까", "Rk"),
  ])
  func avoidsRareSteps(layout: Layout, text: String, keys: String) throws {
    let typist = try #require(Typist.all.first { $0.layout == layout })
    #expect(typist.notation.text(of: typist.finder.presses(for: text)) == keys)
  }

  /// The finder and the rule look only at the letters where two units meet. The test therefore pairs all vowels, tails
  /// and leads, and all letters. For layouts with dots, it also pairs all leads with a dot.
  @Test(arguments: Typist.all) func pressesTypeEveryPairOfUnits(typist: Typist) {
    let (layout, style) = (typist.layout, typist.layout.dotStyle)
    let syllables =
      Jamo.vowels.indices.map { Syllable(lead: 11, vowel: $0) } + Tail.all.map { Syllable(lead: 0, vowel: 0, tail: $0) }
      + Jamo.leads.indices.map { Syllable(lead: $0, vowel: 20) }
    let dots = layout.letters.filter(\.isDot).map { style.scalar(of: $0) }
    let pending = dots.flatMap { dot in Jamo.leads.indices.map { [style.scalar(ofLead: $0), dot] } }
    let letters = layout.letters.filter { !$0.isDot }.map(\.scalar) + dots
    let units = (syllables.map(\.scalar) + letters).map { [$0] } + pending
    for first in units {
      for second in units {
        let text = String(String.UnicodeScalarView(first + second))
        let typed = typist.text(of: typist.finder.presses(for: text))
        if typed.scalars != text.scalars { Issue.record("\(text) comes back as \(typed)") }
      }
    }
  }
}
