import Hwalja
import Testing

/// Cases that have occurred on real hosts.
struct ReportTests {
  static let chatOfLines = Host(
    "chat, context cut at lines", sending: 0.5, reporting: Reporting(context: .line),
    answers: Answers(to: .newlines))
  static let darkPaste = Host(
    "empty context, and none after a paste",
    reporting: Reporting(context: .empty, isAbsentAfterPaste: true))

  static let silentPaste = Host(
    "nothing is reported, and no context after a paste", reporting: Reporting(isAbsentAfterPaste: true),
    answers: Answers(to: .none))

  static let left: [(host: Host, steps: String, text: String)] = [
    // An empty answer to Enter must not end a run that has been typed since Enter.
    (.chat, "ㅇㅁ ⏎ ㄱㅋ 인 @0.8 천 인", "개"),
    // This holds even if the app never showed the line that Enter began.
    (chatOfLines, "ㅇㅁ ⏎ ㄱㅋ 인 @0.8 천 인", "개"),
    // It also holds if the same answer arrives again after the next key press.
    (.chatTwice, "ㅇㅁ ⏎ ㅅㅎ @0.7 인 ㅇㅁ", "싱"),
    // A single-line field may have ignored the line feed that its proxy shows.
    (.singleLine, "ㄴㄹ 인 천 ⏎ 천 지", "나\u{119E}ㅡ"),
    (.singleLine, "ㄴㄹ 인 천 ⏎ @5.4 천 지", "나\u{119E}ㅡ"),
    (.plain, "ㄴㄹ 인 천 ⏎ 천 지", "나\nㅗ"),
    (.singleLine, "\"\u{1100}\" ⏎ ㅅㅎ 인 천", "\u{1100}시\u{119E}"),
    // No earlier report was empty, so the app must have emptied the field.
    (.silent, "ㅅㅎ ㅅㅎ 인 천 ! 천 지", "ㅗ"),
    (.plain, "ㅅㅎ ㅅㅎ 인 천 ! 천 지", "ㅗ"),
    // Here, however, the report may be old.
    (.late(0.3), "ㄱㅋ @0.4 ⌫ \"가\" @0.71 천 지", "가\u{119E}ㅡ"),
    // If the field stops reporting, a run that the field has shown before has ended. Backspace then deletes the pasted
    // text.
    (silentPaste, "ㅅㅎ 인 +\"x\" ⌫", "시"),
    // If the context becomes nil, the run may no longer be in front of the cursor.
    (darkPaste, "ㄱㅋ +\"x\" ㄱㅋ", "ㄱxㄱ"),
    // The app empties its field after Enter, and again after the user presses the app's own button. Text that has been
    // sent must not return.
    (.chat, "ㅇㅁ 인 천 ⏎ @0.9 ㄴㄹ 천 인 인 ! @1.4 ㄴㄹ 천 인", "너"),
    (.answeringChat, "ㅇㅁ 인 천 ⏎ @0.9 ㄴㄹ 천 인 인 ! @1.4 ㄴㄹ 천 인", "너"),
    // If the user then moves to the start of the field, another run begins there.
    (.chat, "ㄷㅌ ⏎ 지 ㅅㅎ @2 >0 @4 인", "ㅣㅡㅅ"),
    // A session does not trust a report older than the last edit, although it would show with which Character a dot
    // merges.
    (.late(0.3), "ㅇㅁ _ \"가\" 천 지", "ㅇ가\u{119E}ㅡ"),
    (.late(0.3), "\"개\" ㅂㅍ _ ⌫ 천 천 인", "개\u{119E}\u{119E}ㅣ"),
    (.late(0.3), "\"개\" 천 \"가\" 천 천", "개\u{119E}가\u{119E}\u{119E}"),
    (.late(0.3), "천 _ 천 지", "\u{119E}\u{119E}ㅡ"),
    // A pasted lead also merges with the lead of a dot.
    (.plain, "ㅇㅁ +\"\u{1100}\" @0.4 ㅈㅊ 천 천", "ㅇ\u{1100}\u{110C}\u{11A2}"),
    // A pasted lead merges with the syllable that is typed after the lead. The pasted lead must stay.
    (.plain, "ㅇㅁ 인 천 +\"\u{1100}\" @0.3 ㅅㅎ ㅅㅎ 인 천 ㄴㄹ", "아\u{1100}한"),
    (.plain, "ㅇㅁ 인 천 +\"\u{1100}\" @3 ㅅㅎ ㅅㅎ 인 천 ㄴㄹ", "아\u{1100}한"),
    // A dot may merge with unknown text. Backspace then deletes both, because the field deletes by Characters.
    (.terminal, "\"가\" 천 ⌫", ""),
    // After a space or a backspace without a report, the syllable may still be there. A dot after the syllable must not
    // change, because changing the dot would delete the syllable.
    (.terminal, "ㄷㅌ 인 천 ␣ 천 지", "다\u{119E}ㅡ"),
    (.terminal, "ㄷㅌ 인 천 _ ㄷㅌ ⌫ 천 지", "다\u{119E}ㅡ"),
    (.terminal, "ㄷㅌ 인 천 _ ㄷㅌ _ ⌫ 천 지", "다\u{119E}ㅡ"),
    // A field that is exactly full loses nothing.
    (.limited(to: 3), "ㅇㅁ 인 천 ㄴㄹ ㄴㄹ _ ㅇㅁ 인 천 _ ㅇㅁ 인", "알아이"),
    (.limited(to: 3), "ㅇㅁ 인 천 ㄴㄹ ㄴㄹ _ ㅇㅁ 인 천 _ ㅇㅁ 인 @10 ⌫ ⌫ ⌫", "알"),
  ]

  /// Performs a step every tenth of a second. The step after `@0.9` is performed at that time.
  @Test(arguments: left)
  func keepsTypedText(host: Host, steps: String, text: String) {
    var typist = Typist(.cheonjiin, host.proxy())
    var time = 0.0
    for step in parts(of: steps, at: " ") {
      if step.hasPrefix("@") {
        time = Double(step.dropFirst())!
      } else {
        typist.perform(step, at: time)
        time += 0.1
      }
    }
    typist.host.passUntilIdle()
    #expect(typist.host.field.text.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  /// Enter needs its own turn of the run loop, in which the session writes nothing else.
  @Test(arguments: KeyboardLayout.all.map(\.id))
  func enterSendsInMidRun(id: String) {
    let layout = KeyboardLayout(id: id)!
    var typist = Typist(layout, Host.chat.proxy())
    for (place, key) in layout.keys.enumerated() {
      typist.perform(key.id, at: Double(place))
      typist.perform("⏎", at: Double(place) + 0.9)
    }
    #expect(typist.host.sent.count == layout.keys.count)
    #expect(typist.host.field.isEmpty)
  }
}
