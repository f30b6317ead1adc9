// Part of Hwalja, under the MIT licence: see LICENSE.

// Handles the touches of fingers. A call to the session or the host may change the keyboard and remove touches. After
// such a call, each function therefore looks up its touch again.
extension KeyboardMachine {
  /// Handles a finger that goes down. First completes the pending actions of the other touches.
  func press(_ place: Place, _ finger: Finger) {
    cancel(finger)
    finishPendingTouches()
    moveCursorBack()
    // A pending touch may just have typed a space, which can make a capital due.
    if state.needsCapitalsUpdate { updateCapitals() }
    guard let slot = state.slot(place), slot.content != .gap else { return }
    state.touches.append(Keyboard.Touch(finger: finger, slot: slot, place: place))
    performTouchDown(finger, on: slot)
    let deadline = now + Composer.milliseconds(settings.longPress)
    if !slot.hold.isEmpty { change(finger) { if $0.acceptsOffer { $0.deadline = deadline } } }
  }

  /// Performs the pending actions of all touches, oldest first, because another finger is going down.
  private func finishPendingTouches() {
    var index = 0
    while index < state.touches.count {
      let touch = state.touches[index]
      if !touch.isModifier {
        state.touches[index].deactivate()
        finish(touch)
      }
      index += 1
    }
  }

  /// Performs the touch-down action of `slot`, and sets the phase of the touch.
  private func performTouchDown(_ finger: Finger, on slot: Keyboard.Slot) {
    switch slot.content {
    case .key:
      change(finger) { $0.phase = .written }
      tap(slot)
      let run = session.run
      if hasWritten, !run.isEmpty { change(finger) { $0.typedRun = run } }
    case .text where slot.hold.isEmpty && slot.flicks.isEmpty:
      change(finger) { $0.phase = .inactive }
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
      let deadline = now + Composer.milliseconds(settings.repeatDelay)
      change(finger) { ($0.phase, $0.deadline) = (.repeating(since: now), deadline) }
      backspace()
    case .text, .role, .action, .gap: break
    }
  }

  /// Performs the pending action of `touch`, if there is one.
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

  /// Chooses this item of the open list. If the list has no such item, chooses nothing.
  func choose(_ item: Int, _ finger: Finger) {
    guard let touch = self.touch(finger), case .choosing(let old) = touch.phase else { return }
    let new = touch.slot.flatMap { $0.hold.indices ~= item ? item : nil }
    if new != old { change(finger) { $0.phase = .choosing(new) } }
  }

  func drag(_ finger: Finger, _ x: Double, _ y: Double) {
    guard let touch = self.touch(finger), let slot = touch.slot else { return }
    if case .sliding(let step) = touch.phase {
      slide(finger, from: step, to: settings.cursorStep(x))
    } else if touch.acceptsOffer, slot.content == .role(.space) {
      guard settings.cursorStep(x) != 0 else { return }
      commit()
      slide(finger, from: 0, to: settings.cursorStep(x))
    } else if touch.acceptsOffer, let direction = settings.flickDirection(x, y),
      let offer = slot.flicks[direction]
    {
      change(finger) { $0.deactivate() }
      replace(touch, by: offer)
    }
  }

  /// Moves the cursor for a finger that slides on space, from step `old` to step `new`. Steps count from the place
  /// where the finger went down.
  private func slide(_ finger: Finger, from old: Int, to new: Int) {
    guard new != old else { return }
    change(finger) { $0.phase = .sliding(step: new) }
    state.clearTapHistory()
    onRequest(.moveCursor(by: new - old))
  }

  /// Fires every timer whose deadline has passed. A late timer fires only once.
  func fireDueTimers() {
    if let cursorMove = state.cursorMove, cursorMove.deadline <= now { moveCursorBack() }
    while let touch = state.nextTimedTouch, let deadline = touch.deadline, deadline <= now {
      if case .repeating(let start) = touch.phase {
        repeatBackspace(touch.finger, since: start, deadline: deadline)
        continue
      }
      let hold = touch.slot?.hold ?? []
      change(touch.finger) { $0.deactivate() }
      if hold.count == 1 { replace(touch, by: hold[0]) }
      if hold.count > 1 { change(touch.finger) { $0.phase = .choosing(0) } }
    }
  }

  /// Repeats backspace. Deletes whole words once the finger has been down long enough.
  private func repeatBackspace(_ finger: Finger, since start: Int64, deadline: Int64) {
    let isWord = now - start >= Composer.milliseconds(settings.wordsAfter)
    let seconds = isWord ? settings.wordInterval : settings.repeatInterval
    let interval = max(1, Composer.milliseconds(seconds))
    // If this tick is only a little late, the next one keeps to the schedule. After a longer delay, the schedule starts
    // anew.
    let next = deadline + interval > now ? deadline + interval : now + interval
    change(finger) { $0.deadline = next }
    if !isWord {
      backspace()
    } else if !deleteWord() {
      change(finger) { $0.deactivate() }
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
