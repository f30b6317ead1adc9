// Part of Hwalja, under the MIT licence: see LICENSE.

// What a keyboard needs of its session, other than to type.
extension InputSession {
  /// The text before the cursor, with the run; nil if the field tells neither that nor that it is empty, or if it is not
  /// read because of ``writesOnCommit``.
  public var before: String? {
    if writesOnCommit { return nil }
    return client.documentContextBeforeInput ?? (client.hasText ? nil : "")
  }

  /// Whether text is selected.
  public var isSelected: Bool { !writesOnCommit && client.selectedText?.isEmpty == false }

  /// Whether a space would only end the run, so that the key can say so.
  public var isEndedBySpace: Bool { composer.isEndedBySpace(spaceEndsRun) }

  /// The scalars of the run, which are cheap to keep and to compare.
  public var run: [Unicode.Scalar] { composer.run }

  /// Ends the run, and writes `text` in place of the selection, or else of `count` Characters before the cursor.
  @discardableResult public func replace(_ count: Int, with text: String) -> Outcome {
    syncWithField(at: timestamp())
    return replaceOutsideRun(count, with: text)
  }
}
