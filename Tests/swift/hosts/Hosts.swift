/// The values that a proxy reports, which may be true or not.
struct Reporting {
  /// The part of the text before the cursor that the proxy reports. `.empty` is an empty string, and `.absent` is nil.
  enum Context { case whole, sentence, line, empty, absent }

  var context = Context.whole
  /// The value that `hasText` reports, or nil to report the true value.
  var hasText: Bool?
  /// True if the reported context is nil after a paste, until the next answer.
  var isAbsentAfterPaste = false

  /// True if the reports do not show changes by others.
  var hidesText: Bool { context == .empty || context == .absent }

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

/// The calls that an app answers, and the times of the answers. An answer replaces the proxy's context.
struct Answers {
  enum Calls { case all, newlines, none }

  var to = Calls.all
  /// The seconds between the time at which the app has performed the call and the answer.
  var after = 0.02
  /// The number of later answers that an answer waits for. It does not wait longer than until there has been no call
  /// for `idleTime`.
  var late = 0
  /// The seconds after which the same answer arrives again, or nil if it arrives only once.
  var again: Double?

  /// The number of the first answer that arrives during its call, or nil if all answers arrive later.
  var atOnceFrom: Int?

  static let idleTime = 1.0
}

/// A simulated host: an app with a text field, and the reports of the proxy for that field.
struct Host: CustomStringConvertible {
  let description: String
  /// The seconds that a chat app takes after a newline to send the text and clear the field, or nil if a newline begins
  /// a line.
  var sending: Double?
  /// True if the app ignores newlines and does not answer them. The proxy then keeps showing these newlines.
  var isSingleLine: Bool
  /// The maximum number of UTF-16 code units in the field. The field silently declines longer text.
  var limit: Int
  /// True if backspace deletes a scalar and all scalars without width after that scalar. Otherwise it deletes a
  /// Character.
  var deletesWidths: Bool
  /// The number of the call during which the field vanishes, or nil if it never does. Another field appears half a
  /// second later.
  var lastCall: Int?
  /// The seconds between the last key press and a change by others.
  var delay: Double
  /// True if the session's clock runs backwards all the time.
  var isClockReversed: Bool
  var reporting: Reporting
  var answers: Answers

  init(
    _ description: String, sending: Double? = nil, isSingleLine: Bool = false, limit: Int = .max,
    deletesWidths: Bool = false, lastCall: Int? = nil, delay: Double = 2, isClockReversed: Bool = false,
    reporting: Reporting = .init(), answers: Answers = .init()
  ) {
    (self.description, self.sending, self.isSingleLine) = (description, sending, isSingleLine)
    (self.limit, self.deletesWidths, self.lastCall) = (limit, deletesWidths, lastCall)
    (self.delay, self.isClockReversed) = (delay, isClockReversed)
    (self.reporting, self.answers) = (reporting, answers)
  }

  /// Returns a proxy for a field whose content is in the notation of scenarios.
  func proxy(_ field: String = "|") -> SimulatedProxy { SimulatedProxy(self, FieldText(field)) }

  /// Hosts that report everything truthfully. They report each call at once, each call from the fourth on, or no call.
  static let truthful = [
    Host("reports at once", answers: Answers(atOnceFrom: 1)),
    Host("reports at once from the fourth call on", answers: Answers(atOnceFrom: 4)), silent,
  ]

  /// Hosts that report less.
  static let others = [
    plain,
    Host("code editor: whole context, hasText false", reporting: Reporting(hasText: false)),
    Host("context cut at sentences", reporting: Reporting(context: .sentence)),
    Host("context cut at lines", reporting: Reporting(context: .line)),
    terminal,
    Host(
      "token field: empty context, hasText false",
      reporting: Reporting(context: .empty, hasText: false), answers: Answers(to: .none)),
    paste, dark, chat, answeringChat,
    Host("chat, each call answered 0.3 s later", sending: 0.5, answers: Answers(after: 0.3)),
    late(0.3), late(calls: 1), late(calls: 2), late(calls: 3),
    chatTwice, readline, singleLine, singleLineLate, hasty, hastySilent, vanishing(in: 2), vanishing(in: 5), reversed,
  ]

  static let plain = Host("plain")
  static let silent = Host("never reports", answers: Answers(to: .none))
  static let paste = Host(
    "mail: nil context and hasText true after a paste", reporting: Reporting(isAbsentAfterPaste: true))
  /// A host that accepts keys and reports nothing.
  static let dark = Host("terminal: nil context, hasText true", reporting: Reporting(context: .absent, hasText: true))
  static let terminal = Host(
    "terminal: nil context, hasText false", reporting: Reporting(context: .absent, hasText: false),
    answers: Answers(to: .none))
  /// Enter sends the text, and the field is cleared later. The app answers only Enter.
  static let chat = Host(
    "chat, Enter answered", sending: 0.5, answers: Answers(to: .newlines))
  static let answeringChat = Host("chat, each call answered", sending: 0.5)

  /// The app answers Enter twice, with the same field. The second answer arrives after the next key press.
  static let chatTwice = Host(
    "chat, Enter answered twice", sending: 0.5, answers: Answers(to: .newlines, again: 0.08))
  /// A DEL deletes a conjoining dot together with the preceding character, because the dot has no width.
  static let readline = Host(
    "terminal over readline: nil context, hasText true", deletesWidths: true,
    reporting: Reporting(context: .absent, hasText: true), answers: Answers(to: .none))
  /// Enter does not begin a line. The proxy shows the line feed until the next answer.
  static let singleLine = Host(
    "single line, keeps a line feed", isSingleLine: true, answers: Answers(to: .none))
  static let singleLineLate = Host(
    "single line, keeps a line feed for a while", isSingleLine: true, answers: Answers(after: 0.3))
  /// Others act while the user types: the app empties its field, or a paste arrives.
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
