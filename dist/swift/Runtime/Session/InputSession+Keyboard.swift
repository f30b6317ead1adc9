// Part of Hwalja, under the MIT licence: see LICENSE.

// The members of KeyboardSession that do not type.
extension InputSession {
  /// The text before the cursor, including the run; nil if the field reports neither that nor that it is empty, or if
  /// ``writesOnCommit`` is true.
  public var before: String? {
    if writesOnCommit { return nil }
    return client.documentContextBeforeInput ?? (client.hasText ? nil : "")
  }

  /// True if text is selected.
  public var isSelected: Bool { !writesOnCommit && client.selectedText?.isEmpty == false }

  /// True if a space would only end the run, so that the key can show that.
  public var isEndedBySpace: Bool { composer.isEndedBySpace(spaceEndsRun) }

  /// The scalars of the run. These are cheap to keep and to compare.
  public var run: [Unicode.Scalar] { composer.run }

  /// Ends the run, and replaces the selection, or else `count` Characters before the cursor, with `text`.
  @discardableResult public func replace(_ count: Int, with text: String) -> Outcome {
    syncWithField(at: timestamp())
    return replaceOutsideRun(count, with: text)
  }
}
