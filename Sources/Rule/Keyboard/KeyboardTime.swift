import Keyboards

/// What happens by itself, and backspace.
extension KeyboardModel {
  /// When the touch has something to do, if it has.
  private func due(_ touch: KeyboardTouch) -> Int? {
    switch touch.state {
    case .repeating(let next): next
    case .waiting where !touch.hasMoved, .written:
      touch.slot?.hold.isEmpty == false ? touch.start + 350 : nil
    default: nil
    }
  }

  /// Does all that is due.
  mutating func tick() {
    while let touch = touches.min(by: { due($0) ?? .max < due($1) ?? .max }),
      let time = due(touch), time <= now
    {
      if case .repeating = touch.state { repeatBackspace(touch) } else { hold(touch) }
    }
  }

  private mutating func hold(_ touch: KeyboardTouch) {
    let offers = touch.slot?.hold ?? []
    if offers.count > 1 {
      change(touch.finger) { $0.state = .list(chosen: 0, composing: touch.composing) }
    } else {
      change(touch.finger) { $0.state = .spent }
      replace(touch, by: offers[0])
    }
  }

  private mutating func repeatBackspace(_ touch: KeyboardTouch) {
    let isLong = now - touch.start >= 2_000
    if !isLong { backspace() }
    let isSpent = isLong && !deleteWord()
    let next = now + (isLong ? 200 : 50)
    change(touch.finger) { $0.state = isSpent ? .spent : .repeating(next: next) }
  }

  mutating func backspace() {
    let old = session.field
    let isStop = lastSpace?.isStop == true && old.selected.isEmpty && old.before.hasSuffix(". ")
    (lastSpace, lastTap) = (nil, nil)
    session.take(.jamo)
    if isStop {
      session.take(.jamo)
      session.take(.text("  "))
    }
  }

  /// - Returns: Whether there was anything to delete.
  private mutating func deleteWord() -> Bool {
    let old = session.field
    (lastSpace, lastTap) = (nil, nil)
    session.take(.next)
    guard old.selected.isEmpty else {
      session.take(.jamo)
      return true
    }
    let blanks: Set<Character> = [" ", "\n"]
    var rest = Array(session.field.before)
    while let last = rest.last, blanks.contains(last) { rest.removeLast() }
    while let last = rest.last, !blanks.contains(last) { rest.removeLast() }
    while session.field.before.count > rest.count { session.take(.jamo) }
    return session.field != old
  }
}
