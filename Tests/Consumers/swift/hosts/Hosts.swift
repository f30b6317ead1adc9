#if canImport(Hwalja)
  import Hwalja
#endif

/// An app, what its proxy tells, and when.
struct Host: CustomStringConvertible {
  let description: String
  var app = SimulatedApp()
  var telling = Telling()
  var answers = Answers()

  func proxy() -> SimulatedProxy { SimulatedProxy(app: app, telling: telling, answers: answers) }

  static let all = [
    plain,
    Host("never reports", answers: Answers(to: .none)),
    Host("code editor: whole context, hasText false", telling: Telling(hasText: false)),
    Host("context cut at sentences", telling: Telling(context: .sentence)),
    Host("context cut at lines", telling: Telling(context: .line)),
    Host(
      "terminal: nil context, hasText false", telling: Telling(context: .absent, hasText: false),
      answers: Answers(to: .none)),
    Host(
      "token field: empty context, hasText false",
      telling: Telling(context: .empty, hasText: false), answers: Answers(to: .none)),
    paste, dark, chat,
    Host("chat, each call answered", app: chat.app),
    Host("chat, each call answered 0.3 s later", app: chat.app, answers: Answers(after: 0.3)),
    Host("answers 0.3 s late", answers: Answers(after: 0.3)),
    Host("answers one call late", answers: Answers(late: 1)),
    Host("answers two calls late", answers: Answers(late: 2)),
    Host("answers three calls late", answers: Answers(late: 3)),
  ]

  static let plain = Host("plain")
  static let paste = Host(
    "mail: nil context and hasText true after a paste", telling: Telling(isAbsentAfterPaste: true))
  /// The same for good, as of those that only take keys.
  static let dark = Host(
    "terminal: nil context, hasText true", telling: Telling(context: .absent, hasText: true))
  /// Enter sends, takes its time and clears; only that is answered.
  static let chat = Host(
    "chat, Enter answered", app: SimulatedApp(newline: .send(seconds: 0.5)),
    answers: Answers(to: .newlines))

  static func limited(to count: Int) -> Host {
    Host("takes \(count) code units", app: SimulatedApp(limit: count))
  }

  private init(
    _ name: String, app: SimulatedApp = .init(), telling: Telling = .init(),
    answers: Answers = .init()
  ) {
    (description, self.app, self.telling, self.answers) = (name, app, telling, answers)
  }
}

/// Which lines of sessions leave on a host what they leave anywhere, and which may only lose nothing.
extension Host {
  /// Whether answers may be older than what was typed since. Then a run may end early.
  var isLate: Bool { answers.after > 0.1 || answers.late > 0 }

  /// Whether an answer can lack what was typed since: also that of an app that is busy.
  var mayBeLate: Bool { if case .send = app.newline { true } else { isLate } }

  /// Whether nobody can see what others do to the field.
  private var isBlind: Bool { telling.isBlind }

  /// Where less is known than there is, a dot may be one Character with what stands before it: only the style of
  /// dots that are Characters of their own comes out to the letter.
  func typable(_ layout: KeyboardLayout) -> KeyboardLayout {
    isLate || isBlind ? layout.writing(dots: .compatibility) : layout
  }

  /// Whether a session can know enough of this field not to lose anything. Where it sees nothing, others must not change
  /// what stands before the cursor; nor may that be an open syllable, for of a dot behind that it is a part.
  func isFair(_ layout: KeyboardLayout, _ field: String, _ steps: [String]) -> Bool {
    let isAlone = !steps.contains { ">+!".unicodeScalars.contains($0.unicodeScalars.first!) }
    return !isBlind || isAlone && (layout != .cheonjiin || !field.hasPrefix("개|"))
  }

  /// Whether these steps leave what they leave in a field that tells the truth.
  func isFaithful(_ layout: KeyboardLayout, _ steps: [String]) -> Bool {
    !isLate && !(mayBeLate && steps.contains("⏎")) && typable(layout) == layout
  }
}
