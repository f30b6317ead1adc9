// Part of Hwalja, under the MIT licence: see LICENSE.

/// A session for a keyboard: an `InputSession`, or a class of your own.
public protocol KeyboardSession: AnyObject {
  /// The layout whose keys are pressed. Setting it ends the run.
  var layout: KeyboardLayout { get set }
  /// The scalars of the run. The list is empty if there is no run.
  var run: [Unicode.Scalar] { get }
  /// True if text is selected.
  var isSelected: Bool { get }
  /// The text before the cursor, including the run. It is nil if the field has text but does not report it.
  var before: String? { get }
  /// True if a space would end the run and write nothing.
  var isEndedBySpace: Bool { get }
  /// Presses a key of the layout. Times are in seconds on the keyboard's clock.
  func press(_ key: Key, at time: Double?) -> Outcome
  /// Ends the run, and writes `text`.
  func insert(_ text: String) -> Outcome
  /// Ends the run, and replaces the selection with `text`. Without a selection, replaces `count` Characters before the
  /// cursor.
  func replace(_ count: Int, with text: String) -> Outcome
  /// Ends the run.
  func commit() -> Outcome
  /// Ends the run, or writes a space.
  func space() -> Outcome
  /// Ends the run and the line.
  func enter(at time: Double?) -> Outcome
  /// Deletes the selection or, without one, the last `unit` of the run. If there is neither, asks the field to delete.
  func backspace(_ unit: Composer.BackspaceUnit) -> Outcome
  /// Ends the run if it is no longer before the cursor.
  func hostDidChange(at time: Double?)
}

extension InputSession: KeyboardSession {}
