// Part of Hwalja, under the MIT licence: see LICENSE.

/// The text field of an input session, with the names of `UITextDocumentProxy`.
///
/// The field may report late, or report only part of its text. The run may then end early, but nothing else goes wrong.
public protocol TextClient {
  /// The text before the cursor or the selection, or only the end of that text. It is nil if the field does not report
  /// the text.
  var documentContextBeforeInput: String? { get }
  /// The selected text. It is nil or empty if nothing is selected.
  var selectedText: String? { get }
  /// True if the field contains any text.
  var hasText: Bool { get }
  /// Deletes the selection or, without one, the Character before the cursor, if any.
  func deleteBackward()
  /// Writes `text`, which is never empty, at the cursor or in place of the selection.
  func insertText(_ text: String)
  /// The time in seconds on a monotonic clock, for calls without a time. nil, the default, means unknown.
  var now: Double? { get }
}

extension TextClient {
  public var now: Double? { nil }
}
