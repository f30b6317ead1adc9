import Hwalja
import Testing

/// The outcomes of a session's operations, and the length of a pause.
struct OutcomeTests {
  static let lines: [(field: String, steps: String, outcomes: [Outcome])] =
    [
      ("|", "ㄱㅋ ㄱㅋ ␣ ␣ ⏎", [.written, .changed, .ended, .written, .written]),
      ("|", "_ ㄱㅋ _ _", [.nothing, .written, .ended, .nothing]),
      ("|", "\"1\" \"\" ㄱㅋ \"\"", [.written, .nothing, .written, .ended]),
      ("가|", "ㄱㅋ ⌫ ⎌ ⌫", [.written, .changed, .changed, .nothing]),
      ("[a]", "_", [.nothing]),
    ] + ["ㄱㅋ", "\"b\"", "␣", "⏎", "⌫"].map { ("[a]", $0, [.changed]) }

  @Test(arguments: lines)
  func everyStepReturnsItsOutcome(field: String, steps: String, outcomes: [Outcome]) {
    let proxy = Host.plain.proxy()
    proxy.change { $0 = FieldText(field) }
    var typist = Typist(.cheonjiin, proxy)
    #expect(parts(of: steps, at: " ").map { typist.perform($0, at: 1) } == outcomes)
  }

  /// The field has been emptied without a call of `hostDidChange`, so the next operation notices it.
  @Test func anOperationCanOnlyEndTheRun() throws {
    let sky = try #require(KeyboardLayout.sky.keys.first)
    let session = InputSession(layout: .cheonjiin, client: Host.silent.proxy())
    for act in [{ session.press(sky) }, { session.backspace() }] {
      session.press(session.layout.keys[3])
      session.client.change { $0 = FieldText() }
      #expect(act() == .ended)
      #expect(act() == .nothing)
    }
  }

  @Test func theSessionsTimeoutOverridesTheLayouts() throws {
    let cheonjiin = KeyboardLayout.cheonjiin
    let hasty = KeyboardLayout(
      id: "hasty", name: "급한", latinName: "Hasty", spaceEndsRun: true, cycleTimeout: 0.3,
      keys: cheonjiin.keys, trie: try cheonjiinTrie())
    let session = InputSession(layout: hasty, client: Host.plain.proxy())
    func twice(_ wait: Double) -> String {
      let key = session.layout.keys[3]
      session.press(key, at: 10)
      session.press(key, at: 10 + wait)
      defer { session.commit() }
      return session.composing
    }
    #expect([0.299, 0.3].map(twice) == ["ㅋ", "ㄱ"])
    session.layout = cheonjiin
    #expect([0.999, 1].map(twice) == ["ㅋ", "ㄱ"])
    session.cycleTimeout = 0.05
    #expect([0.049, 0.05].map(twice) == ["ㅋ", "ㄱ"])
    session.cycleTimeout = .infinity
    #expect(twice(1e9) == "ㅋ")
  }

  /// In floating point, the difference of two times that are a second apart is often slightly more or less than 1.
  @Test func measuresPausesInWholeMilliseconds() {
    for start in stride(from: 0.0, through: 3, by: 0.007) {
      let session = InputSession(layout: .cheonjiin, client: Host.plain.proxy())
      let key = session.layout.keys[3]
      session.press(key, at: start)
      #expect(session.press(key, at: start + 1) == .written, "\(start)")
      #expect(session.press(key, at: start + 1.999) == .changed, "\(start)")
    }
  }
}
