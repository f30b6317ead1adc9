/// A single action of a user who types.
public enum Press: Hashable, Sendable {
  /// A press of the key at this index in the layout.
  case key(Int)
  /// A pause that is longer than the cycle timeout.
  case pause
  /// A press of the next-character key, which ends the run.
  case next
  /// A press of the space key, which ends the run or writes a space, depending on the layout.
  case space
  /// A backspace by jamo, or by scalar if there is no run.
  case jamo
  /// A backspace by stroke in the last unit of the run, or by scalar if there is no run.
  case stroke
  /// Text that is entered unchanged. The text does not join its neighbours.
  case text([Unicode.Scalar])

  /// The signs for presses other than keys. No key id starts with one of them.
  public static let signs: [Unicode.Scalar: Press] = [
    "…": .pause, "_": .next, "␣": .space, "⌫": .jamo, "⎌": .stroke,
  ]

  /// A second sign for `jamo`, which can be typed on any keyboard.
  public static let asciiBackspaceSign: Unicode.Scalar = "<"

  /// The sign of the press, or nil for keys and text.
  public var sign: Unicode.Scalar? { Self.signs.first { $0.value == self }?.key }
}
