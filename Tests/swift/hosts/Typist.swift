#if canImport(Hwalja)
  import Hwalja
#endif

/// Performs the steps of docs/spec/COMPOSER.md in a session on a simulated host, and counts the text that is lost.
struct Typist {
  let host: SimulatedProxy
  let session: InputSession<SimulatedProxy>
  /// The number of scalars outside the run that the session has deleted unintentionally.
  private(set) var lost = 0

  init(_ layout: KeyboardLayout, _ host: SimulatedProxy) {
    self.host = host
    session = InputSession(layout: layout, client: host)
    host.onChange = { [unowned session, unowned host] time in session.hostDidChange(at: host.clock(time)) }
  }

  /// Performs `step` at `time`, in its own turn of the run loop. Returns the session's outcome, or nil if the step is
  /// not an operation of the session.
  @discardableResult mutating func perform(_ step: String, at time: Double) -> Outcome? {
    host.pass(to: time)
    let time = host.clock(time)
    let (field, sent, run) = (host.field, host.sent, session.composing)
    guard let outcome = act(step, at: time) else { return nil }
    guard field.selected.isEmpty else { return outcome }
    let missing = Self.missing(of: sent + [field.before], in: host.sent + [host.field.text])
    // If the run has ended in the meantime, backspace may delete the Character before the cursor.
    let last = "⌫⎌".contains(step) ? field.before.suffix(1).unicodeScalars.count : 0
    // A scalar that forms one Character with the run is deleted together with the run. The session then writes the
    // scalar again, unless the field vanishes.
    let joined = host.host.lastCall == nil ? 0 : 1
    let isRun = ends(field.before, in: run) || ends(run, in: field.before)
    let allowedLoss = isRun ? max(last, run.unicodeScalars.count + joined) : last
    lost += max(0, missing - allowedLoss)
    return outcome
  }

  private func act(_ step: String, at time: Double) -> Outcome? {
    switch (session.layout.key(step), step.unicodeScalars.first) {
    case (let key?, _): return session.press(key, at: time)
    case (_, "_"): return session.commit()
    case (_, "␣"): return session.space()
    case (_, "⏎"): return session.enter(at: time)
    case (_, "⌫"): return session.backspace(.jamo)
    case (_, "⎌"): return session.backspace(.stroke)
    case (_, "\""): return session.insert(quoted(step))
    case (_, "="): session.layout = layoutNamed(step.dropFirst())
    case (_, "§"): session.writesOnCommit = true
    case (_, "…"): break
    default: host.change { $0.take(step) }
    }
    return nil
  }

  private func ends(_ text: String, in run: String) -> Bool {
    text.unicodeScalars.reversed().starts(with: run.unicodeScalars.reversed())
  }

  /// Returns the number of scalars in `old` after the longest common start of `old` and `new`.
  private static func missing(of old: [String], in new: [String]) -> Int {
    let (old, new) = (old.joined(separator: "\n"), new.joined(separator: "\n"))
    if new.utf8.starts(with: old.utf8) { return 0 }
    let kept = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
    return old.unicodeScalars.count - kept
  }
}
