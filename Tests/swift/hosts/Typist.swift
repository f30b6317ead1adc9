#if canImport(Hwalja)
  import Hwalja
#endif

/// Types on a session over a simulated host, by the steps of docs/spec/COMPOSER.md, and sees what the field loses.
struct Typist {
  let host: SimulatedProxy
  let session: InputSession<SimulatedProxy>
  /// How many scalars went that were not of the run and that no one meant to delete.
  private(set) var lost = 0

  init(_ layout: KeyboardLayout, _ host: SimulatedProxy) {
    self.host = host
    session = InputSession(layout: layout, client: host)
    host.onChange = { [unowned session, unowned host] time in session.hostDidChange(at: host.clock(time)) }
  }

  /// Does something at a time, in a turn of the run loop of its own.
  ///
  /// - Returns: What the session did; nil if it was not the session that was to do it.
  @discardableResult mutating func perform(_ step: String, at time: Double) -> Outcome? {
    host.pass(to: time)
    let time = host.clock(time)
    let (field, sent, run) = (host.field, host.sent, session.composing)
    guard let outcome = act(step, at: time) else { return nil }
    guard field.selected.isEmpty else { return outcome }
    let missing = Self.missing(of: sent + [field.before], in: host.sent + [host.field.text])
    // Where the run has ended meanwhile, backspace is for the Character before the cursor.
    let last = "⌫⎌".contains(step) ? field.before.suffix(1).unicodeScalars.count : 0
    // What is one Character with the run goes with it, until that is written again: not if the field vanishes first.
    let joined = host.host.lastCall == nil ? 0 : 1
    let isRun = ends(field.before, in: run) || ends(run, in: field.before)
    let mayGo = isRun ? max(last, run.unicodeScalars.count + joined) : last
    lost += max(0, missing - mayGo)
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

  /// How many scalars of old texts do not stand at the beginning of the new ones.
  private static func missing(of old: [String], in new: [String]) -> Int {
    let (old, new) = (old.joined(separator: "\n"), new.joined(separator: "\n"))
    if new.utf8.starts(with: old.utf8) { return 0 }
    let kept = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
    return old.unicodeScalars.count - kept
  }
}
