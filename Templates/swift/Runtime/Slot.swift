/// A place on a drawn keypad.
public struct Slot: Hashable, Sendable {
  /// What there can be in a place.
  public enum Content: Hashable, Sendable {
    /// A key of the layout.
    case key(Key)
    /// Deletes.
    case backspace
    /// Ends the line.
    case enter
    /// Ends the run, or writes a space.
    case space
    /// Uncovers the shifted keys.
    case shift
    /// Nothing.
    case gap
  }

  /// What is there.
  public let content: Content
  /// How wide it is, in keys.
  public let width: Double

  init(_ key: Key) {
    content = .key(key)
    width = 1
  }

  /// A place that holds no key of the layout, from its fields in a keypad; nil if it does.
  init?(_ fields: [String]) {
    switch fields[0] {
    case "⌫": content = .backspace
    case "⏎": content = .enter
    case "␣": content = .space
    case "⇧": content = .shift
    case "□": content = .gap
    default: return nil
    }
    width = fields.count > 1 ? Double(fields[1]) ?? 1 : 1
  }
}
