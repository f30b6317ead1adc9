import Hwalja
import Testing

/// Pages, what opens them, and what is drawn of them.
struct KeyboardPageTests {
  /// What is shown after these steps.
  private func shown(_ steps: String, for asking: KeyboardField = .init()) -> String {
    let fingers = Fingers(.practice, for: asking)
    #expect(fingers.perform(steps) != nil)
    return fingers.shown
  }

  @Test func aFieldOpensThePageThatNamesItOrElseTheFirst() {
    #expect(shown("") == "korean off ␣")
    #expect(shown("", for: .init(.search)) == "korean off ␣")
    #expect(shown("", for: .init(.email)) == "latin off ␣")
    #expect(shown("", for: .init(.number)) == "digits off ␣")
  }

  @Test func aPageWithoutIdGoesBackToTheLettersThatWereShownLast() {
    #expect(shown("!#1 가") == "korean off ␣")
    #expect(shown("한/영 !#1 ABC") == "latin off ␣")
    #expect(shown("뒤로", for: .init(.number)) == "korean off ␣")
  }

  @Test func symbolsGoBackAfterASpaceOrEnterIfAnythingWasWritten() {
    #expect(shown("!#1 ? ␣") == "korean off ␣")
    #expect(shown("!#1 ? ⏎") == "korean off ␣")
    #expect(shown("!#1 ␣ ⏎") == "symbols off ␣")
    #expect(shown("!#1 ? 123 7 ␣") == "digits off ␣")
  }

  @Test func anApostropheGoesBackToLettersWithCapitals() {
    #expect(shown("한/영 !#1 '") == "latin off ␣")
    #expect(shown("한/영 !#1 a↓* +350") == "latin off ␣")
    #expect(shown("!#1 '") == "symbols off ␣")
    #expect(shown("한/영 !#1 123 '") == "digits off ␣")
  }

  @Test func languagesTakeTurns() {
    let fingers = Fingers(.practice)
    fingers.perform("ㄱ 한/영")
    #expect(fingers.shown == "latin off ␣")
    #expect(!fingers.keyboard.session.isComposing)
    fingers.perform("한/영")
    #expect(fingers.shown == "korean off ␣")
    #expect(fingers.requests.isEmpty)
    fingers.perform("!#1 한/영")
    #expect(fingers.shown == "latin off ␣")
  }

  @Test func aKeyboardOfOneLanguageAsksForTheNext() {
    let pages = KeyboardPages(
      id: "one", layout: .sky,
      pages: [.init("only", legend: "", rows: [[.role(.language), .role(.globe)]])])
    let fingers = Fingers(pages)
    fingers.perform("한/영 🌐")
    #expect(fingers.requests == ["globe", "globe"])
  }

  @Test func anotherFieldBeginsAnew() {
    let fingers = Fingers(.practice, for: .init(.email))
    fingers.perform("a↓q @letters,none,done +350 a↑")
    #expect(fingers.field.marked == "|")
    #expect(fingers.shown == "korean off ␣")
    #expect(fingers.drawn.contains("완료"))
    fingers.perform("@number,none,none 뒤로")
    #expect(fingers.shown == "korean off ␣")
  }

  @Test func anotherKeyboardEndsTheRunAndHasItsLayout() {
    let fingers = Fingers(.practice)
    fingers.perform("ㄱ b↓⌫")
    fingers.keyboard.pages = .keypad
    #expect(fingers.shown == "keypad off ␣")
    #expect(fingers.perform("+400 0.2 0.0") == "ㅢ|")
  }

  @Test func everySlotHasALegend() {
    let fingers = Fingers(.practice, for: .init(action: .search))
    #expect(
      fingers.drawn
        == "ㅂ␟2␟1 ㄱ␟2␟4 ㅏ␟2␟ㅏ␟♥ ⌫␟2 ␤ !#1␟2 ⇧␟2 한/영␟2 다음␟2 ␣␟2 검색␟2")
    fingers.perform("⇧")
    #expect(fingers.drawn.hasPrefix("ㅃ␟2␟1 ㄲ␟2␟4 ㅏ␟2"))
    fingers.perform("⇧ !#1")
    #expect(
      fingers.drawn == "?␟2 '␟2 ()␟2 «␟2 *␟2␟' ␤ 가␟2 123␟2 ␣␟2 검색␟2 한/영␟2")
    fingers.perform("123")
    #expect(fingers.drawn == "7␟2 '␟2 ␤ 뒤로␟2 ␣␟2 ⌄␟2")
  }

  @Test func textsDependOnTheFieldAndOnShift() {
    let fingers = Fingers(.practice, for: .init(.email))
    #expect(fingers.drawn.contains(" ␤ ⇧␟3 @␟2 .␟2 !␟2 ␤ "))
    fingers.perform("@address,none,none ⇧")
    #expect(fingers.drawn.hasPrefix("Q␟2␟1 W␟2 E␟2␟é␟()␟ㅂ X␟2 SS␟2 ␤ ⇧␟3 /␟2 .␟2 !␟2"))
    fingers.perform("@letters,none,none 한/영 ⇧")
    #expect(fingers.drawn.contains(" ␤ ⇧␟3 ;␟2 .␟2 !␟2 ␤ "))
  }

  @Test func theWidthOfAGlobeThatIsNotShownGoesToSpace() {
    let fingers = Fingers(.practice, for: .init(.email))
    #expect(fingers.drawn.hasSuffix("!#1␟2 🌐␟1 한/영␟2 ␣␟2 ⌫␟2 ⏎␟2 ␟3"))
    fingers.keyboard.settings.needsGlobe = false
    #expect(fingers.drawn.hasSuffix("!#1␟2 한/영␟2 ␣␟3 ⌫␟2 ⏎␟2 ␟3"))
    #expect(fingers.keyboard.rows[2].map(\.place.column) == [0, 2, 3, 4, 5, 6])
  }

  @Test func slotsThatFingersAreOnAreDrawn() {
    let fingers = Fingers(.practice)
    fingers.perform("a↓⇧ b↓ㄲ")
    let pressed = fingers.keyboard.rows.joined().filter(\.isPressed).map(\.legend)
    #expect(pressed == ["ㄲ", "⇧"])
    fingers.perform("a↑ b↑")
    #expect(!fingers.keyboard.rows.joined().contains { $0.isPressed })
  }

  @Test func spaceSaysWhetherItOnlyEndsTheRun() {
    let fingers = Fingers(.keypad)
    fingers.perform("1.0")
    #expect(fingers.shown == "keypad off 다음")
    fingers.perform("1.3")
    #expect(fingers.shown == "keypad off ␣")
    #expect(fingers.outcome == .ended)
  }

  @Test(arguments: KeyboardPages.all + [.cheonjiinCompatibility])
  func everyPageOfEveryKeyboardIsDrawn(pages: KeyboardPages) {
    for page in pages.pages {
      for other in page.rows.joined() {
        guard case .page(let id?, _) = other.content else { continue }
        #expect(pages.pages.contains { $0.id == id }, "\(page.id) opens \(id)")
      }
    }
    let fingers = Fingers(pages)
    let keys = fingers.keyboard.rows.joined().filter {
      if case .key = $0.content { true } else { false }
    }
    #expect(keys.count == pages.layout.keys.count { !$0.isShifted })
  }
}
