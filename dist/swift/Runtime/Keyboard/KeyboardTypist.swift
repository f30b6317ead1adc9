// Part of Hwalja, under the MIT licence: see LICENSE.

// Performs the actions of slots with the session and the host. Both may change the keyboard, so the code reads the
// state again after each call to them.
extension KeyboardMachine {
  /// Performs a tap on `slot`. Shift, backspace and page slots act elsewhere, when a finger goes down.
  func tap(_ slot: Keyboard.Slot) {
    moveCursorBack()
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
    state.clearTapHistory()
    switch offer {
    case .key(let number):
      outcome = session.press(state.keyboard.layout.keys[number], at: time)
      state.didType(offer)
    case .text(let template):
      let (text, countAfter) = KeyboardTexts.splitAtCursor(template)
      outcome = session.insert(text)
      state.didType(offer)
      if countAfter > 0 {
        state.cursorMove = (-countAfter, now + Composer.milliseconds(settings.cursorDelay))
      }
      if settings.cursorDelay <= 0 { moveCursorBack() }
    }
  }

  /// Moves the cursor back to the place of the last `|`, if that move is still pending.
  func moveCursorBack() {
    guard let cursorMove = state.cursorMove else { return }
    state.cursorMove = nil
    onRequest(.moveCursor(by: cursorMove.by))
  }

  /// Types `offer` instead of the key that `touch` has pressed. Takes back that key if the run has not changed since.
  func replace(_ touch: Keyboard.Touch, by offer: Keyboard.Offer) {
    if let typedRun = touch.typedRun {
      session.hostDidChange(at: time)
      if typedRun == session.run { outcome = session.backspace(.stroke) }
    }
    type(offer)
  }

  /// Ends the run, and forgets the last space and the last tap on shift.
  func commit() {
    state.clearTapHistory()
    outcome = session.commit()
  }

  private func enter() {
    if state.field.action == .none {
      state.clearTapHistory()
      outcome = session.enter(at: time)
    } else {
      commit()
      onRequest(.perform(state.field.action))
    }
    state.returnToLetters()
  }

  /// Writes a space. If another space was written recently, turns that space into a full stop and a space instead.
  private func space() {
    let isFullStop = isFullStopDue
    outcome = isFullStop ? session.replace(1, with: ". ") : session.space()
    state.lastSpace = hasWritten ? .init(time: now, isFullStop: isFullStop) : nil
    state.lastTap = nil
    state.returnToLetters()
  }

  private var isFullStopDue: Bool {
    guard let limit = settings.doubleSpace, let last = state.lastSpace, !last.isFullStop,
      now - last.time <= Composer.milliseconds(limit), session.run.isEmpty, !session.isSelected
    else { return false }
    return session.before.map(KeyboardTexts.endsInWordAndSpace) ?? false
  }

  /// Deletes backwards. If two spaces have just become a full stop, restores the two spaces instead.
  func backspace() {
    let isFullStop =
      state.lastSpace?.isFullStop == true && !session.isSelected
      && session.before?.suffix(2) == ". "
    state.clearTapHistory()
    outcome =
      isFullStop ? session.replace(2, with: "  ") : session.backspace(settings.backspaceUnit)
  }

  /// Deletes the selection or, without one, the last word. If the text is unknown or empty, performs a backspace.
  /// Returns true if it deleted anything.
  func deleteWord() -> Bool {
    let word = session.isSelected ? 0 : KeyboardTexts.lastWord(session.before ?? "")
    state.clearTapHistory()
    outcome = word > 0 ? session.replace(word, with: "") : session.backspace(settings.backspaceUnit)
    return outcome == .changed
  }

  /// Updates shift, depending on whether a capital is due.
  func updateCapitals() {
    let capitals = field.capitals
    state.needsCapitalsUpdate = false
    state.setCapitalDue(
      capitals != .none && KeyboardTexts.isCapitalDue(capitals, after: session.before))
  }

  /// True if the last operation wrote or deleted anything.
  var hasWritten: Bool { outcome == .written || outcome == .changed }
}
