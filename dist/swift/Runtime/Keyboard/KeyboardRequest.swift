// Part of Hwalja, under the MIT licence: see LICENSE.

/// A request of a keyboard to its host. Later versions may add requests: have a `default`.
public enum KeyboardRequest: Hashable, Sendable {
  /// Move the cursor by this number of Characters: positive to the right, negative to the left.
  case moveCursor(by: Int)
  /// Switch to the system's next keyboard.
  case nextKeyboard
  /// Hide the keyboard.
  case hide
  /// Perform the action of Enter in this field. The run has ended.
  case perform(KeyboardField.Action)
  /// Perform an action of your own, named by a slot. The run has ended.
  case action(String)

  /// Returns the number of UTF-16 code units that the cursor moves by when it moves by `count` Characters.
  ///
  /// - Parameters:
  ///   - before: The text before the cursor, or the end of it.
  ///   - after: The text after the cursor, or the start of it.
  public static func utf16Units(of count: Int, before: String, after: String) -> Int {
    count < 0 ? -before.suffix(-max(count, -Int.max)).utf16.count : after.prefix(count).utf16.count
  }
}
