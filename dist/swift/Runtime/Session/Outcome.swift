// Part of Hwalja, under the MIT licence: see LICENSE.

/// The outcome of an operation. A keyboard uses it to choose its next step, and to decide whether to play a click.
public enum Outcome: Hashable, Sendable {
  /// Neither the text nor the run changed.
  case nothing
  /// The run ended; the text did not change.
  case ended
  /// Text was added, and no text was deleted.
  case written
  /// Text was replaced or deleted.
  case changed
}
