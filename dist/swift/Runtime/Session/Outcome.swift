// Part of Hwalja, under the MIT licence: see LICENSE.

/// The outcome of an operation, which a keyboard needs for its next step, and to decide whether to click.
public enum Outcome: Hashable, Sendable {
  /// Neither the text nor the run changed.
  case nothing
  /// The run ended; the text did not change.
  case ended
  /// Text was added, and none was deleted.
  case written
  /// Text was replaced or deleted.
  case changed
}
