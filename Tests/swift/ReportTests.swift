import Hwalja
import Testing

/// What hosts did to sessions, one case after the other.
struct ReportTests {
  static let chatOfLines = Host(
    "chat, context cut at lines", sending: 0.5, telling: Telling(context: .line),
    answers: Answers(to: .newlines))
  static let darkPaste = Host(
    "empty context, and none after a paste",
    telling: Telling(context: .empty, isAbsentAfterPaste: true))

  static let silentPaste = Host(
    "nothing is reported, and no context after a paste", telling: Telling(isAbsentAfterPaste: true),
    answers: Answers(to: .none))

  static let left: [(host: Host, steps: String, text: String)] = [
    // An empty answer to Enter denies nothing that was typed since.
    (.chat, "ㅇㅁ ⏎ ㄱㅋ 인 @0.8 천 인", "개"),
    // Nor where the line that Enter began was never shown.
    (chatOfLines, "ㅇㅁ ⏎ ㄱㅋ 인 @0.8 천 인", "개"),
    // The same answer comes again, after the next key.
    (.chatTwice, "ㅇㅁ ⏎ ㅅㅎ @0.7 인 ㅇㅁ", "싱"),
    // A field of one line may not have taken the line feed that its proxy shows.
    (.singleLine, "ㄴㄹ 인 천 ⏎ 천 지", "나\u{119E}ㅡ"),
    (.singleLine, "ㄴㄹ 인 천 ⏎ @5.4 천 지", "나\u{119E}ㅡ"),
    (.plain, "ㄴㄹ 인 천 ⏎ 천 지", "나\nㅗ"),
    (.singleLine, "\"\u{1100}\" ⏎ ㅅㅎ 인 천", "\u{1100}시\u{119E}"),
    // No old report can be empty: the app has emptied the field.
    (.silent, "ㅅㅎ ㅅㅎ 인 천 ! 천 지", "ㅗ"),
    (.plain, "ㅅㅎ ㅅㅎ 인 천 ! 천 지", "ㅗ"),
    // But this one can.
    (.late(0.3), "ㄱㅋ @0.4 ⌫ \"가\" @0.71 천 지", "가\u{119E}ㅡ"),
    // A run that was shown has ended where the field suddenly tells nothing: backspace takes what was pasted.
    (silentPaste, "ㅅㅎ 인 +\"x\" ⌫", "시"),
    // A context that is suddenly absent is no sign that the run still stands before the cursor.
    (darkPaste, "ㄱㅋ +\"x\" ㄱㅋ", "ㄱxㄱ"),
    // Enter is answered by an empty field, and so is the app's own button after it: text that was sent stays sent.
    (.chat, "ㅇㅁ 인 천 ⏎ @0.9 ㄴㄹ 천 인 인 ! @1.4 ㄴㄹ 천 인", "너"),
    (.answeringChat, "ㅇㅁ 인 천 ⏎ @0.9 ㄴㄹ 천 인 인 ! @1.4 ㄴㄹ 천 인", "너"),
    // One who goes back to the start of the field after that begins another run there.
    (.chat, "ㄷㅌ ⏎ 지 ㅅㅎ @2 >0 @4 인", "ㅣㅡㅅ"),
    // A report that is older than what was written last tells what a dot is one Character with, and is not believed.
    (.late(0.3), "ㅇㅁ _ \"가\" 천 지", "ㅇ가\u{119E}ㅡ"),
    (.late(0.3), "\"개\" ㅂㅍ _ ⌫ 천 천 인", "개\u{119E}\u{119E}ㅣ"),
    (.late(0.3), "\"개\" 천 \"가\" 천 천", "개\u{119E}가\u{119E}\u{119E}"),
    (.late(0.3), "천 _ 천 지", "\u{119E}\u{119E}ㅡ"),
    // A lead that is pasted alone is one Character with the lead of a dot, too.
    (.plain, "ㅇㅁ +\"\u{1100}\" @0.4 ㅈㅊ 천 천", "ㅇ\u{1100}\u{110C}\u{11A2}"),
    // A lead that is pasted alone is one Character with the syllable that is typed after it, and stays.
    (.plain, "ㅇㅁ 인 천 +\"\u{1100}\" @0.3 ㅅㅎ ㅅㅎ 인 천 ㄴㄹ", "아\u{1100}한"),
    (.plain, "ㅇㅁ 인 천 +\"\u{1100}\" @3 ㅅㅎ ㅅㅎ 인 천 ㄴㄹ", "아\u{1100}한"),
    // A dot that may be one Character with unknown text goes with it: the field deletes what is one for it.
    (.terminal, "\"가\" 천 ⌫", ""),
    // What was written is still there after a space or a backspace that the field says nothing of, and a dot behind it
    // stays as it is: to change it would delete the syllable.
    (.terminal, "ㄷㅌ 인 천 ␣ 천 지", "다\u{119E}ㅡ"),
    (.terminal, "ㄷㅌ 인 천 _ ㄷㅌ ⌫ 천 지", "다\u{119E}ㅡ"),
    (.terminal, "ㄷㅌ 인 천 _ ㄷㅌ _ ⌫ 천 지", "다\u{119E}ㅡ"),
    // A field that is just full loses nothing.
    (.limited(to: 3), "ㅇㅁ 인 천 ㄴㄹ ㄴㄹ _ ㅇㅁ 인 천 _ ㅇㅁ 인", "알아이"),
    (.limited(to: 3), "ㅇㅁ 인 천 ㄴㄹ ㄴㄹ _ ㅇㅁ 인 천 _ ㅇㅁ 인 @10 ⌫ ⌫ ⌫", "알"),
  ]

  /// A step each tenth of a second; after `@0.9` the next is at that time.
  @Test(arguments: left)
  func whatWasTypedIsLeft(host: Host, steps: String, text: String) {
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
    typist.host.settle()
    #expect(typist.host.field.text.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  /// Enter comes in a turn of its own: no session writes anything else with it.
  @Test(arguments: KeyboardLayout.all.map(\.id))
  func enterInMidRunSends(id: String) {
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
