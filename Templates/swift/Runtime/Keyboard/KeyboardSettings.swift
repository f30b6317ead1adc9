/// What a user or an author may want otherwise: times in seconds, distances in points.
public struct KeyboardSettings: Hashable, Sendable {
  /// How long backspace is held until it repeats.
  public var repeatDelay = 0.4
  /// How long it then waits each time.
  public var repeatInterval = 0.05
  /// How long it is held until it deletes words.
  public var wordsAfter = 2.0
  /// How long it then waits each time.
  public var wordInterval = 0.2
  /// How long a slot is held until it offers something.
  public var longPress = 0.35
  /// Within what time two taps on shift lock it.
  public var doubleTap = 0.3
  /// Within what time a second space makes a full stop of the first; nil for never.
  public var doubleSpace: Double? = 1.1
  /// How far the finger goes on space until the cursor moves.
  public var slideStart = 50.0
  /// How far it then goes each time.
  public var slideStep = 10.0
  /// How far it goes for a flick.
  public var flick = 24.0
  /// How long the cursor waits before it moves between a pair, where a host needs time for the text.
  public var cursorDelay = 0.0
  /// What backspace takes away.
  public var backspaceStep = Composer.Step.jamo
  /// Whether a globe is shown, which some telephones ask for.
  public var needsGlobe = false

  /// The settings that nobody has changed.
  public init() {}

  /// By how many steps the cursor moves where the finger is so far to the right.
  func step(_ x: Double) -> Int {
    guard x != 0, x.magnitude >= slideStart else { return 0 }
    // What is no number comes second, so that the limit is taken in its place.
    let further = min(1e6, (x.magnitude - slideStart) / max(1, slideStep))
    return x < 0 ? -1 - Int(further) : 1 + Int(further)
  }

  /// Where the finger goes, if that is far enough for a flick.
  func direction(_ x: Double, _ y: Double) -> KeyboardPages.Direction? {
    guard max(x.magnitude, y.magnitude) >= flick else { return nil }
    if x.magnitude >= y.magnitude { return x < 0 ? .left : .right }
    return y < 0 ? .up : .down
  }
}
