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

  /// What stands for presses in questions and in sequences of keys, besides the ids of keys, which begin with none.
  public static let marks: [Unicode.Scalar: Press] = [
    "…": .pause, "_": .next, "␣": .space, "⌫": .jamo, "⎌": .stroke,
  ]

  /// Another mark for `jamo`, easier to type, in sequences of keys.
  public static let otherJamoMark: Unicode.Scalar = "<"

  /// Its mark; nil for keys and text.
  public var mark: Unicode.Scalar? { Self.marks.first { $0.value == self }?.key }
}
