// Part of Hwalja, under the MIT licence: see LICENSE.

/// What users and authors may want to change. Times are in seconds, distances in points.
public struct KeyboardSettings: Hashable, Sendable {
  /// How long backspace is held until it repeats.
  public var repeatDelay = 0.4
  /// The time between two repeats.
  public var repeatInterval = 0.05
  /// How long backspace is held until it deletes words.
  public var wordsAfter = 2.0
  /// The time between two words.
  public var wordInterval = 0.2
  /// How long a slot is held until it offers something.
  public var longPress = 0.35
  /// The longest time between two taps on shift that lock it.
  public var doubleTap = 0.3
  /// The longest time between two spaces that become a full stop; nil for never.
  public var doubleSpace: Double? = 1.1
  /// How far a finger slides on space until the cursor moves.
  public var slideStart = 50.0
  /// How far it slides for each further step.
  public var slideStep = 10.0
  /// How far a finger goes for a flick.
  public var flick = 24.0
  /// How long the cursor waits before it moves between a pair, for hosts that are slow to write.
  public var cursorDelay = 0.0
  /// What backspace takes back of the run.
  public var backspaceUnit = Composer.BackspaceUnit.jamo
  /// Whether a globe is shown, as some systems ask.
  public var needsGlobe = false

  /// The default settings.
  public init() {}

  /// By how many steps the cursor has moved when the finger is `x` points to the right.
  func step(_ x: Double) -> Int {
    guard x != 0, x.magnitude >= slideStart else { return 0 }
    // The limit comes first: `min` takes the first if the second is not a number.
    let further = min(1e6, (x.magnitude - slideStart) / max(1, slideStep))
    return x < 0 ? -1 - Int(further) : 1 + Int(further)
  }

  /// The direction of a flick; nil if the finger has not gone far enough.
  func direction(_ x: Double, _ y: Double) -> Keyboard.Direction? {
    guard max(x.magnitude, y.magnitude) >= flick else { return nil }
    if x.magnitude >= y.magnitude { return x < 0 ? .left : .right }
    return y < 0 ? .up : .down
  }
}
