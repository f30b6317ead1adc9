import Hwalja
import Testing

/// What each operation of a session says that it did.
struct OutcomeTests {
  private func session(_ text: String = "|") -> InputSession<SimulatedProxy> {
    let proxy = Host.plain.proxy()
    proxy.change { $0 = FieldText(text) }
    return InputSession(layout: .cheonjiin, client: proxy)
  }

  @Test func aKeyWritesOrChangesOrDoesNothing() {
    let session = session()
    let key = session.layout.key("ㄱㅋ")!
    #expect(session.press(key) == .written)
    #expect(session.press(key) == .changed)
    #expect(session.press(KeyboardLayout.sky.keys[0]) == .nothing)
    session.client.change { $0 = FieldText() }
    #expect(session.press(KeyboardLayout.sky.keys[0]) == .ended)
    #expect(session.press(key) == .written)
  }

  @Test func whatIsWrittenOverASelectionChangesIt() {
    #expect(session("[a]").press(KeyboardLayout.cheonjiin.keys[3]) == .changed)
    #expect(session("[a]").insert("b") == .changed)
    #expect(session("[a]").space() == .changed)
    #expect(session("[a]").enter() == .changed)
    #expect(session("[a]").backspace() == .changed)
    #expect(session("[a]").commit() == .nothing)
  }

  @Test func spaceEndsTheRunOrWrites() {
    let session = session()
    session.press(session.layout.keys[3])
    #expect(session.space() == .ended)
    #expect(session.space() == .written)
  }

  @Test func textAndEnterAreWritten() {
    let session = session()
    #expect(session.insert("1") == .written)
    #expect(session.enter() == .written)
    #expect(session.insert("") == .nothing)
    session.press(session.layout.keys[3])
    #expect(session.insert("") == .ended)
  }

  @Test func committingEndsTheRunIfThereIsOne() {
    let session = session()
    #expect(session.commit() == .nothing)
    session.press(session.layout.keys[3])
    #expect(session.commit() == .ended)
    #expect(session.commit() == .nothing)
  }

  @Test func backspaceDeletesUntilNothingIsLeft() {
    let session = session("가|")
    session.press(session.layout.keys[3])
    #expect(session.backspace() == .changed)
    #expect(session.backspace(.stroke) == .changed)
    #expect(session.backspace() == .nothing)
    session.press(session.layout.keys[3])
    session.client.change { $0 = FieldText() }
    #expect(session.backspace() == .ended)
  }

  @Test func aPauseIsAsLongAsTheLayoutSaysUnlessTheSessionHasAnother() throws {
    let cheonjiin = KeyboardLayout.cheonjiin
    let hasty = KeyboardLayout(
      id: "hasty", name: "급한", latinName: "Hasty", spaceEndsRun: true, cycleTimeout: 0.3,
      keys: cheonjiin.keys, rows: [], trie: try cheonjiinTrie())
    let session = session()
    func twice(_ wait: Double) -> String {
      let key = session.layout.keys[3]
      session.press(key, at: 10)
      session.press(key, at: 10 + wait)
      defer { session.commit() }
      return session.composing
    }
    session.layout = hasty
    #expect([0.299, 0.3].map(twice) == ["ㅋ", "ㄱ"])
    session.layout = cheonjiin
    #expect([0.999, 1].map(twice) == ["ㅋ", "ㄱ"])
    session.cycleTimeout = 0.05
    #expect([0.049, 0.05].map(twice) == ["ㅋ", "ㄱ"])
    session.cycleTimeout = .infinity
    #expect(twice(1e9) == "ㅋ")
  }

  @Test func aPauseIsTheSameHoweverItsTimesAreWritten() {
    // In floating point, a second between two times is often more or less than 1.
    for start in stride(from: 0.0, through: 3, by: 0.007) {
      let session = session()
      let key = session.layout.keys[3]
      session.press(key, at: start)
      #expect(session.press(key, at: start + 1) == .written, "\(start)")
      #expect(session.press(key, at: start + 1.999) == .changed, "\(start)")
    }
  }
}
