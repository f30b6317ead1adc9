import Testing

/// The facts about UIKit's proxies that the simulated ones stand for, without a session.
struct ProxyTests {
  /// A host, what its field holds, what is done, what its proxy then shows, and the texts that the app has sent before
  /// that which its field holds.
  ///
  /// A step is what a keyboard calls for in one turn of the run loop, ⌫ to delete and ⏎ for a newline; or `@` and the
  /// time that passes; or what others do, a paste after a `p`. What is shown when the app says something is in
  /// parentheses, before what is shown after the step; a selection is in brackets; `-` is no context at all.
  static let lines: [(host: Host, field: String, steps: String, shown: String, held: String)] = [
    // Own edits show at once.
    (.silent, "|", "가 나 ⌫ @10", "가 가나 가 가", "가|"),
    // An answer replaces the mirror by the field as of its call.
    (
      .late(0.3), "|", "가 @0.25 나 @0.29 @0.3 다 @0.54 @0.55 @0.8",
      "가 가 가나 가나 (가) 가 가다 가다 (가나) 가나 (가나다) 가나다", "가나다|"
    ),
    // The calls of one turn are answered together.
    (.plain, "가나|", "⌫다 @1", "가다 (가다) 가다", "가다|"),
    // Answers come some calls late, or after a pause.
    (
      .late(calls: 1), "|", "가 @0.1 나 @0.2 다 @0.3 라 @0.4 @1.5",
      "가 가 가나 (가) 가 가다 (가나) 가나 가나라 (가나다) 가나다 (가나다라) 가나다라", "가나다라|"
    ),
    (
      .late(calls: 3), "|", "가 @0.1 나 @0.2 다 @0.3 라 @0.4 @1.5",
      "가 가 가나 가나 가나다 가나다 가나다라 (가) 가 (가나) (가나다) (가나다라) 가나다라", "가나다라|"
    ),
    // A chat is busy, then clears, and its answer lacks what was typed since.
    (.chat, "|", "안녕 ⏎ 기 @0.5 @0.52", "안녕 안녕⏎ 안녕⏎기 안녕⏎기 () ", "안녕 기|"),
    // A newline in the turn of an insertion is a space there, and sends nothing.
    (.chat, "|", "가⏎", "가⏎", "가 |"),
    (.plain, "|", "가⏎", "가⏎", "가\\n|"),
    // What a full field declines stays in the mirror, and the next deletion takes the user's own.
    (.limited(to: 2), "|", "가나 @1 ㄷ @2 ⌫", "가나 (가나) 가나 가나ㄷ 가나ㄷ 가나", "가|"),
    // It may answer Enter twice, the second time as of then, too.
    (
      .chatTwice, "|", "안녕 ⏎ 기 @0.52 너 @0.59 @0.6", "안녕 안녕⏎ 안녕⏎기 ()  너 너 () ", "안녕 기너|"
    ),
    // A single line lets its proxy keep the line feed that it ignores.
    (.singleLine, "|", "나 ⏎ @10", "나 나⏎ 나⏎", "나|"),
    (.singleLineLate, "|", "나 ⏎ @0.29 다 @0.3 @1", "나 나⏎ 나⏎ 나⏎다 (나) 나 (나다) 나다", "나다|"),
    // readline deletes what has no width with its base, which are two Characters.
    (.readline, "앞|", "각\u{11A2} ⌫ ⌫", "- - -", "|"),
    (.readline, "앞|", "ㄱ\u{119E} ⌫", "- -", "앞|"),
    (.readline, "앞|", "각\u{2025} ⌫", "- -", "앞각|"),
    (.readline, "A[BC]D", "⌫", "-", "A|D"),
    // A field that vanishes in a call tells nothing and takes nothing, until another has the cursor.
    (.vanishing(in: 2), "|", "나 ⌫다 @0.4 라 @0.5", "나 - - - (개) 개", "나 개|각"),
    (.vanishing(in: 2), "앞[A]뒤", "⌫다 @0.5", "- (개) 개", "앞뒤 개|각"),
    // Deleting takes a selection first, and one Character otherwise.
    (
      .silent, "가개\u{119E}A[BC]D", ">0~2 >4~6 ⌫ ⌫ ⌫ ⌫ ⌫",
      "[가개] 가개\u{119E}A[BC] 가개\u{119E}A 가개\u{119E} 가  ", "|D"
    ),
    // After a paste there is no context until a call is answered.
    (.paste, "|", "가 p+\"나\" 다 @1", "가 (가) (-) - - (가나다) 가나다", "가나다|"),
    // Other changes are told at once, or shown in silence.
    (.plain, "|", "+\"가\"", "(가) 가", "가|"),
    (.silent, "|", "+\"가\"", "가", "가|"),
  ]

  @Test(arguments: lines)
  func aProxyShows(host: Host, field: String, steps: String, shown: String, held: String) {
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
    #expect((proxy.sent + [proxy.field.marked]).joined(separator: " ") == held)
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

  @Test func aFieldThatHasVanishedHasNoText() {
    let proxy = Host.vanishing(in: 1).proxy("안[AB]C")
    proxy.insertText("x")
    #expect(!proxy.hasText && proxy.selectedText == nil && proxy.documentContextBeforeInput == nil)
  }

  static let contexts: [(Telling.Context, String?)] = [
    (.whole, "첫째\n둘째. 셋."), (.sentence, ""), (.line, "둘째. 셋."), (.empty, ""), (.absent, nil),
  ]

  @Test(arguments: contexts, [nil, false, true])
  func aContextIsWholeCutEmptyOrAbsentWhateverHasTextSays(
    context: (Telling.Context, before: String?), hasText: Bool?
  ) {
    let proxy = Host("", telling: Telling(context: context.0, hasText: hasText)).proxy()
    #expect(proxy.hasText == (hasText ?? false))
    proxy.insertText("첫째\n둘째. 셋.")
    #expect(proxy.documentContextBeforeInput == context.before)
    #expect(proxy.hasText == (hasText ?? true))
  }
}
