/// What a keyboard asks its host to do, since no field does it. More may come in later versions: have a `default`.
public enum KeyboardRequest: Hashable, Sendable {
  /// Move the cursor by so many Characters, to the left if that is negative.
  case moveCursor(by: Int)
  /// Change to the next keyboard of the system.
  case nextKeyboard
  /// Hide the keyboard.
  case hide
  /// Do what Enter is for in this field; the run has ended.
  case perform(KeyboardField.Action)
}
