// Part of Hwalja, under the MIT licence: see LICENSE.

/// What an operation did, so that a keyboard knows what to do next, and whether to click.
public enum Outcome: Hashable, Sendable {
  /// Neither the text nor the run changed.
  case nothing
  /// The run ended, and the text is as it was.
  case ended
  /// Text was added, and none was deleted.
  case written
  /// Text was replaced or deleted.
  case changed
}
