import Testing

/// The behavior of UIKit's proxies that the simulated proxies reproduce, tested without a session.
struct ProxyTests {
  /// A host, the text of its field, the steps, the contexts that its proxy shows, and the texts that the app has sent,
  /// followed by the text of its field.
  ///
  /// There are three kinds of steps. Calls of a keyboard in one turn of the run loop contain ⌫ to delete and ⏎ for a
  /// newline. `@` waits until the time after it. Other steps are changes by others, with `p` before a paste.
  ///
  /// After each step, the contexts contain first the context at each of the app's reports, in parentheses, and then the
  /// context after the step. A selection is in brackets, and `-` is a context of nil.
  static let lines: [(host: Host, field: String, steps: String, shown: String, held: String)] = [
    // The keyboard's own edits show at once.
    (.silent, "|", "가 나 ⌫ @10", "가 가나 가 가", "가|"),
    // An answer replaces the mirror with the field as it was at the call.
    (
      .late(0.3), "|", "가 @0.25 나 @0.29 @0.3 다 @0.54 @0.55 @0.8",
      "가 가 가나 가나 (가) 가 가다 가다 (가나) 가나 (가나다) 가나다", "가나다|"
    ),
    // The app answers the calls of one turn together.
    (.plain, "가나|", "⌫다 @1", "가다 (가다) 가다", "가다|"),
    // Answers come some calls late, or after a pause in the calls.
    (
      .late(calls: 1), "|", "가 @0.1 나 @0.2 다 @0.3 라 @0.4 @1.5",
      "가 가 가나 (가) 가 가다 (가나) 가나 가나라 (가나다) 가나다 (가나다라) 가나다라", "가나다라|"
    ),
    (
      .late(calls: 3), "|", "가 @0.1 나 @0.2 다 @0.3 라 @0.4 @1.5",
      "가 가 가나 가나 가나다 가나다 가나다라 (가) 가 (가나) (가나다) (가나다라) 가나다라", "가나다라|"
    ),
    // A chat app is busy after Enter, and then clears the field. Its answer lacks the text that has been typed since
    // Enter.
    (.chat, "|", "안녕 ⏎ 기 @0.5 @0.52", "안녕 안녕⏎ 안녕⏎기 안녕⏎기 () ", "안녕 기|"),
    // A newline in the same turn as an insertion becomes a space, and sends nothing.
    (.chat, "|", "가⏎", "가⏎", "가 |"),
    (.plain, "|", "가⏎", "가⏎", "가\\n|"),
    // The mirror keeps text that a full field declines. The next deletion therefore deletes accepted text.
    (.limited(to: 2), "|", "가나 @1 ㄷ @2 ⌫", "가나 (가나) 가나 가나ㄷ 가나ㄷ 가나", "가|"),
    // A chat app may answer Enter twice, both times with the field as it was at that call.
    (
      .chatTwice, "|", "안녕 ⏎ 기 @0.52 너 @0.59 @0.6", "안녕 안녕⏎ 안녕⏎기 ()  너 너 () ", "안녕 기너|"
    ),
    // A single-line field ignores a line feed, but its proxy keeps showing it.
    (.singleLine, "|", "나 ⏎ @10", "나 나⏎ 나⏎", "나|"),
    (.singleLineLate, "|", "나 ⏎ @0.29 다 @0.3 @1", "나 나⏎ 나⏎ 나⏎다 (나) 나 (나다) 나다", "나다|"),
    // readline deletes scalars without width together with their base, and together they can be two Characters.
    (.readline, "앞|", "각\u{11A2} ⌫ ⌫", "- - -", "|"),
    (.readline, "앞|", "ㄱ\u{119E} ⌫", "- -", "앞|"),
    (.readline, "앞|", "각\u{2025} ⌫", "- -", "앞각|"),
    (.readline, "A[BC]D", "⌫", "-", "A|D"),
    // A field that vanishes during a call reports and accepts nothing until another field has the cursor.
    (.vanishing(in: 2), "|", "나 ⌫다 @0.4 라 @0.5", "나 - - - (개) 개", "나 개|각"),
    (.vanishing(in: 2), "앞[A]뒤", "⌫다 @0.5", "- (개) 개", "앞뒤 개|각"),
    // A deletion deletes the selection. Without a selection, it deletes a Character.
    (
      .silent, "가개\u{119E}A[BC]D", ">0~2 >4~6 ⌫ ⌫ ⌫ ⌫ ⌫",
      "[가개] 가개\u{119E}A[BC] 가개\u{119E}A 가개\u{119E} 가  ", "|D"
    ),
    // After a paste, the context is nil until the app answers a call.
    (.paste, "|", "가 p+\"나\" 다 @1", "가 (가) (-) - - (가나다) 가나다", "가나다|"),
    // Changes by others are reported at once, or show without a report.
    (.plain, "|", "+\"가\"", "(가) 가", "가|"),
    (.silent, "|", "+\"가\"", "가", "가|"),
  ]

  @Test(arguments: lines)
  func showsContexts(host: Host, field: String, steps: String, shown: String, held: String) {
    let proxy = host.proxy(field)
    var log: [String] = []
    func show() -> String {
      let selected = proxy.selectedText.map { "[\($0)]" } ?? ""
      let text = (proxy.documentContextBeforeInput ?? "-") + selected
      return String(text.map { $0 == "\n" ? "⏎" : $0 })
    }
    proxy.onChange = { _ in log.append("(\(show()))") }
    for step in parts(of: steps, at: " ") {
      perform(step, on: proxy)
      log.append(show())
    }
    #expect(log.joined(separator: " ") == shown)
    #expect((proxy.sent + [proxy.field.notation]).joined(separator: " ") == held)
  }

  private func perform(_ step: String, on proxy: SimulatedProxy) {
    let rest = String(step.unicodeScalars.dropFirst())
    switch step.unicodeScalars.first! {
    case "@": return proxy.pass(to: Double(rest)!)
    case "p": return proxy.change { $0.take(rest) }
    case "+", ">": return proxy.change { $0.take(step) }
    case "⌫":
      proxy.deleteBackward()
      if !rest.isEmpty { proxy.insertText(rest) }
    case "⏎": proxy.insertText("\n")
    default:
      let text = step.prefix { $0 != "⏎" }
      proxy.insertText(String(text))
      if text.endIndex < step.endIndex { proxy.insertText("\n") }
    }
    proxy.pass(to: proxy.time)
  }

  @Test func aVanishedFieldHasNoText() {
    let proxy = Host.vanishing(in: 1).proxy("안[AB]C")
    proxy.insertText("x")
    #expect(!proxy.hasText && proxy.selectedText == nil && proxy.documentContextBeforeInput == nil)
  }

  static let contexts: [(Reporting.Context, String?)] = [
    (.whole, "첫째\n둘째. 셋."), (.sentence, ""), (.line, "둘째. 셋."), (.empty, ""), (.absent, nil),
  ]

  @Test(arguments: contexts, [nil, false, true])
  func contextAndHasTextAreIndependent(
    context: (Reporting.Context, before: String?), hasText: Bool?
  ) {
    let proxy = Host("", reporting: Reporting(context: context.0, hasText: hasText)).proxy()
    #expect(proxy.hasText == (hasText ?? false))
    proxy.insertText("첫째\n둘째. 셋.")
    #expect(proxy.documentContextBeforeInput == context.before)
    #expect(proxy.hasText == (hasText ?? true))
  }
}
