import Hangul
import Layouts
import TestSupport
import Testing
import Typing
import Verification

/// The presses found for a text type it, and there are no fewer.
@Suite struct FinderTests {
  @Test(
    arguments: Keyboard.all,
    [
      "ㅋㅋㅋ", "안ㅎㅎ", "않", "안ㅎ", "읊조리다", "각ㅏ", "가ㄱㅏ", "ㄱㅏ", "ㄳ", "값ㄳ없", "ㅗㅏ", "ㅡㅣ", "ㅣㆍ",
      "학교", "하꾜", "뷁쉛뛝", "활자, movable type!", "say \"hi\"", "\"", "\"\"", " ", "", "가 나\t다", "가_나<",
      "...", ".,?!", "가.나", "\u{1100}\u{1161}", "\u{1100}\u{119E}", "ㄱ\u{119E}", "ㄱ\u{318D}",
      "\u{119E}\u{11A2}",
      "가\u{1100}\u{119E}", "각\u{318D}", "ㅿㆁ", "\u{1112}\u{119E}\u{11AB}", "e\u{301}가\u{301}", "👨‍👩‍👧가🇰🇷",
      "\0\u{FEFF}\r",
      "\u{AC00}\u{11A8}", "ㅏㆍㆍㅣ", "갂갃간갅갆갇갈갉갊갋갌갍갎갏감갑값갓갔강갖갗갘같갚갛",
    ])
  func textComesBack(keyboard: Keyboard, text: String) throws {
    let keys = keyboard.keys(text)
    #expect(try keyboard.type(keys).scalars == text.scalars, "\(keys)")
  }

  /// A next-character press is there only where the text would be another without it.
  @Test(arguments: Keyboard.all)
  func noNextCharacterCanBeLeftOut(keyboard: Keyboard) throws {
    let finder = PressFinder(keyboard.layout)
    let letters = keyboard.layout.letters.filter { !$0.isDot }.map(\.scalar)
    let units = letters + [0xAC00, 0xAC01, 0xAC04, 0xAC08, 0xD7A3].map { Unicode.Scalar($0)! }
    for first in units {
      for second in units {
        let text = String(String.UnicodeScalarView([first, second]))
        let presses = finder.presses(for: text)
        guard let next = presses.firstIndex(of: .next) else { continue }
        var without = presses
        without.remove(at: next)
        #expect(keyboard.text(of: without).scalars != text.scalars, "\(text)")
      }
    }
  }

  @Test(arguments: Keyboard.all)
  func pairsOfSomeUnitsComeBack(keyboard: Keyboard) throws {
    let proof = PairProof(keyboard.layout)
    // Syllables and letters; Cheonjiin has four marks and two dots too, and 19 leads with each of those.
    #expect(proof.units.count == 11_172 + 40 + (keyboard.layout.hasDots ? 4 + 2 + 2 * 19 : 0))
    let lettersAndForms = stride(from: Syllable.count, to: proof.units.count, by: 30)
    let firsts = [1, 8, 11_171] + lettersAndForms
    #expect(try proof.run(firsts: firsts) == firsts.count * proof.units.count)
  }

  /// A layout on which ㄱ after ㄱ is ㄲ types every syllable of Dubeolsik, and 가 after 각 wrongly.
  @Test func theProofFindsWhatOnlyAPairShows() throws {
    let doubled = Layouts.Key.letter("r", "ㄱ", advance: "ㄱ→ㄲ")
    let keys = Layout.dubeolsik.keys.map { $0.id == "ㄱ" ? doubled : $0 }
    let doubling = Layout.dubeolsik.with(keys: keys)
    let wrong = PairProof(.dubeolsik, typed: doubling)
    let (open, closed) = (0, 1)
    #expect(try wrong.run(firsts: [open]) == wrong.units.count)
    #expect(throws: PairProof.Failure.self) { try wrong.run(firsts: [closed]) }
  }
}
