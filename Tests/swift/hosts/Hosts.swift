/// What a proxy tells of the field, true or not.
struct Telling {
  /// How much of the text before the cursor. An empty context is not an absent one.
  enum Context { case whole, sentence, line, empty, absent }

  var context = Context.whole
  /// Whether it says that there is text; nil where it says the truth.
  var hasText: Bool?
  /// Whether it tells no context after a paste, until it has answered a call again.
  var isAbsentAfterPaste = false

  /// Whether one cannot see in it what others do to the field.
  var isBlind: Bool { context == .empty || context == .absent }

  func before(_ field: FieldText) -> String? {
    switch context {
    case .whole: field.before
    case .sentence: field.before(to: ".?!\n")
    case .line: field.before(to: "\n")
    case .empty: ""
    case .absent: nil
    }
  }
}

/// Which calls an app answers, and when. An answer replaces what the proxy shows.
struct Answers {
  enum Calls { case all, newlines, none }

  var to = Calls.all
  /// Seconds from when the app has done the call.
  var after = 0.02
  /// How many answers later an answer comes, unless nothing is called for a second.
  var late = 0
  /// Seconds after which the same answer comes again; nil for never.
  var again: Double?

  /// From which answer on it says in the midst of each call that something has changed, and nothing later.
  var atOnceFrom: Int?

  static let patience = 1.0
}

/// An app with a text field, what its proxy tells, and when.
struct Host: CustomStringConvertible {
  let description: String
  /// How many seconds it takes to send the text and clear the field, as a chat does at a newline; nil if that begins a
  /// line.
  var sending: Double?
  /// True if a newline changes nothing in the field and the app does not answer it, so that the proxy keeps showing it.
  var isSingleLine: Bool
  /// How many UTF-16 code units the field takes; what would be more is declined, and nobody is told.
  var limit: Int
  /// True if a deletion takes a scalar and all behind it that has no width, instead of a Character.
  var deletesWidths: Bool
  /// The call to the proxy in which the field vanishes; another appears half a second later.
  var lastCall: Int?
  /// How many seconds after the last key others act: the user elsewhere, or the app.
  var delay: Double
  /// True if the session's clock goes back all the time.
  var isClockReversed: Bool
  var telling: Telling
  var answers: Answers

  init(
    _ description: String, sending: Double? = nil, isSingleLine: Bool = false, limit: Int = .max,
    deletesWidths: Bool = false, lastCall: Int? = nil, delay: Double = 2, isClockReversed: Bool = false,
    telling: Telling = .init(), answers: Answers = .init()
  ) {
    (self.description, self.sending, self.isSingleLine) = (description, sending, isSingleLine)
    (self.limit, self.deletesWidths, self.lastCall) = (limit, deletesWidths, lastCall)
    (self.delay, self.isClockReversed) = (delay, isClockReversed)
    (self.telling, self.answers) = (telling, answers)
  }

  /// With `|` for the cursor in a field, or `[` and `]` around what is selected.
  func proxy(_ field: String = "|") -> SimulatedProxy { SimulatedProxy(self, FieldText(field)) }

  /// Those that show the whole truth, and say so at each call, from the fourth on, or never.
  static let truthful = [
    Host("says all at once", answers: Answers(atOnceFrom: 1)),
    Host("says all at once from the fourth call on", answers: Answers(atOnceFrom: 4)), silent,
  ]

  /// Those of which one may know less.
  static let others = [
    plain,
    Host("code editor: whole context, hasText false", telling: Telling(hasText: false)),
    Host("context cut at sentences", telling: Telling(context: .sentence)),
    Host("context cut at lines", telling: Telling(context: .line)),
    terminal,
    Host(
      "token field: empty context, hasText false",
      telling: Telling(context: .empty, hasText: false), answers: Answers(to: .none)),
    paste, dark, chat, answeringChat,
    Host("chat, each call answered 0.3 s later", sending: 0.5, answers: Answers(after: 0.3)),
    late(0.3), late(calls: 1), late(calls: 2), late(calls: 3),
    chatTwice, readline, singleLine, singleLineLate, hasty, hastySilent, vanishing(in: 2), vanishing(in: 5), reversed,
  ]

  static let plain = Host("plain")
  static let silent = Host("never reports", answers: Answers(to: .none))
  static let paste = Host(
    "mail: nil context and hasText true after a paste", telling: Telling(isAbsentAfterPaste: true))
  /// The same for good, as of those that only take keys.
  static let dark = Host("terminal: nil context, hasText true", telling: Telling(context: .absent, hasText: true))
  static let terminal = Host(
    "terminal: nil context, hasText false", telling: Telling(context: .absent, hasText: false),
    answers: Answers(to: .none))
  /// Enter sends, takes its time and clears; only that is answered.
  static let chat = Host(
    "chat, Enter answered", sending: 0.5, answers: Answers(to: .newlines))
  static let answeringChat = Host("chat, each call answered", sending: 0.5)

  /// The second answer to Enter is as old as the first, and comes after the next key.
  static let chatTwice = Host(
    "chat, Enter answered twice", sending: 0.5, answers: Answers(to: .newlines, again: 0.08))
  /// Only a character that has a width is one to it: a DEL takes a conjoining dot with what stands before it.
  static let readline = Host(
    "terminal over readline: nil context, hasText true", deletesWidths: true,
    telling: Telling(context: .absent, hasText: true), answers: Answers(to: .none))
  /// Enter does something else than to begin a line. The proxy shows the line feed until it has another answer.
  static let singleLine = Host(
    "single line, keeps a line feed", isSingleLine: true, answers: Answers(to: .none))
  static let singleLineLate = Host(
    "single line, keeps a line feed for a while", isSingleLine: true, answers: Answers(after: 0.3))
  /// Others act while the user types: an app that empties its field, a paste that was under way.
  static let hasty = Host("others act after 0.3 s", delay: 0.3)
  static let hastySilent = Host(
    "others act after 0.3 s, nothing is reported", delay: 0.3, answers: Answers(to: .none))
  static let reversed = Host("the clock goes back", isClockReversed: true)

  static func vanishing(in call: Int) -> Host {
    Host("vanishes in call \(call)", lastCall: call)
  }

  static func late(_ seconds: Double) -> Host {
    Host("answers \(seconds) s late", answers: Answers(after: seconds))
  }

  static func late(calls: Int) -> Host {
    Host("answers \(calls) calls late", answers: Answers(late: calls))
  }

  static func limited(to count: Int) -> Host { Host("takes \(count) code units", limit: count) }
}
