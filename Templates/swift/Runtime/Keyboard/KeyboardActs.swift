// What slots do.
extension Keyboard {
  /// The time of the input, in seconds.
  private var time: Double { Double(now) / 1000 }

  /// Does what a tap on this slot does; one on shift, on backspace or on a slot that opens a page does nothing.
  func act(on spot: Spot) {
    let slot = state.slot(spot)
    switch slot.content {
    case .key, .text:
      if let item = state.item(slot) { type(item) }
    case .role(.space): space()
    case .role(.enter): enter()
    case .role(.next):
      state.forget()
      outcome = session.commit()
    case .role(.language):
      state.forget()
      outcome = session.commit()
      if !state.openNextLetters() { onRequest(.nextKeyboard) }
    case .role(.globe):
      state.lastTap = nil
      onRequest(.nextKeyboard)
    case .role(.dismiss):
      state.lastTap = nil
      outcome = session.commit()
      onRequest(.hide)
    case .role(.shift), .role(.backspace), .page, .gap: break
    }
  }

  /// Writes what a slot or an offer types.
  private func type(_ item: Item) {
    state.forget()
    switch item {
    case .key(let key):
      outcome = session.press(key, at: time)
      state.wrote(item)
    case .text(let text):
      let (text, behind) = Item.parts(of: text)
      outcome = session.insert(text)
      state.wrote(item)
      if behind > 0 { onRequest(.moveCursor(by: -behind)) }
    }
  }

  /// Writes `item` in the place of what `touch` has written, as far as that is still what is composed.
  func replace(_ touch: Touch, by item: Item) {
    session.hostDidChange(at: time)
    if session.isComposing, touch.composed == session.run { outcome = session.backspace(.stroke) }
    type(item)
  }

  private func enter() {
    state.forget()
    if state.field.action == .none {
      outcome = session.enter(at: time)
    } else {
      outcome = session.commit()
      onRequest(.perform(state.field.action))
    }
    state.endLine()
  }

  /// Writes a space; or makes a full stop of the last one, where this one comes soon after it.
  private func space() {
    if isStopDue {
      outcome = session.replace(1, with: ". ")
      state.lastSpace = .init(time: now, isStop: true)
    } else {
      outcome = session.space()
      let isWritten = outcome == .written || outcome == .changed
      state.lastSpace = isWritten ? .init(time: now) : nil
    }
    state.lastTap = nil
    state.endLine()
  }

  private var isStopDue: Bool {
    guard let limit = settings.doubleSpace, let last = state.lastSpace, !last.isStop,
      now - last.time <= Composer.milliseconds(limit), !session.isComposing, !session.isSelected
    else { return false }
    return session.before.map(KeyboardPages.State.endsWord) ?? false
  }

  /// Deletes what the session takes back; or makes two spaces again of those that became a full stop.
  func backspace() {
    let isStop = state.lastSpace?.isStop == true && !session.isSelected
    state.forget()
    if isStop, session.before?.suffix(2) == ". " {
      outcome = session.replace(2, with: "  ")
    } else {
      outcome = session.backspace(settings.backspaceStep)
    }
  }

  /// Backspace has been held on: what it deletes is more, the longer it is held.
  func deleteMore(_ touch: Touch, since start: Int64) {
    let isWord = now - start >= Composer.milliseconds(settings.wordsAfter)
    let interval = isWord ? settings.wordInterval : settings.repeatInterval
    if let index = index(of: touch.finger) {
      state.touches[index].due = now + max(1, Composer.milliseconds(interval))
    }
    if isWord { deleteWord() } else { backspace() }
    if isWord, outcome != .changed, let index = index(of: touch.finger) {
      state.touches[index].spend()
    }
  }

  /// Deletes the selection, or the last word; a Character, where nobody says what stands there.
  private func deleteWord() {
    state.forget()
    session.commit()
    let word = session.isSelected ? 1 : KeyboardPages.State.lastWord(session.before ?? "")
    outcome = session.replace(max(1, word), with: "")
  }
}
