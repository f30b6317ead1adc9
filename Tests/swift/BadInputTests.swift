import Hwalja
import Testing

/// Sessions in fields with unusual text. A session must not crash, and must not change text outside the run. This is
/// hard because Swift deletes by Characters, and a dot can be a part of a Character.
struct BadInputTests {
  static let texts = [
    "", " ", "a", "👨‍👩‍👧‍👦", "🇰🇷", "é", "\u{1100}\u{1161}", "\u{1100}\u{1161}\u{11A8}", "\u{1161}",
    "\u{11A8}",
    "가\u{11A8}", "\u{1100}", "\u{1100}\u{1100}\u{1161}", "ㄱ\u{301}", "\u{119E}", "개\u{119E}", "ㄳ",
    "ㆍ", "\u{FFFD}",
    "\0", "가\0", "\u{10FFFF}", "ㄱ\u{200D}", "א\u{5B0}", "\r\n",
  ]

  @Test(arguments: KeyboardLayout.all.map(\.id), texts)
  func keepsTheTextBeforeTheRun(id: String, text: String) {
    let layout = KeyboardLayout(id: id)!
    for (key, other) in layout.keys.flatMap({ key in layout.keys.map { (key, $0) } }) {
      var composer = Composer(layout: layout)
      composer.begin(after: text)
      var field = text
      func write(_ edit: Edit) { field = field.dropLast(edit.deleting) + edit.inserting }
      write(composer.press(key))
      write(composer.press(other))
      #expect(field.unicodeScalars.elementsEqual((text + composer.composing).unicodeScalars))
      while let edit = composer.backspace() { write(edit) }
      #expect(field.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
    let presses = layout.keys.map { layout.edit(pressing: $0, after: text) }
    for edit in presses + [layout.edit(deletingAfter: text)] {
      #expect(edit.map { $0.deleting <= text.count } != false)
    }
  }

  @Test func aRawEditReplacesTheWholeCharacterOfADot() throws {
    let key = try #require(KeyboardLayout.cheonjiin.key("인"))
    let edit = KeyboardLayout.cheonjiin.edit(pressing: key, after: "한글 개\u{119E}")
    #expect(edit == Edit(deleting: 1, inserting: "개ㅓ"))
  }

  /// A field that calls its session while the session writes to it.
  private final class CallingField: TextClient {
    var text = "앞개"
    private var calls = 0
    private let onCall: (Int) -> Void
    init(_ onCall: @escaping (Int) -> Void) { self.onCall = onCall }
    var documentContextBeforeInput: String? { text }
    var selectedText: String? { nil }
    var hasText: Bool { !text.isEmpty }
    func deleteBackward() {
      _ = text.popLast()
      call()
    }
    func insertText(_ new: String) {
      text += new
      call()
    }
    private func call() {
      calls += 1
      onCall(calls)
    }
  }

  @Test(arguments: ["천", "ㄱㅋ", "_", "␣", "⏎", "1", "=", "§", "?"], 1...9)
  func keepsTextIfTheFieldCallsItsSession(step: String, at call: Int) {
    var session: InputSession<CallingField>!
    let field = CallingField { if $0 == call { Self.perform(step, in: session) } }
    session = InputSession(layout: .cheonjiin, client: field)
    for (place, id) in parts(of: "천 지 ㅅㅎ ㅅㅎ 인 천 ㄴㄹ ㄴㄹ 천 천 인 ㄱㅋ", at: " ").enumerated() {
      session.press(session.layout.key(id)!, at: Double(place) / 10)
      #expect(field.text.unicodeScalars.starts(with: "앞개".unicodeScalars))
    }
  }

  /// Performs `step` at a time that is earlier than all others.
  private static func perform(_ step: String, in session: InputSession<CallingField>) {
    switch step {
    case "_": session.commit()
    case "␣": session.space()
    case "⏎": session.enter(at: -1)
    case "1": session.insert(step)
    case "=": session.layout = .cheonjiin
    case "§": session.writesOnCommit = true
    case "?": session.hostDidChange(at: -1)
    default: session.press(session.layout.key(step)!, at: -1)
    }
  }

  @Test func aKeyOfAnotherLayoutDoesNothing() throws {
    let (layout, key) = (KeyboardLayout.danmoeum, try #require(KeyboardLayout.dubeolsik.key("ㅂ")))
    var composer = Composer(layout: layout)
    #expect(composer.press(key) == .none && !composer.isComposing)
    #expect(layout.edit(pressing: key, after: "") == nil)
  }
}
