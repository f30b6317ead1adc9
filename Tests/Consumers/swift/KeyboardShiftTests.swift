import Hwalja
import Testing

/// Shift, and the capitals that a field asks for.
struct KeyboardShiftTests {
  private func latin(_ steps: String, _ text: String = "|") -> String {
    let fingers = Fingers(.practice, for: .init(.email), text)
    #expect(fingers.perform(steps) != nil)
    return "\(fingers.field.marked) \(fingers.keyboard.shift)"
  }

  private func sentences(_ steps: String, _ text: String = "|") -> String {
    let fingers = Fingers(.practice, for: .init(.email, capitals: .sentences), text)
    #expect(fingers.perform(steps) != nil)
    return "\(fingers.field.marked) \(fingers.keyboard.shift)"
  }

  @Test func shiftIsForOneLetter() {
    #expect(latin("⇧ w w") == "Ww| off")
    #expect(latin("⇧ ⇧") == "| locked")
    #expect(latin("⇧ +301 ⇧ w") == "w| off")
    #expect(latin("⇧ +300 ⇧ w x ⇧ w") == "WXw| off")
    #expect(latin("⇧ w ⇧ w w") == "WWw| off")
    #expect(latin("⇧ ␣ ⇧") == " | off")
    #expect(latin("⇧ 🌐 ⇧") == "| off")
  }

  @Test func twoFastLettersAreNotTwoCapitals() {
    #expect(latin("⇧ a↓q b↓w a↑ b↑") == "Qw| off")
    #expect(latin("⇧ a↓q b↓e a↑ b↑") == "Qe| off")
    #expect(sentences("a↓q b↓e b↑ a↑") == "Qe| off")
  }

  @Test func shiftThatIsHeldIsForAllLetters() {
    #expect(latin("a↓⇧ b↓w b↑ b↓q b↑ b↓x b↑ a↑ w") == "WQXw| off")
    #expect(latin("a↓⇧ a→w a↑ w") == "Ww| off")
    #expect(latin("a↓⇧ a→␣ a↑ w") == " W| off")
    #expect(latin("⇧ +400 a↓⇧ b↓w b↑ a↑") == "W| off")
    #expect(latin("⇧ ⇧ a↓⇧ b↓w b↑ a↑ w") == "Ww| off")
  }

  @Test func shiftThatIsCancelledIsAsItWas() {
    #expect(latin("a↓⇧ a× ⇧") == "| once")
    #expect(latin("⇧ +400 a↓⇧ a×") == "| once")
    #expect(latin("⇧ ⇧ a↓⇧ a×") == "| locked")
    #expect(latin("⇧ ⇧ a↓⇧ b↓w a×") == "W| off")
    #expect(sentences("a↓⇧ a×") == "| due")
  }

  @Test func shiftDoesNotLockWithoutCapitals() {
    let fingers = Fingers(.practice)
    #expect(fingers.perform("⇧ ⇧ ㄱ ⇧ ㅃ ㅂ") == "ㄱㅃㅂ|")
  }

  @Test func shiftDoesNotOutliveItsLanguage() {
    let fingers = Fingers(.practice)
    fingers.perform("⇧ 한/영")
    #expect(fingers.shown == "latin off ␣")
    fingers.perform("⇧ ⇧ 한/영")
    #expect(fingers.shown == "korean off ␣")
    #expect(fingers.perform("⇧ !#1 가 ㄱ") == "ㄱ|")
  }

  @Test func aCapitalIsDueAtTheBeginningOfASentence() {
    let dues: [(String, Bool)] = [
      ("|", true), ("가|", false), ("가\\n|", true), ("가\\n  |", true), (" |", true),
      ("a |", false), ("a.|", false), ("a. |", true), ("a!  |", true), ("a? |", true),
      ("a… |", true), ("a) |", false), ("a|. ", false), ("a. [b]", true),
    ]
    for (text, isDue) in dues {
      #expect(sentences("", text) == "\(text) \(isDue ? "due" : "off")")
    }
  }

  @Test func aCapitalIsDueAtTheBeginningOfAWord() {
    for (text, isDue) in [("|", true), ("a |", true), ("a\\n|", true), ("a.|", false)] {
      let fingers = Fingers(.practice, for: .init(.email, capitals: .words), text)
      #expect(fingers.keyboard.shift == (isDue ? .due : .off), "\(text)")
    }
  }

  @Test func aFieldThatSaysNothingBeginsNoSentence() {
    let field = KeyboardField.Capitals.sentences
    let silent = Fingers(.practice, for: .init(.email, capitals: field), "")
    #expect(silent.keyboard.shift == .due)
    let client = SilentField()
    let keyboard = Keyboard(
      .practice, session: InputSession(layout: .dubeolsik, client: client))
    keyboard.fieldDidChange(.init(.email, capitals: field))
    #expect(keyboard.shift == .off)
    client.hasText = false
    keyboard.hostDidChange(at: 1)
    #expect(keyboard.shift == .due)
  }

  @Test func aCapitalIsDueOnlyOnPagesThatHaveSome() {
    let fingers = Fingers(.practice, for: .init(capitals: .sentences))
    #expect(fingers.shown == "korean off ␣")
    fingers.perform("한/영")
    #expect(fingers.shown == "latin due ␣")
    fingers.perform("한/영")
    #expect(fingers.shown == "korean off ␣")
    fingers.perform("@letters,none,none 한/영")
    #expect(fingers.shown == "latin off ␣")
  }

  @Test func whoeverTurnsACapitalOffIsObeyed() {
    #expect(sentences("⇧") == "| off")
    #expect(sentences("⇧ w . ␣ w") == "w. W| off")
    #expect(sentences("⇧ >0 w") == "w| off")
  }

  @Test func theHostMayMakeACapitalDue() {
    let fingers = Fingers(.practice, for: .init(.email, capitals: .sentences), "a|")
    let changes = fingers.changes
    fingers.perform("!")
    #expect(fingers.keyboard.shift == .due)
    #expect(fingers.changes == changes + 1)
    fingers.perform("+\"x\"")
    #expect(fingers.keyboard.shift == .off)
    fingers.perform("+\"x\"")
    #expect(fingers.changes == changes + 2)
  }
}

/// A field that keeps its text to itself.
private final class SilentField: TextClient {
  var hasText = true
  var documentContextBeforeInput: String? { nil }
  var selectedText: String? { nil }
  func deleteBackward() {}
  func insertText(_ text: String) {}
}
