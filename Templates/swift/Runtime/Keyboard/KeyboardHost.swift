/// What a keyboard asks of its session: an `InputSession`, or whatever else types.
public protocol KeyboardSession: AnyObject {
  /// The layout whose keys are pressed; another ends the run.
  var layout: KeyboardLayout { get set }
  /// The scalars that can still change, none if nothing is composed.
  var run: [Unicode.Scalar] { get }
  /// Whether text is selected.
  var isSelected: Bool { get }
  /// What stands before the cursor, with what is composed; nil if the field does not say, nor that it is empty.
  var before: String? { get }
  /// Whether a space would only end the run.
  var isEndedBySpace: Bool { get }
  /// Presses a key of the layout. Times are in seconds, as for the keyboard.
  func press(_ key: Key, at time: Double?) -> Outcome
  /// Ends the run, and writes `text`.
  func insert(_ text: String) -> Outcome
  /// Ends the run, and makes `text` of the last `count` Characters before the cursor, or of the selection.
  func replace(_ count: Int, with text: String) -> Outcome
  /// Ends the run.
  func commit() -> Outcome
  /// Ends the run, or writes a space.
  func space() -> Outcome
  /// Ends the run and the line.
  func enter(at time: Double?) -> Outcome
  /// Deletes the selection, or the last `step` of the run, or else what the field deletes.
  func backspace(_ step: Composer.Step) -> Outcome
  /// Looks whether the run is still there.
  func hostDidChange(at time: Double?)
}

extension InputSession: KeyboardSession {}

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
  /// Do what a slot with an action of your own is for; the run has ended.
  case action(String)

  /// How many UTF-16 code units a cursor moves that moves by `count` Characters, for hosts that count so.
  ///
  /// - Parameters:
  ///   - before: What stands before the cursor, or the end of it.
  ///   - after: What stands behind it, or the beginning of that.
  public static func utf16Units(of count: Int, before: String, after: String) -> Int {
    count < 0 ? -before.suffix(-max(count, -Int.max)).utf16.count : after.prefix(count).utf16.count
  }
}
