// Part of Hwalja, under the MIT licence: see LICENSE.

// What fingers do. A call to the session or the host may change the keyboard: a touch is looked up again after it.
extension KeyboardMachine {
  /// A finger goes down, after the others are settled.
  func press(_ place: Place, _ finger: Finger) {
    cancel(finger)
    settle()
    finishPair()
    // A space of the other thumb may have made a capital due.
    if state.isStale { look() }
    guard let slot = state.slot(place), slot.content != .gap else { return }
    state.touches.append(Keyboard.Touch(finger: finger, slot: slot, place: place))
    begin(finger, on: slot)
    let due = now + Composer.milliseconds(settings.longPress)
    if !slot.hold.isEmpty { change(finger) { if $0.isOpen { $0.due = due } } }
  }

  /// Another finger comes: the others now do what they wait to do, in the order in which they came.
  private func settle() {
    var index = 0
    while index < state.touches.count {
      let touch = state.touches[index]
      if !touch.isModifier {
        state.touches[index].spend()
        finish(touch)
      }
      index += 1
    }
  }

  /// Does what `slot` does as a finger goes down, and says what the finger does then.
  private func begin(_ finger: Finger, on slot: Keyboard.Slot) {
    switch slot.content {
    case .key:
      change(finger) { $0.phase = .written }
      tap(slot)
      let run = session.run
      if hasWritten, !run.isEmpty { change(finger) { $0.composed = run } }
    case .text where slot.hold.isEmpty && slot.flicks.isEmpty:
      change(finger) { $0.phase = .spent }
      tap(slot)
    case .page(let id):
      let before = state.page
      change(finger) { $0.phase = .page(before: before) }
      state.open(state.page(named: id))
    case .role(.shift):
      let before = state.shift
      let hasLocked = state.pressShift(at: now)
      change(finger) { $0.phase = .shift(before: before, hasLocked: hasLocked) }
    case .role(.backspace):
      let due = now + Composer.milliseconds(settings.repeatDelay)
      change(finger) { ($0.phase, $0.due) = (.repeating(since: now), due) }
      backspace()
    case .text, .role, .action, .gap: break
    }
  }

  /// Does what `touch` waits to do.
  private func finish(_ touch: Keyboard.Touch) {
    guard let slot = touch.slot else { return }
    switch touch.phase {
    case .waiting: tap(slot)
    case .choosing(let chosen?): replace(touch, by: slot.hold[chosen])
    default: break
    }
  }

  func lift(_ finger: Finger) {
    guard let touch = self.touch(finger) else { return }
    finish(touch)
    if touch.isModifier, touch.hasMoved, let slot = touch.slot { tap(slot) }
    guard let touch = remove(finger) else { return }
    state.releaseShift(touch)
    if case .page(let before) = touch.phase, touch.isUsed { state.open(before) }
  }

  func cancel(_ finger: Finger) {
    guard let touch = remove(finger) else { return }
    state.cancelShift(touch)
    if case .page(let before) = touch.phase { state.open(before) }
  }

  /// Chooses this item of an open list, or none if the list has no such item.
  func choose(_ item: Int, _ finger: Finger) {
    guard let touch = self.touch(finger), case .choosing(let old) = touch.phase else { return }
    let new = touch.slot.flatMap { $0.hold.indices ~= item ? item : nil }
    if new != old { change(finger) { $0.phase = .choosing(new) } }
  }

  func drag(_ finger: Finger, _ x: Double, _ y: Double) {
    guard let touch = self.touch(finger), let slot = touch.slot else { return }
    if case .sliding(let step) = touch.phase {
      slide(finger, from: step, to: settings.step(x))
    } else if touch.isOpen, slot.content == .role(.space) {
      guard settings.step(x) != 0 else { return }
      commit()
      slide(finger, from: 0, to: settings.step(x))
    } else if touch.isOpen, let direction = settings.direction(x, y),
      let offer = slot.flicks[direction]
    {
      change(finger) { $0.spend() }
      replace(touch, by: offer)
    }
  }

  /// The finger on space has moved the cursor to step `old`, and now moves it to step `new`.
  private func slide(_ finger: Finger, from old: Int, to new: Int) {
    guard new != old else { return }
    change(finger) { $0.phase = .sliding(step: new) }
    state.forget()
    onRequest(.moveCursor(by: new - old))
  }

  /// Does all that is due by now. What is late happens only once.
  func happen() {
    if let pair = state.pair, pair.due <= now { finishPair() }
    while let touch = state.nextTouch, let due = touch.due, due <= now {
      if case .repeating(let start) = touch.phase {
        deleteMore(touch.finger, since: start, due: due)
        continue
      }
      let hold = touch.slot?.hold ?? []
      change(touch.finger) { $0.spend() }
      if hold.count == 1 { replace(touch, by: hold[0]) }
      if hold.count > 1 { change(touch.finger) { $0.phase = .choosing(0) } }
    }
  }

  /// Backspace repeats; held long enough, it deletes words.
  private func deleteMore(_ finger: Finger, since start: Int64, due: Int64) {
    let isWord = now - start >= Composer.milliseconds(settings.wordsAfter)
    let seconds = isWord ? settings.wordInterval : settings.repeatInterval
    let interval = max(1, Composer.milliseconds(seconds))
    // A tick that is a little late keeps the rhythm.
    let next = due + interval > now ? due + interval : now + interval
    change(finger) { $0.due = next }
    if !isWord {
      backspace()
    } else if !deleteWord() {
      change(finger) { $0.spend() }
    }
  }

  private func touch(_ finger: Finger) -> Keyboard.Touch? {
    state.touches.first { $0.finger == finger }
  }

  func change(_ finger: Finger, _ body: (inout Keyboard.Touch) -> Void) {
    guard let index = state.touches.firstIndex(where: { $0.finger == finger }) else { return }
    body(&state.touches[index])
  }

  private func remove(_ finger: Finger) -> Keyboard.Touch? {
    let index = state.touches.firstIndex { $0.finger == finger }
    return index.map { state.touches.remove(at: $0) }
  }
}
