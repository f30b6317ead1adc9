/// A key, and what is needed to draw it.
public struct Key: Hashable, Sendable, Identifiable {
  /// The name of the key, unique in its layout.
  public let id: String
  /// What is printed on it.
  public let legend: String
  /// What holding it types, if anything.
  public let longPress: Character?
  /// Its row on the keypad, 0 at the top.
  public let row: Int
  /// Its place in the row, 0 at the left.
  public let column: Int
  /// Whether it needs shift; it lies under the key in its place.
  public let isShifted: Bool

  let index: Int

  /// The key that comes after `keys`, from its fields in a keypad.
  init(_ fields: [String], row: Int, column: Int, after keys: [Key]) {
    let fields = fields + ["", "", ""]
    let under = keys.first { $0.id == fields[3] }
    id = fields[0]
    legend = fields[1].isEmpty ? id : fields[1]
    longPress = fields[2].first
    self.row = under?.row ?? row
    self.column = under?.column ?? column
    isShifted = under != nil
    index = keys.count
  }
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

  init?(mark: String) {
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
