import Hwalja
import Testing

/// Two spaces that make a full stop, and backspace that takes it back.
struct KeyboardSpaceTests {
  private func typed(_ steps: String, _ text: String = "|") -> String? {
    Fingers(.practice, for: .init(.email), text).perform(steps)
  }

  @Test func twoSpacesAfterAWordAreAFullStop() {
    #expect(typed("w ␣ ␣") == "w. |")
    #expect(typed("␣ ␣", "가|") == "가. |")
    #expect(typed("␣ ␣", "1|") == "1. |")
    #expect(typed("␣ ␣", "ⅷ|") == "ⅷ. |")
    #expect(typed("␣ ␣", ".|") == ".  |")
    #expect(typed("␣ ␣", "|") == "  |")
    #expect(typed("␣ ␣", "x |") == "x   |")
    #expect(typed("w ␣ ␣ ␣") == "w.  |")
    #expect(typed("w ␣ ␣ ␣ ␣") == "w.   |")
  }

  @Test func theSecondSpaceComesSoon() {
    #expect(typed("w ␣ +1100 ␣") == "w. |")
    #expect(typed("w ␣ +1101 ␣") == "w  |")
    let fingers = Fingers(.practice, for: .init(.email))
    fingers.keyboard.settings.doubleSpace = nil
    #expect(fingers.perform("w ␣ ␣") == "w  |")
  }

  @Test func whatIsDoneBetweenForgetsTheSpace() {
    #expect(typed("w ␣ x ⌫ ␣") == "w  |")
    #expect(typed("w ␣ 한/영 한/영 ␣") == "w  |")
    #expect(typed("w ␣ a↓␣ a~50,0 a↑ ␣") == "w  |")
    #expect(typed("w ␣ @email,none,none ␣") == "w  |")
    #expect(typed("w ␣ ⇧ ␣") == "w. |")
    #expect(typed("w ␣ !#1 ABC ␣") == "w. |")
    #expect(typed("w ␣ 🌐 ␣") == "w. |")
  }

  @Test func theTextIsLookedAt() {
    #expect(typed("w ␣ +\"x\" ␣") == "w x |")
    #expect(typed("w ␣ >0-1 ␣") == " | ")
    #expect(typed("w ␣ >0 ␣") == " |w ")
    #expect(typed("w ␣ ␣ +\"x\\s\" ␣") == "w. x  |")
  }

  @Test func aSpaceThatOnlyEndsTheRunIsNone() {
    let fingers = Fingers(.keypad)
    #expect(fingers.perform("1.0 ␣ ␣") == "ㄱ |")
    #expect(fingers.perform("␣") == "ㄱ. |")
  }

  @Test func backspaceTakesTheFullStopBack() {
    #expect(typed("w ␣ ␣ ⌫") == "w  |")
    #expect(typed("w ␣ ␣ ⌫ ⌫") == "w |")
    #expect(typed("w ␣ ␣ ⌫ ␣") == "w   |")
    #expect(typed("w ␣ ␣ x ⌫ ⌫") == "w.|")
    #expect(typed("w ␣ ␣ >0-1 ⌫") == "|. ")
    #expect(typed("w ␣ ␣ >1 ⌫") == "|. ")
    #expect(typed("w ␣ ␣ >3-4 ⌫", "|x") == "w. |")
    #expect(typed("w ␣ ␣ ⇧ ⌫") == "w  |")
  }

  @Test func backspaceIsByJamoOrByStroke() {
    let fingers = Fingers(.keypad)
    fingers.keyboard.settings.backspaceStep = .stroke
    #expect(fingers.perform("1.0 1.0 0.3") == "ㄱ|")
    fingers.keyboard.settings.backspaceStep = .jamo
    #expect(fingers.perform("1.0 0.3") == "|")
  }

  @Test func aSpaceEndsALineOfSymbolsAlsoAsAFullStop() {
    let fingers = Fingers(.practice)
    #expect(fingers.perform("ㄱ ␣ !#1 ␣") == "ㄱ. |")
    #expect(fingers.shown == "symbols off ␣")
  }
}
