import Layouts

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
}

extension TextField {
  /// Does what `press` says, which numbers keys as `keys` does.
  public mutating func perform(_ press: Press, on keys: [Key]) {
    switch press {
    case .key(let key): self.press(keys[key])
    case .pause: pause()
    case .next: commit()
    case .space: space()
    case .jamo: deleteJamo()
    case .stroke: deleteStroke()
    case .text(let scalars): write(scalars)
    }
  }
}
