// Part of Hwalja, under the MIT licence: see LICENSE.

/// What an input session needs of a text field, with the names of `UITextDocumentProxy`.
///
/// It may answer late or not in full: then the run may end early, and nothing else goes wrong.
public protocol TextClient {
  /// The text before the cursor or the selection, or the end of it; nil if the field does not tell.
  var documentContextBeforeInput: String? { get }
  /// The selected text; nil or empty if nothing is selected.
  var selectedText: String? { get }
  /// Whether the field holds any text.
  var hasText: Bool { get }
  /// Deletes the selection, or else one Character before the cursor, if there is one.
  func deleteBackward()
  /// Writes `text`, which is never empty, at the cursor or over the selection.
  func insertText(_ text: String)
  /// The time in seconds on a clock that never goes back, for calls without a time; nil, the default, if unknown.
  var now: Double? { get }
}

extension TextClient {
  public var now: Double? { nil }
}
