import Hangul
import Layouts
import Rule
import TestSupport
import Testing

/// A pause ends the cycle of a key, and nothing else.
@Suite struct PauseTests {
  @Test(arguments: [
    ("4…4", "ㄱㄱ"), ("44…4", "ㅋㄱ"), ("412…4", "각"), ("4124…4", "각ㄱ"), ("41254…4", "간ㄱㄱ"),
    ("412554…4", "갉ㄱ"), ("412554…44", "갉ㅋ"), ("4…12", "가"), ("4…3…2…1", "귀"),
    ("2…2…3", "ㅛ"),
    ("412…2", "갸"), ("1…1", "ㅣㅣ"), ("4…5…4", "ㄱㄴㄱ"),
  ])
  func cheonjiin(codes: String, text: String) { expect(.cheonjiin, codes, text) }

  /// Modifiers and vowels that cycle join as if no time had passed.
  @Test(arguments: [("ㄴ … 획추가", "ㄷ"), ("ㄱ … 쌍자음", "ㄲ"), ("ㄱ ㅏㅓ … ㅏㅓ", "거")])
  func naratgeul(ids: String, text: String) {
    var field = Typed(.naratgeul)
    field.press(ids)
    #expect(field.text == text.scalars, "\(String(scalars: field.text))")
  }

  @Test(arguments: [("4…4", "ㄷㄷ"), ("2…2", "ㅡ")])
  func sky(codes: String, text: String) { expect(.sky, codes, text) }

  @Test(arguments: [("r…r", "ㄱㄱ"), ("rkr…r", "각ㄱ"), ("k…k", "ㅑ")])
  func danmoeum(codes: String, text: String) { expect(.danmoeum, codes, text) }

  /// A key that cycles through nothing ends no run: its letters would not join in any case.
  @Test func aKeyThatDoesNotCycleGoesOnWithTheRun() {
    var field = Typed(.dubeolsik)
    field.pressCodes("rkr…r")
    #expect(field.field.run == "각ㄱ".scalars)
  }

  /// The end of the run is the end of what can change: the second ㄱ leads a syllable of its own.
  @Test func whatWasTypedBeforeTheCycleIsCommitted() {
    var field = Typed(.cheonjiin)
    field.pressCodes("4124…412")
    #expect(field.text == "각가".scalars && field.field.committed == "각".scalars)
  }

  private func expect(_ layout: Layout, _ codes: String, _ text: String) {
    var field = Typed(layout)
    field.pressCodes(codes)
    #expect(field.text == text.scalars, "\(String(scalars: field.text))")
  }
}

/// Space after a mark writes at once, since there is nothing to keep apart.
@Suite struct SpaceAfterMarkTests {
  @Test(arguments: [
    ("ㄱㅋ 인 .,?!", "기. "), ("ㄱㅋ 인 .,?! .,?!", "기, "), (".,?!", ". "), (".,?! … .,?!", ".. "),
  ])
  func cheonjiin(ids: String, text: String) {
    var field = Typed(.cheonjiin)
    field.press(ids)
    field.field.space()
    #expect(field.text == text.scalars && field.field.run.isEmpty)
  }
}
