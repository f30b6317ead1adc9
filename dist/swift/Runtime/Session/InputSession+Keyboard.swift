// Part of Hwalja, under the MIT licence: see LICENSE.

// The members of KeyboardSession that do not type.
extension InputSession {
  /// The text before the cursor, including the run. It is nil if ``writesOnCommit`` is true, or if the field has text
  /// but does not report it.
  public var before: String? {
    if writesOnCommit { return nil }
    return client.documentContextBeforeInput ?? (client.hasText ? nil : "")
  }

  /// True if text is selected.
  public var isSelected: Bool { !writesOnCommit && client.selectedText?.isEmpty == false }

  /// True if a space would end the run and write nothing, so that the space key can show that.
  public var isEndedBySpace: Bool { composer.isEndedBySpace(spaceEndsRun) }

  /// The scalars of the run. These are cheap to keep and to compare.
  public var run: [Unicode.Scalar] { composer.run }

  /// Ends the run, and replaces the selection with `text`. Without a selection, replaces `count` Characters before the
  /// cursor.
  @discardableResult public func replace(_ count: Int, with text: String) -> Outcome {
    syncWithField(at: timestamp())
    return replaceOutsideRun(count, with: text)
  }
}
