// Part of Hwalja, under the MIT licence: see LICENSE.

/// What a keyboard needs of its session: an `InputSession`, or a class of your own.
public protocol KeyboardSession: AnyObject {
  /// The layout whose keys are pressed. Setting it ends the run.
  var layout: KeyboardLayout { get set }
  /// The scalars of the run; empty if nothing is composed.
  var run: [Unicode.Scalar] { get }
  /// Whether text is selected.
  var isSelected: Bool { get }
  /// The text before the cursor, with the run; nil if the field tells neither that nor that it is empty.
  var before: String? { get }
  /// Whether a space would only end the run.
  var isEndedBySpace: Bool { get }
  /// Presses a key of the layout. Times are in seconds, as for the keyboard.
  func press(_ key: Key, at time: Double?) -> Outcome
  /// Ends the run, and writes `text`.
  func insert(_ text: String) -> Outcome
  /// Ends the run, and writes `text` in place of the selection, or else of `count` Characters before the cursor.
  func replace(_ count: Int, with text: String) -> Outcome
  /// Ends the run.
  func commit() -> Outcome
  /// Ends the run, or writes a space.
  func space() -> Outcome
  /// Ends the run and the line.
  func enter(at time: Double?) -> Outcome
  /// Deletes the selection, or else the last `unit` of the run, or else what the field deletes.
  func backspace(_ unit: Composer.BackspaceUnit) -> Outcome
  /// Ends the run if it is no longer before the cursor.
  func hostDidChange(at time: Double?)
}

extension InputSession: KeyboardSession {}
