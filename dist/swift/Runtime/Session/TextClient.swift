// Part of Hwalja, under the MIT licence: see LICENSE.

/// What an input session needs of a text field, under the names of `UITextDocumentProxy`.
///
/// It may answer late, or with less than there is: then the run may end early, and nothing else happens.
public protocol TextClient {
  /// What stands before the cursor or the selection, or the end of it; nil if the field does not say.
  var documentContextBeforeInput: String? { get }
  /// What is selected, nil or empty for nothing.
  var selectedText: String? { get }
  /// Whether the field holds any text.
  var hasText: Bool { get }
  /// Deletes the selection, or else one Character before the cursor.
  func deleteBackward()
  /// Writes `text`, which is never empty, at the cursor or over the selection.
  func insertText(_ text: String)
  /// The time in seconds on a clock that never goes back, for what does not say when it happens; nil, as it is unless a
  /// client says otherwise, if nobody knows.
  var now: Double? { get }
}

extension TextClient {
  public var now: Double? { nil }
}
