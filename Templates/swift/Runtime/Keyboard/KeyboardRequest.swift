/// What a keyboard asks its host to do. More may come in later versions: have a `default`.
public enum KeyboardRequest: Hashable, Sendable {
  /// Move the cursor by so many Characters to the right; to the left, if the number is negative.
  case moveCursor(by: Int)
  /// Switch to the next keyboard of the system.
  case nextKeyboard
  /// Hide the keyboard.
  case hide
  /// Do what Enter does in this field; the run has ended.
  case perform(KeyboardField.Action)
  /// Do an action of your own, whose name a slot has; the run has ended.
  case action(String)

  /// By how many UTF-16 code units the cursor moves when it moves by `count` Characters.
  ///
  /// - Parameters:
  ///   - before: The text before the cursor, or the end of it.
  ///   - after: The text after the cursor, or the beginning of it.
  public static func utf16Units(of count: Int, before: String, after: String) -> Int {
    count < 0 ? -before.suffix(-max(count, -Int.max)).utf16.count : after.prefix(count).utf16.count
  }
}
