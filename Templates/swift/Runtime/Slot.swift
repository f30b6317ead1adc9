/// A place on a drawn keypad.
public struct Slot: Hashable, Sendable {
  /// What there can be in a place. More may come in later versions: have a `default`.
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
}
