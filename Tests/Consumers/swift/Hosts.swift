import Testing

/// An app, what its proxy tells, and when.
struct Host: CustomTestStringConvertible {
  let testDescription: String
  var app = SimulatedApp()
  var telling = Telling()
  var answers = Answers()

  func proxy() -> SimulatedProxy { SimulatedProxy(app: app, telling: telling, answers: answers) }

  /// Fields that show each edit before the next, or nothing ever: all that is typed comes out by the rule, and
  /// nothing but what the rule says may end a run.
  static let fair = [
    Host("plain"),
    Host("never reports", answers: Answers(to: .none)),
    Host("code editor: whole context, hasText false", telling: Telling(hasText: false)),
  ]
  static let terminal = Host(
    "terminal: nil context, hasText false", telling: Telling(context: .absent, hasText: false),
    answers: Answers(to: .none))

  /// Fields that show a part: words come out by the rule, since no run goes back beyond it, but a run may end early.
  static let partial = [
    Host("context cut at sentences", telling: Telling(context: .sentence)),
    Host("context cut at lines", telling: Telling(context: .line)),
    paste, terminal,
    Host(
      "token field: empty context, hasText false",
      telling: Telling(context: .empty, hasText: false), answers: Answers(to: .none)),
  ]
  static let paste = Host(
    "mail: nil context and hasText true after a paste", telling: Telling(isAbsentAfterPaste: true))

  /// The same for good. Whether something else has written cannot be known: a run may end at each press.
  static let dark = Host(
    "nil context and hasText true", telling: Telling(context: .absent, hasText: true))

  /// Enter sends, takes its time and clears; only that is answered.
  static let chat = Host(
    "chat, Enter answered", app: SimulatedApp(newline: .send(seconds: 0.5)),
    answers: Answers(to: .newlines))

  /// Answers that are older than what was typed since: a run may end early, and nothing else.
  static let stale = [
    Host("chat, each call answered", app: chat.app),
    Host("chat, each call answered 0.3 s later", app: chat.app, answers: Answers(after: 0.3)),
    Host("answers 0.3 s late", answers: Answers(after: 0.3)),
    Host("answers one call late", answers: Answers(late: 1)),
    Host("answers two calls late", answers: Answers(late: 2)),
    Host("answers three calls late", answers: Answers(late: 3)),
  ]

  static func limited(to count: Int) -> Host {
    Host("takes \(count) code units", app: SimulatedApp(limit: count))
  }

  private init(
    _ name: String, app: SimulatedApp = .init(), telling: Telling = .init(),
    answers: Answers = .init()
  ) {
    (testDescription, self.app, self.telling, self.answers) = (name, app, telling, answers)
  }
}
