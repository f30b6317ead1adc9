#if canImport(Hwalja)
  import Hwalja
#endif

/// A text document proxy like UIKit's: an optimistic mirror of the field in an app.
///
/// The mirror shows the keyboard's own edits at once. When the app answers, its answer replaces the mirror with the
/// field as it was after an earlier call, so later calls are missing. The app answers all calls in one turn of the run
/// loop together, as every measured host does. A deletion and an insertion in one turn therefore never show separately.
/// Time passes only in ``pass(to:)``.
///
/// The app performs one call after the other, and no calls while it is busy. The field therefore depends only on the
/// calls, and this type computes it as soon as they are made. Only the answers come later.
final class SimulatedProxy: TextClient {
  let host: Host
  /// The field in the app.
  private(set) var field: FieldText
  /// The texts that the app has sent.
  private(set) var sent: [String] = []
  /// The time at which the app will have performed all calls.
  private var done = 0.0
  /// The texts that the app has sent, followed by the field, in the notation of scenarios.
  var texts: String { (sent + [field.notation]).joined(separator: "\\n") }
  /// The seconds that the app takes for a newline that sends the text.
  private var sending: Double
  /// The callback for the arrival of an answer. Its argument is the time.
  var onChange: (Double) -> Void = { _ in }
  /// The rest of the last step that starts with `?`. It limits the reported text before the cursor, and is
  /// empty if there is no limit.
  var report = ""

  private var mirror: FieldText
  /// The current time in seconds.
  private(set) var time = 0.0
  /// The answers that have not arrived yet, in the order of their arrival.
  private var pendingReports: [(due: Double, turn: Int, field: FieldText)] = []
  private var isAbsent = false
  /// The number of answers so far, if `atOnceFrom` is set.
  private var answered = 0
  /// The text before the cursor at the start and after each step.
  private var past: [String]
  /// The current turn of the run loop. A new turn begins whenever time passes.
  private var turn = 0
  /// The turn of the last insertion. A newline in the same turn does not send the text.
  private var turnOfInsertion: Int?
  /// The number of calls so far.
  private var calls = 0
  /// The time at which the field vanished, or nil unless the field is missing now.
  private var vanished: Double?

  init(_ host: Host, _ field: FieldText) {
    self.host = host
    (self.field, mirror, past) = (field, field, [field.before])
    sending = host.sending ?? 0
  }

  // Members that the session uses.

  var documentContextBeforeInput: String? {
    switch report.first {
    case nil: isAbsent || vanished != nil ? nil : host.reporting.before(mirror)
    case "-": nil
    case "<": past[max(0, past.count - 1 - number(String(report.dropFirst())))]
    default: String(mirror.before.unicodeScalars.suffix(number(report)))
    }
  }
  var selectedText: String? {
    isAbsent || host.reporting.hidesText || mirror.selected.isEmpty ? nil : mirror.selected
  }
  var hasText: Bool { report != "-" && host.reporting.hasText ?? !mirror.isEmpty }

  var now: Double? { clock(time) }

  func deleteBackward() {
    guard registerCall() else { return }
    mirror.deleteBackward()
    done = max(done, time)
    if host.deletesWidths { field.deleteWidth() } else { field.deleteBackward() }
    if host.answers.to == .all { answer() }
  }

  func insertText(_ text: String) {
    guard registerCall() else { return }
    mirror.insert(text)
    done = max(done, time)
    let isTaken = text == "\n" ? enter() : write(text)
    if isTaken, host.answers.to == .all || host.answers.to == .newlines && text == "\n" { answer() }
  }

  /// Counts a call. The host's field may vanish during the call. Returns true if there is a field afterwards.
  private func registerCall() -> Bool {
    calls += 1
    if calls == host.lastCall {
      vanished = time
      sent.append(field.text)
      pendingReports = []
      (field, mirror) = (FieldText(), FieldText())
    }
    return vanished == nil
  }

  /// The field that appears after the first field has vanished. A dot would join the text before the cursor.
  static let next = FieldText("개|각")

  private func enter() -> Bool {
    if host.isSingleLine { return false }
    guard host.sending != nil else { return write("\n") }
    if turn == turnOfInsertion { return write(" ") }
    sent.append(field.text)
    field = FieldText()
    done += sending
    return true
  }

  private func write(_ text: String) -> Bool {
    turnOfInsertion = turn
    var longer = field
    longer.insert(text)
    guard longer.text.utf16.count <= host.limit else { return false }
    field = longer
    return true
  }

  private func answer() {
    if let first = host.answers.atOnceFrom {
      answered += 1
      return answered < first ? () : onChange(time)
    }
    let arrival = done + host.answers.after
    let late = host.answers.late
    if pendingReports.last?.turn == turn { pendingReports.removeLast() }
    pendingReports.append((arrival + (late == 0 ? 0 : Answers.idleTime), turn, field))
    if let again = host.answers.again { pendingReports.append((arrival + again, turn, field)) }
    // A late answer arrives together with the last of the answers that it waits for.
    if late > 0, pendingReports.count > late { pendingReports[pendingReports.count - 1 - late].due = arrival }
  }

  /// Returns the time that the session's clock shows at `time`.
  func clock(_ time: Double) -> Double { host.isClockReversed ? -time : time }

  // The passing of time, and changes by others.

  /// Lets time pass until `end`, and delivers the answers that arrive by then.
  func pass(to end: Double) {
    while let answer = pendingReports.first, answer.due <= end {
      pendingReports.removeFirst()
      mirror = answer.field
      isAbsent = false
      time = max(time, answer.due)
      turn += 1
      onChange(time)
    }
    appear(by: end)
    time = max(time, end)
    turn += 1
  }

  private func appear(by end: Double) {
    guard let vanished, vanished + 0.5 <= end else { return }
    self.vanished = nil
    time = max(time, vanished + 0.5)
    (field, mirror) = (Self.next, Self.next)
    onChange(time)
  }

  /// Lets time pass until all answers have arrived.
  func passUntilIdle() {
    pass(to: max(time, done, pendingReports.map(\.due).max() ?? 0, vanished.map { $0 + 0.5 } ?? 0))
  }

  /// Records the text before the cursor after a step of a scenario.
  func endStep() { past.append(mirror.before) }

  /// Changes the field as something other than the keyboard. Waits for all answers first, so that the proxy shows the
  /// change at once.
  func change(_ edit: (inout FieldText) -> Void) {
    passUntilIdle()
    edit(&field)
    let isPaste = field.text.utf8.count > mirror.text.utf8.count
    isAbsent = isPaste && host.reporting.isAbsentAfterPaste
    mirror = field
    turn += 1
    if host.answers.to != .none { onChange(time) }
  }

  /// Sets the seconds that the app takes for a newline that sends the text.
  func setNewlineDelay(_ seconds: Double) { sending = seconds }
}
