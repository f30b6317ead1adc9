/// One thing that a user does while typing.
public enum Press: Hashable, Sendable {
  /// Presses the key at this place in the order of the layout, 0 being the first.
  case key(Int)
  /// Lets so much time pass that a key's cycle is over.
  case pause
  /// Asks for the next character: what was typed stays as it is.
  case next
  /// Presses the space key: ends the run or writes a space, as the layout says.
  case space
  /// Takes the last jamo back or, where nothing is composed, the last scalar.
  case jamo
  /// Takes the last stroke of the last unit back or, where nothing is composed, the last scalar.
  case stroke
  /// Enters text as it is, by scalars; nothing before or after it joins it.
  case text([Unicode.Scalar])

  /// Signs for presses other than keys. No key id starts with one of them.
  public static let signs: [Unicode.Scalar: Press] = [
    "…": .pause, "_": .next, "␣": .space, "⌫": .jamo, "⎌": .stroke,
  ]

  /// A second sign for `jamo` in sequences of keys, which every keyboard has.
  public static let asciiBackspaceSign: Unicode.Scalar = "<"

  /// Its sign; nil for keys and text.
  public var sign: Unicode.Scalar? { Self.signs.first { $0.value == self }?.key }
}
