import Keyboards

/// One thing that happens to a keyboard.
public enum KeyboardStep: Hashable, Sendable {
  case down(Int, KeyboardPlace)
  /// A finger is on another slot now, or on none.
  case move(Int, KeyboardPlace?)
  /// A finger is so many points to the right of and below where it went down.
  case drag(Int, Int, Int)
  /// A finger chooses this item of its list.
  case choose(Int, Int)
  /// A finger leaves the keyboard.
  case up(Int)
  /// The system takes a finger away, and it is to do nothing.
  case cancel(Int)
  /// So many milliseconds pass; then comes a tick.
  case pass(Int)
  /// Something happens to the field that the keyboard has not done.
  case host(SessionStep)
  /// The user goes to another field, which holds the same text.
  case field(KeyboardField)
}

/// The place of a slot on a page, counted from 0.
public struct KeyboardPlace: Hashable, Sendable {
  /// The row, from the top.
  public let row: Int
  /// The place in the row, from the left.
  public let column: Int

  /// The place in that row.
  public init(_ row: Int, _ column: Int) {
    self.row = row
    self.column = column
  }
}

/// What a keyboard asks of its host.
public enum KeyboardRequest: Hashable, Sendable {
  /// To move the cursor by so many characters.
  case moveCursor(Int)
  /// To show the next keyboard.
  case nextKeyboard
  /// To hide the keyboard.
  case hide
  /// To do what Enter is for in the field.
  case action(KeyboardField.Action)
}

/// A finger that is down.
public struct KeyboardTouch: Hashable, Sendable {
  enum State: Hashable, Sendable {
    /// Nothing was done yet.
    case waiting
    /// Its key is written. This was being composed then; nil if that did not change.
    case written(composing: String?)
    /// Backspace repeats, and next at this time.
    case repeating(next: Int)
    /// A list is open; if its key is written, this was being composed then.
    case list(chosen: Int?, composing: String?)
    /// The cursor moves with it, and is at this step.
    case sliding(step: Int)
    /// It is on shift, which was so before.
    case shift(before: KeyboardShift, isLocking: Bool)
    /// It is on a slot that opened a page, and this page was shown before.
    case page(before: Int)
    case spent
  }

  /// The number of the finger.
  public let finger: Int
  /// When it went down.
  let start: Int
  /// The slot that it acts on: where it is, or where it went down if that has acted.
  var slot: PageSlot?
  var state: State
  /// Whether it has moved to another slot.
  var hasMoved = false
  /// Whether something was written while it was on shift or on a page slot.
  var isUsed = false

  /// What was composed when its key was written; nil if no key was, or that changed nothing.
  var composing: String? {
    switch state {
    case .written(let composing), .list(_, let composing): composing
    default: nil
    }
  }

  /// Whether it is on shift.
  var isOnShift: Bool { if case .shift = state { true } else { false } }

  /// Whether a list of offers is open.
  public var hasList: Bool { if case .list = state { true } else { false } }
}
