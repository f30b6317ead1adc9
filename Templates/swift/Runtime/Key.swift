/// A key of a layout, and what is needed to draw it.
public struct Key: Hashable, Sendable, Identifiable {
  /// The name of the key, unique in its layout.
  public let id: String
  /// What is printed on it.
  public let legend: String
  /// What holding it down types, if anything.
  public let longPress: Character?
  /// Its row on the keypad, from the top, 0 first.
  public let row: Int
  /// Its place in the row, from the left, 0 first.
  public let column: Int
  /// Whether it needs shift, and lies under the key in the same place that does not.
  public let isShifted: Bool

  let index: Int
}

/// A place on a drawn keypad.
public enum Slot: Hashable, Sendable {
  /// A key of the layout.
  case key(Key)
  /// Deletes.
  case backspace
  /// Ends the line.
  case enter
  /// Ends the composing run, then writes a space.
  case space
  /// Uncovers the shifted keys.
  case shift
  /// Nothing.
  case gap

  init?(mark: Substring) {
    switch mark {
    case "⌫": self = .backspace
    case "⏎": self = .enter
    case "␣": self = .space
    case "⇧": self = .shift
    case "□": self = .gap
    default: return nil
    }
  }
}
