import Hwalja
import Testing

/// What happens by itself, and what depends on how much time has passed.
struct KeyboardTimeTests {
  private func typed(_ steps: String, _ text: String = "|") -> String? {
    Fingers(.practice, for: .init(.email), text).perform(steps)
  }

  @Test func backspaceRepeats() {
    #expect(typed("a↓⌫ +399", "가나다라|") == "가나다|")
    #expect(typed("a↓⌫ +400", "가나다라|") == "가나|")
    #expect(typed("a↓⌫ +400 +49", "가나다라|") == "가나|")
    #expect(typed("a↓⌫ +400 +50", "가나다라|") == "가|")
    #expect(typed("a↓⌫ +400 a↑ +50", "가나다라|") == "가나|")
  }

  @Test func whatHappensLateHappensOnce() {
    #expect(typed("a↓⌫ +900", "가나다라|") == "가나|")
    #expect(typed("a↓⌫ +900 +49", "가나다라|") == "가나|")
    #expect(typed("a↓⌫ +900 +50", "가나다라|") == "가|")
  }

  @Test func backspaceThatIsHeldOnDeletesWords() {
    let fingers = Fingers(.practice, for: .init(.email), "하나 둘\\n셋 넷  다섯여섯|")
    #expect(fingers.perform("a↓⌫ +2000") == "하나 둘\\n셋 넷  |")
    #expect(fingers.perform("+199") == "하나 둘\\n셋 넷  |")
    #expect(fingers.perform("+1") == "하나 둘\\n셋 |")
    #expect(fingers.perform("+200 +200") == "하나 |")
    #expect(fingers.perform("+200") == "|")
    #expect(fingers.outcome == .changed)
    #expect(fingers.perform("+200") == "|")
    #expect(fingers.outcome == .nothing)
    #expect(fingers.keyboard.nextTick == nil)
  }

  @Test func aSelectionGoesAlone() {
    #expect(typed("a↓⌫ >1-2 +2000", "가나 다라|") == "가| 다")
  }

  @Test func aWordEndsTheRun() {
    let fingers = Fingers(.practice, "x |")
    #expect(fingers.perform("ㄱ ㅏ a↓⌫ +2000 a↑ ㅏ") == "x ㅏ|")
  }

  @Test func theNextTickIsKnown() {
    let fingers = Fingers(.practice, for: .init(.email), "가나다라|")
    let keyboard = fingers.keyboard
    #expect(keyboard.nextTick == nil)
    fingers.perform("a↓q")
    #expect(keyboard.nextTick == 1.35)
    fingers.perform("+10 a→w")
    #expect(keyboard.nextTick == nil)
    fingers.perform("a↑ a↓⌫")
    #expect(keyboard.nextTick == 1.41)
    fingers.perform("+400")
    #expect(keyboard.nextTick == 1.46)
    fingers.perform("a↑ a↓w")
    #expect(keyboard.nextTick == nil)
  }

  @Test func aTickAtTheNextTickIsNotTooEarly() {
    // The time of a tick, from milliseconds to seconds and back, is the same.
    for start in [0.1, 0.2, 0.7, 1.1, 12_345.678, 98_765_432.109] {
      let keyboard = Keyboard(
        .practice, session: InputSession(layout: .dubeolsik, client: SimulatedField()))
      keyboard.fieldDidChange(.init(.email))
      keyboard.down(.init(0, 0), finger: 7, at: start)
      #expect(keyboard.tick(at: keyboard.nextTick!) == .written)
    }
  }

  @Test func whatWasToHappenHappensBeforeAnyInput() {
    #expect(typed("a↓q +349 b↓w") == "qw|")
    let fingers = Fingers(.practice, for: .init(.email))
    fingers.keyboard.down(.init(0, 0), finger: 0, at: 2)
    fingers.keyboard.up(0, at: 3)
    #expect(fingers.field.marked == "1|")
  }

  @Test func onlyWhatHappensByItselfIsTold() {
    let fingers = Fingers(.practice, for: .init(.email))
    fingers.perform("w q x a↓e +349")
    #expect(fingers.changes == 0)
    fingers.perform("+1")
    #expect(fingers.changes == 1)
    fingers.perform("+1 a↑ a↓⌫ +400 +50")
    #expect(fingers.changes == 3)
    let sentences = Fingers(.practice, for: .init(.email, capitals: .sentences))
    #expect(sentences.perform("w x") == "Wx|")
    #expect(sentences.changes == 0)
  }

  @Test func settingsCountInSeconds() {
    let fingers = Fingers(.practice, for: .init(.email), "가나다라|")
    fingers.keyboard.settings.repeatDelay = 0.1
    fingers.keyboard.settings.repeatInterval = 0
    fingers.keyboard.settings.longPress = .infinity
    #expect(fingers.perform("a↓⌫ +100 +1 a↑ a↓q +9000 a↑") == "가q|")
  }

  @Test func noTimeIsTooLongOrTooEarly() {
    let keyboard = Keyboard(
      .practice, session: InputSession(layout: .dubeolsik, client: SimulatedField()))
    for time in [0, -1, 1e300, -.infinity, .infinity, .nan, 1] {
      keyboard.tap(.init(0, 1), at: time)
      keyboard.down(.init(0, 3), finger: 1, at: time)
      keyboard.tick(at: time)
    }
    keyboard.drag(1, x: .min, y: .min, at: 2)
    keyboard.drag(1, x: .max, y: .min, at: 2)
  }
}
