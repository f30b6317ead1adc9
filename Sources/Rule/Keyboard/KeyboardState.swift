import Keyboards

extension KeyboardModel {
  /// What decides what a keyboard does next, but for the text, what the field asks for, and the exact times.
  public struct State: Hashable, Sendable {
    fileprivate let page, home: Int
    fileprivate let shift: KeyboardShift
    fileprivate let isDue, isUsed, isComposing, isSecondTap: Bool
    fileprivate let lastSpace: Bool?
    fileprivate let touches: [Touch]

    /// What two fingers or more are at, wherever they are: their states, and shift.
    public var ofManyFingers: State? {
      guard touches.count > 1 else { return nil }
      return State(
        page: 0, home: 0, shift: shift, isDue: false, isUsed: false, isComposing: isComposing,
        isSecondTap: false, lastSpace: nil, touches: touches)
    }

    fileprivate struct Touch: Hashable {
      let finger: Int
      let state: KeyboardTouch.State
      let slot: SlotKind?
      let hasMoved, isUsed, isLong: Bool
    }
  }

  /// The state.
  public var state: State {
    State(
      page: page, home: home, shift: shift, isDue: isDue, isUsed: isUsed,
      isComposing: !session.composing.isEmpty,
      isSecondTap: lastTap.map { now - $0 <= 300 } ?? false,
      lastSpace: lastSpace.flatMap { now - $0.time <= 1_100 ? $0.isStop : nil },
      touches: touches.map { touch in
        State.Touch(
          finger: touch.finger, state: touch.state.plain, slot: touch.slot.map { SlotKind($0) },
          hasMoved: touch.hasMoved, isUsed: touch.isUsed, isLong: now - touch.start >= 2_000)
      })
  }
}

extension KeyboardTouch.State {
  /// The same without times and texts.
  fileprivate var plain: Self {
    switch self {
    case .repeating: .repeating(next: 0)
    case .written(let composing): .written(composing: composing.map { _ in "" })
    case .list(let chosen, let composing):
      .list(chosen: chosen.map { min($0, 1) }, composing: composing.map { _ in "" })
    case .sliding(let step): .sliding(step: step.signum())
    case .waiting, .shift, .page, .spent: self
    }
  }
}

/// What tells one slot from another for a keyboard.
public struct SlotKind: Hashable, Sendable {
  private let content: String
  private let offers: Int
  private let hasFlicks: Bool

  /// The kind of `slot`.
  public init(_ slot: PageSlot) {
    switch slot.content {
    case .key: content = "key"
    case .text(let texts): content = texts.text == "'" ? "'" : "text"
    case .page(let id): content = "page \(id ?? "")"
    case .role(let role): content = role.rawValue
    case .gap: content = ""
    }
    offers = min(slot.hold.count, 2)
    hasFlicks = !slot.flicks.isEmpty
  }
}
