// Part of Hwalja, under the MIT licence: see LICENSE.

// What slots do with the session and the host, which may change the keyboard: its state is read again after a call.
extension KeyboardMachine {
  /// Does what a tap on `slot` does. Shift, backspace and slots that open a page have rules of their own.
  func tap(_ slot: Keyboard.Slot) {
    finishPair()
    switch slot.content {
    case .key, .text:
      if let offer = state.offer(slot) { type(offer) }
    case .role(.space): space()
    case .role(.enter): enter()
    case .role(.next): commit()
    case .role(.language):
      commit()
      if !state.openNextLetters() { onRequest(.nextKeyboard) }
    case .role(.globe):
      state.lastTap = nil
      onRequest(.nextKeyboard)
    case .role(.dismiss):
      state.lastTap = nil
      outcome = session.commit()
      onRequest(.hide)
    case .action(let name):
      commit()
      onRequest(.action(name))
    case .role(.shift), .role(.backspace), .page, .gap: break
    }
  }

  private func type(_ offer: Keyboard.Offer) {
    state.forget()
    switch offer {
    case .key(let number):
      outcome = session.press(state.keyboard.layout.keys[number], at: time)
      state.wrote(offer)
    case .text(let marked):
      let (text, behind) = KeyboardTexts.parts(of: marked)
      outcome = session.insert(text)
      state.wrote(offer)
      if behind > 0 { state.pair = (-behind, now + Composer.milliseconds(settings.cursorDelay)) }
      if settings.cursorDelay <= 0 { finishPair() }
    }
  }

  /// Moves the cursor between the last pair, if that is still due.
  func finishPair() {
    guard let pair = state.pair else { return }
    state.pair = nil
    onRequest(.moveCursor(by: pair.by))
  }

  /// Types `offer` in place of what `touch` has typed, if the run is still as it was then.
  func replace(_ touch: Keyboard.Touch, by offer: Keyboard.Offer) {
    if let composed = touch.composed {
      session.hostDidChange(at: time)
      if composed == session.run { outcome = session.backspace(.stroke) }
    }
    type(offer)
  }

  /// Ends the run, and forgets the last space and the last tap.
  func commit() {
    state.forget()
    outcome = session.commit()
  }

  private func enter() {
    if state.field.action == .none {
      state.forget()
      outcome = session.enter(at: time)
    } else {
      commit()
      onRequest(.perform(state.field.action))
    }
    state.endLine()
  }

  /// Writes a space, or makes a full stop of the last one, if this one comes soon after it.
  private func space() {
    let isStop = isFullStopDue
    outcome = isStop ? session.replace(1, with: ". ") : session.space()
    state.lastSpace = hasWritten ? .init(time: now, isStop: isStop) : nil
    state.lastTap = nil
    state.endLine()
  }

  private var isFullStopDue: Bool {
    guard let limit = settings.doubleSpace, let last = state.lastSpace, !last.isStop,
      now - last.time <= Composer.milliseconds(limit), session.run.isEmpty, !session.isSelected
    else { return false }
    return session.before.map(KeyboardTexts.endsInWordAndSpace) ?? false
  }

  /// Backspace; or, after two spaces became a full stop, makes two spaces again.
  func backspace() {
    let isStop =
      state.lastSpace?.isStop == true && !session.isSelected
      && session.before?.suffix(2) == ". "
    state.forget()
    outcome = isStop ? session.replace(2, with: "  ") : session.backspace(settings.backspaceUnit)
  }

  /// Deletes the selection or the last word, or does a backspace if no text is known. Returns true if it deleted any.
  func deleteWord() -> Bool {
    let word = session.isSelected ? 0 : KeyboardTexts.lastWord(session.before ?? "")
    state.forget()
    outcome = word > 0 ? session.replace(word, with: "") : session.backspace(settings.backspaceUnit)
    return outcome == .changed
  }

  /// Finds out whether a capital is due.
  func look() {
    let capitals = field.capitals
    state.isStale = false
    state.setDue(capitals != .none && KeyboardTexts.areDue(capitals, after: session.before))
  }

  /// Whether the last operation wrote or deleted anything.
  var hasWritten: Bool { outcome == .written || outcome == .changed }
}
