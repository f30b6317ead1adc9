#if canImport(Hwalja)
  import Hwalja
#endif

/// A text document proxy as UIKit's is: an optimistic mirror of a field in an app.
///
/// One's own edits show in it at once. An answer of the app replaces it by the field as of an earlier call, and then
/// lacks what was called since. The calls of one turn of the run loop are answered together, as in every host that was
/// measured: a deletion and an insertion never show apart. Time is a number here, and passes only by ``pass(to:)``.
///
/// The app does one call after the other, and none while it is busy. So what the field becomes depends on the calls
/// alone, and is known when they are made; only what the app says of it comes later.
final class SimulatedProxy: TextClient {
  let host: Host
  /// What the app has: its field, the texts that were sent, and when it has done all calls so far.
  private(set) var field: FieldText
  private(set) var sent: [String] = []
  private var done = 0.0
  /// The texts that were sent and the field, as lines of a scenario write them.
  var texts: String { (sent + [field.marked]).joined(separator: "\\n") }
  /// How long a newline takes that sends.
  private var sending: Double
  /// Called with the time when the app has said something.
  var onChange: (Double) -> Void = { _ in }
  /// The rest of the last step `?`, which limits the report of the text before the cursor; empty for no limit.
  var report = ""

  private var mirror: FieldText
  /// Seconds that have passed.
  private(set) var time = 0.0
  /// What the app will have said, in the order in which it comes.
  private var underway: [(due: Double, turn: Int, field: FieldText)] = []
  private var isAbsent = false
  /// How many calls it has answered at once, and what stood before the cursor at first and after each step.
  private var answered = 0
  private var past: [String]
  /// The turn of the run loop, of which each time that passes is another, and that of the last insertion: a newline in
  /// the same turn is none.
  private var turn = 0
  private var turnOfInsertion: Int?
  /// How many calls were made, and when the field vanished, if another has not appeared since.
  private var calls = 0
  private var vanished: Double?

  init(_ host: Host, _ field: FieldText) {
    self.host = host
    (self.field, mirror, past) = (field, field, [field.before])
    sending = host.sending ?? 0
  }

  // What the session sees.

  var documentContextBeforeInput: String? {
    switch report.first {
    case nil: isAbsent || vanished != nil ? nil : host.telling.before(mirror)
    case "-": nil
    case "<": past[max(0, past.count - 1 - number(String(report.dropFirst())))]
    default: String(mirror.before.unicodeScalars.suffix(number(report)))
    }
  }
  var selectedText: String? {
    isAbsent || host.telling.isBlind || mirror.selected.isEmpty ? nil : mirror.selected
  }
  var hasText: Bool { report != "-" && host.telling.hasText ?? !mirror.isEmpty }

  var now: Double? { clock(time) }

  func deleteBackward() {
    guard isThere() else { return }
    mirror.deleteBackward()
    done = max(done, time)
    if host.deletesWidths { field.deleteWidth() } else { field.deleteBackward() }
    if host.answers.to == .all { answer() }
  }

  func insertText(_ text: String) {
    guard isThere() else { return }
    mirror.insert(text)
    done = max(done, time)
    let isTaken = text == "\n" ? enter() : write(text)
    if isTaken, host.answers.to == .all || host.answers.to == .newlines && text == "\n" { answer() }
  }

  /// Counts a call, and lets the field vanish in it where the host does: then there is no text, and none is written.
  ///
  /// - Returns: True if there is a field.
  private func isThere() -> Bool {
    calls += 1
    if calls == host.lastCall {
      vanished = time
      sent.append(field.text)
      underway = []
      (field, mirror) = (FieldText(), FieldText())
    }
    return vanished == nil
  }

  /// The field that appears after another has vanished. It ends in what a dot would be one Character with.
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
    if underway.last?.turn == turn { underway.removeLast() }
    underway.append((arrival + (late == 0 ? 0 : Answers.patience), turn, field))
    if let again = host.answers.again { underway.append((arrival + again, turn, field)) }
    // An answer that waits for later ones goes out with the last of them.
    if late > 0, underway.count > late { underway[underway.count - 1 - late].due = arrival }
  }

  /// What the session's clock shows at `time`.
  func clock(_ time: Double) -> Double { host.isClockReversed ? -time : time }

  // What time and others do.

  /// Lets time pass: what the app says until then arrives.
  func pass(to end: Double) {
    while let answer = underway.first, answer.due <= end {
      underway.removeFirst()
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

  /// Waits until the app has said all that it will say.
  func settle() { pass(to: max(time, done, underway.map(\.due).max() ?? 0, vanished.map { $0 + 0.5 } ?? 0)) }

  /// A step of a scenario is over.
  func endStep() { past.append(mirror.before) }

  /// The user, or something else, changes the field: in a pause, so that the proxy shows it at once.
  func change(_ edit: (inout FieldText) -> Void) {
    settle()
    edit(&field)
    let isPaste = field.text.utf8.count > mirror.text.utf8.count
    isAbsent = isPaste && host.telling.isAbsentAfterPaste
    mirror = field
    turn += 1
    if host.answers.to != .none { onChange(time) }
  }

  /// The app has to take this long for a newline from now on, if it sends.
  func takeForNewlines(_ seconds: Double) { sending = seconds }
}
