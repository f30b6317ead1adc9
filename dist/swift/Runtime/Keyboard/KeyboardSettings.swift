// Part of Hwalja, under the MIT licence: see LICENSE.

/// Settings for users and authors. Times are in seconds, distances in points.
public struct KeyboardSettings: Hashable, Sendable {
  /// The time from pressing backspace until it repeats.
  public var repeatDelay = 0.4
  /// The time between two repeated backspaces.
  public var repeatInterval = 0.05
  /// The time from pressing backspace until it deletes words.
  public var wordsAfter = 2.0
  /// The time between two deleted words.
  public var wordInterval = 0.2
  /// The time from pressing a slot until its offers for holding appear.
  public var longPress = 0.35
  /// The longest time between two taps on shift that lock shift.
  public var doubleTap = 0.3
  /// The longest time between two spaces that become a full stop. nil means that they never do.
  public var doubleSpace: Double? = 1.1
  /// The distance that a finger slides on space before the cursor moves.
  public var slideStart = 50.0
  /// The distance for each further step of the cursor.
  public var slideStep = 10.0
  /// The distance of a flick.
  public var flick = 24.0
  /// The delay before the cursor moves back to the place of a `|`. Hosts that write late need it.
  public var cursorDelay = 0.0
  /// The unit of the run that backspace deletes.
  public var backspaceUnit = Composer.BackspaceUnit.jamo
  /// True if the keyboard shows its globe, which some systems require.
  public var needsGlobe = false

  /// Creates the default settings.
  public init() {}

  /// Returns the number of steps that the cursor moves when the finger has slid `x` points to the right.
  func cursorStep(_ x: Double) -> Int {
    guard x != 0, x.magnitude >= slideStart else { return 0 }
    // The limit comes first, because `min` returns its first argument if the second is NaN.
    let further = min(1e6, (x.magnitude - slideStart) / max(1, slideStep))
    return x < 0 ? -1 - Int(further) : 1 + Int(further)
  }

  /// Returns the direction of a flick, or nil if the finger has not moved far enough.
  func flickDirection(_ x: Double, _ y: Double) -> Keyboard.Direction? {
    guard max(x.magnitude, y.magnitude) >= flick else { return nil }
    if x.magnitude >= y.magnitude { return x < 0 ? .left : .right }
    return y < 0 ? .up : .down
  }
}
