// Part of Hwalja, under the MIT licence: see LICENSE.

// What a keyboard asks of its session beyond what keys do.
extension InputSession {
  /// What stands before the cursor, with what is composed; nil if the field does not say, nor that it is empty.
  public var before: String? { client.documentContextBeforeInput ?? (client.hasText ? nil : "") }

  /// Whether text is selected.
  public var isSelected: Bool { client.selectedText?.isEmpty == false }

  /// Whether a space would only end the run, so that the key can say so.
  public var isEndedBySpace: Bool { composer.isEndedBySpace(spaceEndsRun) }

  /// The scalars of the run, which cost nothing to keep and to compare.
  public var run: [Unicode.Scalar] { composer.run }

  /// Ends the run and makes `text` of the last `count` Characters before the cursor, or of the selection.
  @discardableResult public func replace(_ count: Int, with text: String) -> Outcome {
    commit()
    look(at: moment())
    return rewrite(count, as: text)
  }
}

extension Composer {
  /// A time as a whole number of milliseconds, so that no rounding decides what was first; none is beyond 30,000 years.
  static func milliseconds(_ seconds: Double) -> Int64 {
    let time = max(-1e15, min(1e15, seconds * 1000))
    return Int64(time + (time < 0 ? -0.5 : 0.5))
  }
}
