// What touches do. Whatever a host is asked for may change the keyboard, so that a touch is looked up anew afterwards.
extension Keyboard {
  typealias Spot = KeyboardPages.Spot
  typealias Item = KeyboardPages.Item
  typealias Touch = KeyboardPages.Touch

  func index(of finger: Int) -> Int? { state.touches.firstIndex { $0.finger == finger } }

  func remove(_ finger: Int) {
    if let index = index(of: finger) { state.touches.remove(at: index) }
  }

  /// Another finger comes: what the others wait for is done now, in the order in which they came.
  func settle() {
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

  /// Does what `touch` still waits for.
  private func finish(_ touch: Touch) {
    switch touch.phase {
    case .waiting: if let spot = touch.spot { act(on: spot) }
    case .choosing(let items, let chosen?): replace(touch, by: items[chosen])
    default: break
    }
  }

  /// A finger goes down on `spot`.
  func press(_ spot: Spot, _ finger: Int) {
    let slot = state.slot(spot)
    let isHeld = !slot.hold.isEmpty
    var touch = Touch(finger: finger, spot: spot, phase: .waiting)
    switch slot.content {
    case .gap: return
    case .key:
      act(on: spot)
      touch.phase = .written
      if outcome == .written || outcome == .changed { touch.composed = session.run }
    case .text where !isHeld && slot.flicks.isEmpty:
      act(on: spot)
      touch.phase = .spent
    case .text: break
    case .role(.backspace):
      backspace()
      touch.phase = .repeating(since: now)
      touch.due = now + Composer.milliseconds(settings.repeatDelay)
    case .role(.shift):
      let before = state.shift
      touch.phase = .shift(before: before, hasLocked: state.pressShift(at: now))
    case .role: break
    case .page(let id):
      touch.phase = .page(before: state.page)
      state.open(state.number(of: id))
    }
    if isHeld { touch.due = now + Composer.milliseconds(settings.longPress) }
    state.touches.append(touch)
  }

  func drag(_ finger: Int, _ x: Int, _ y: Int) {
    guard let index = index(of: finger), let spot = state.touches[index].spot,
      !state.touches[index].hasMoved
    else { return }
    let slot = state.slot(spot)
    switch state.touches[index].phase {
    case .sliding(let step): slide(finger, from: step, to: state.settings.step(x))
    case .waiting where slot.content == .role(.space):
      guard state.settings.step(x) != 0 else { return }
      outcome = session.commit()
      slide(finger, from: 0, to: state.settings.step(x))
    case .waiting, .written:
      let direction = state.settings.direction(x, y)
      guard let offer = slot.flicks.first(where: { $0.key == direction })?.value else { return }
      let touch = state.touches[index]
      state.touches[index].spend()
      replace(touch, by: state.item(offer))
    default: break
    }
  }

  /// The finger on space has moved the cursor by `old` steps, and is to have moved it by `new`.
  private func slide(_ finger: Int, from old: Int, to new: Int) {
    guard new != old, let index = index(of: finger) else { return }
    state.touches[index].phase = .sliding(step: new)
    state.forget()
    onRequest(.moveCursor(by: new - old))
  }

  /// What `touch` does when it goes up.
  func lift(_ touch: Touch) {
    guard touch.isModifier else { return finish(touch) }
    if let spot = touch.spot { act(on: spot) }
    guard let index = index(of: touch.finger) else { return }
    let isUsed = state.touches[index].isUsed
    switch touch.phase {
    case .shift(let before, let hasLocked):
      if isUsed || before != .off && !hasLocked { state.shift = .off }
    case .page(let before) where isUsed: state.open(before)
    default: break
    }
  }

  /// The finger was not meant.
  func cancel(_ finger: Int) {
    guard let index = index(of: finger) else { return }
    let touch = state.touches.remove(at: index)
    switch touch.phase {
    case .shift(let before, _):
      state.shift = touch.isUsed ? .off : before
      state.lastTap = nil
    case .page(let before): state.open(before)
    default: break
    }
  }

  /// Does the earliest of what was to happen by now, and of two at the same time that of the older touch.
  ///
  /// - Returns: Whether there was anything.
  func happen() -> Bool {
    guard let index = state.nextDue(by: now) else { return false }
    let touch = state.touches[index]
    if case .repeating(let start) = touch.phase {
      deleteMore(touch, since: start)
    } else if let spot = touch.spot {
      let items = state.held(state.slot(spot))
      state.touches[index].spend()
      if items.count > 1 { state.touches[index].phase = .choosing(items, chosen: 0) }
      if items.count == 1 { replace(touch, by: items[0]) }
    }
    return true
  }
}
