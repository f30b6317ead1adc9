@testable import SwiftRuntime

extension KeyboardOracle {
  /// The part of the state that decides the effect of the next step. It omits the text, the kind of field, and exact
  /// times.
  struct State: Hashable {
    let page, home: Int
    let shift: Keyboard.Shift
    let isDue, isUsed, isComposing, isSecondTap, isPairOpen: Bool
    let lastSpace: Bool?
    let touches: [Touch]

    struct Touch: Hashable {
      let finger: AnyHashable
      let phase: Keyboard.Touch.Phase
      let slot: SlotKind?
      let hasMoved, isUsed, hasWritten, isLong: Bool
    }

    var ofManyFingers: State {
      State(
        page: 0, home: 0, shift: shift, isDue: false, isUsed: false, isComposing: isComposing,
        isSecondTap: false, isPairOpen: isPairOpen, lastSpace: nil, touches: touches)
    }
  }

  var state: State {
    let (state, now) = (machine.state, machine.now)
    return State(
      page: state.page, home: state.home, shift: state.shift, isDue: state.isCapitalDue,
      isUsed: state.isUsed, isComposing: !machine.session.run.isEmpty,
      isSecondTap: state.lastTap.map { now - $0 <= 300 } ?? false, isPairOpen: state.cursorMove != nil,
      lastSpace: state.lastSpace.flatMap { now - $0.time <= 1_100 ? $0.isFullStop : nil },
      touches: state.touches.map { touch in
        State.Touch(
          finger: touch.finger, phase: touch.phase.plain, slot: touch.slot.map { SlotKind($0) },
          hasMoved: touch.hasMoved, isUsed: touch.isUsed, hasWritten: touch.typedRun != nil,
          isLong: touch.phase.isLong(at: now))
      })
  }
}

extension Keyboard.Touch.Phase {
  /// The phase of a touch without its times and distances.
  fileprivate var plain: Self {
    switch self {
    case .repeating: .repeating(since: 0)
    case .choosing(let chosen): .choosing(chosen.map { min($0, 1) })
    case .sliding(let step): .sliding(step: step.signum())
    case .waiting, .written, .shift, .page, .inactive: self
    }
  }

  /// Returns true if backspace deletes whole words at this time.
  fileprivate func isLong(at now: Int64) -> Bool {
    if case .repeating(let start) = self { now - start >= 2_000 } else { false }
  }
}
