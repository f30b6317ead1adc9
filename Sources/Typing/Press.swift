/// One thing that somebody who types does.
public enum Press: Hashable, Sendable {
  /// Presses the key at this place in the order of the layout, 0 being the first.
  case key(Int)
  /// Asks for the next character: what was typed stays as it is.
  case next
  /// Presses the space key: ends the run or writes a space, as the layout says.
  case space
  /// Takes the last jamo back or, where nothing is composed, the last Character.
  case backspace
  /// Takes the last stroke of the last unit back or, where nothing is composed, the last Character.
  case strokeBackspace
  /// Enters text as it is, by scalars; nothing before or after it joins it.
  case text([Unicode.Scalar])
}
