// Part of Hwalja, under the MIT licence: see LICENSE.

/// The text field of an input session, with the names of `UITextDocumentProxy`.
///
/// It may answer late or only in part. The run may then end early, but nothing else goes wrong.
public protocol TextClient {
  /// The text before the cursor or the selection, or the end of it; nil if the field does not report it.
  var documentContextBeforeInput: String? { get }
  /// The selected text; nil or empty if nothing is selected.
  var selectedText: String? { get }
  /// True if the field contains any text.
  var hasText: Bool { get }
  /// Deletes the selection, or else one Character before the cursor, if there is one.
  func deleteBackward()
  /// Writes `text`, which is never empty, at the cursor or in place of the selection.
  func insertText(_ text: String)
  /// The time in seconds on a clock that never goes back, for calls without a time; nil, the default, if unknown.
  var now: Double? { get }
}

extension TextClient {
  public var now: Double? { nil }
}
