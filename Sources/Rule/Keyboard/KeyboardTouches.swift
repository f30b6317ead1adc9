import Keyboards

/// What fingers do.
extension KeyboardModel {
  mutating func down(_ finger: Int, _ place: KeyboardPlace) {
    if touches.contains(where: { $0.finger == finger }) { cancel(finger) }
    for touch in touches { settle(touch) }
    findOutWhetherDue()
    guard let slot = slot(place) else { return }
    if slot.content == .gap { return }
    touches.append(KeyboardTouch(finger: finger, start: now, slot: slot, state: .waiting))
    let state = begin(on: slot)
    change(finger) { $0.state = state }
  }

  /// Does what a finger does by going down on a slot, and says what it waits for then.
  private mutating func begin(on slot: PageSlot) -> KeyboardTouch.State {
    switch slot.content {
    case .key:
      let old = session.field.before
      act(on: slot)
      return .written(composing: session.field.before == old ? nil : session.composing)
    case .text where slot.hold.isEmpty && slot.flicks.isEmpty:
      act(on: slot)
      return .spent
    case .role(.backspace):
      backspace()
      return .repeating(next: now + 400)
    case .role(.shift):
      let before = shift
      let isSecond = lastTap.map { now - $0 <= 300 } ?? false
      let isLocking = shift != .locked && pages[page].hasCapitals && isSecond
      if shift != .locked { shift = isLocking ? .locked : .once }
      lastTap = now
      return .shift(before: before, isLocking: isLocking)
    case .page(let id):
      let before = page
      open(id.flatMap { id in pages.firstIndex { $0.id == id } } ?? home)
      return .page(before: before)
    default: return .waiting
    }
  }

  private mutating func settle(_ touch: KeyboardTouch) {
    switch touch.state {
    case .shift, .page: return
    case .waiting: tap(touch.slot)
    case .list(let chosen, _): replace(touch, by: chosen)
    default: break
    }
    change(touch.finger) { $0.state = .spent }
  }

  mutating func move(_ finger: Int, _ slot: PageSlot?) {
    change(finger) { touch in
      switch touch.state {
      case .waiting where touch.slot?.content == .role(.space) && !touch.hasMoved: break
      case .waiting, .shift, .page:
        touch.slot = slot
        touch.hasMoved = true
      default: break
      }
    }
  }

  mutating func drag(_ finger: Int, _ dx: Int, _ dy: Int) {
    guard let touch = touches.first(where: { $0.finger == finger }) else { return }
    switch touch.state {
    case .waiting where touch.slot?.content == .role(.space) && !touch.hasMoved && abs(dx) >= 50:
      session.take(.next)
      change(finger) { $0.state = .sliding(step: 0) }
      drag(finger, dx, dy)
    case .sliding(let step):
      let distance = abs(dx) < 50 ? 0 : 1 + (abs(dx) - 50) / 10
      let new = dx < 0 ? -distance : distance
      change(finger) { $0.state = .sliding(step: new) }
      if new != step {
        (lastSpace, lastTap) = (nil, nil)
        moveCursor(by: new - step)
      }
    case .waiting where !touch.hasMoved, .written:
      guard let slot = touch.slot, max(abs(dx), abs(dy)) >= 24 else { return }
      let direction: PageSlot.Direction =
        abs(dx) >= abs(dy) ? (dx < 0 ? .left : .right) : (dy < 0 ? .up : .down)
      guard let offer = slot.flicks[direction] else { return }
      change(finger) { $0.state = .spent }
      replace(touch, by: offer)
    default: break
    }
  }

  mutating func choose(_ finger: Int, _ item: Int) {
    change(finger) { touch in
      guard touch.hasList, let slot = touch.slot else { return }
      let chosen = slot.hold.indices ~= item ? item : nil
      touch.state = .list(chosen: chosen, composing: touch.composing)
    }
  }

  mutating func up(_ finger: Int) {
    guard let touch = touches.first(where: { $0.finger == finger }) else { return }
    switch touch.state {
    case .waiting: tap(touch.slot)
    case .list(let chosen, _): replace(touch, by: chosen)
    case .shift(let before, let isLocking):
      if touch.hasMoved { tap(touch.slot) }
      if isUsed(finger) || !isLocking && before != .off {
        shift = .off
      }
    case .page(let before):
      if touch.hasMoved { tap(touch.slot) }
      if isUsed(finger) { open(before) }
    default: break
    }
    touches.removeAll { $0.finger == finger }
  }

  mutating func cancel(_ finger: Int) {
    guard let touch = touches.first(where: { $0.finger == finger }) else { return }
    if case .shift(let before, _) = touch.state {
      shift = touch.isUsed ? .off : before
      lastTap = nil
    }
    if case .page(let before) = touch.state { open(before) }
    touches.removeAll { $0.finger == finger }
  }

  /// Acts on a slot that is tapped.
  private mutating func tap(_ slot: PageSlot?) {
    switch slot?.content {
    case .page, .role(.shift), .role(.backspace): return
    default: act(on: slot)
    }
  }

  private func isUsed(_ finger: Int) -> Bool {
    touches.contains { $0.finger == finger && $0.isUsed }
  }

  /// Changes the touch of a finger, if that is down.
  mutating func change(_ finger: Int, _ body: (inout KeyboardTouch) -> Void) {
    guard let index = touches.firstIndex(where: { $0.finger == finger }) else { return }
    body(&touches[index])
  }
}
