/// A key of a layout, and what is needed to draw it.
public struct Key: Hashable, Sendable, Identifiable {
  /// The name of the key, unique in its layout.
  public let id: String
  /// What is printed on it.
  public let legend: String
  /// What holding it down types, if anything.
  public let longPress: Character?
  /// Its row on the keypad, 0 at the top.
  public let row: Int
  /// Its place in the row, 0 at the left.
  public let column: Int
  /// Whether it needs shift; it lies under the key in the same place.
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
  /// Ends the run, then writes a space.
  case space
  /// Uncovers the shifted keys.
  case shift
  /// Nothing.
  case gap

  static let marks: [Substring: Slot] = [
    "⌫": .backspace, "⏎": .enter, "␣": .space, "⇧": .shift, "□": .gap,
  ]
}
