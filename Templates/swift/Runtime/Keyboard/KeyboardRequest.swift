/// A request from a keyboard to its host. Later versions may add requests, so a `switch` needs a `default`.
public enum KeyboardRequest: Hashable, Sendable {
  /// Move the cursor by this number of Characters: positive to the right, negative to the left.
  case moveCursor(by: Int)
  /// Switch to the system's next keyboard.
  case nextKeyboard
  /// Hide the keyboard.
  case hide
  /// Perform the action that Enter has in this field. The run has ended.
  case perform(KeyboardField.Action)
  /// Perform an action of your own, which a slot names. The run has ended.
  case action(String)

  /// Returns the number of UTF-16 code units in `count` Characters next to the cursor. A negative count means
  /// Characters before the cursor, and the result is negative, too.
  ///
  /// - Parameters:
  ///   - count: The number of Characters.
  ///   - before: The text before the cursor, or only its end.
  ///   - after: The text after the cursor, or only its start.
  public static func utf16Units(of count: Int, before: String, after: String) -> Int {
    count < 0 ? -before.suffix(-max(count, -Int.max)).utf16.count : after.prefix(count).utf16.count
  }
}
