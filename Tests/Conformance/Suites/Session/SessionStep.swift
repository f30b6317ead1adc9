import Layouts

/// One operation of a session, or one change of its host.
enum SessionStep: Hashable, Sendable {
  /// A press. Its text is inserted as it is: a long-pressed digit, a symbol, a paste.
  case press(Press)
  /// The user moves the cursor to after this many scalars.
  case cursor(Int)
  case select(Range<Int>)
  /// Something else writes at the cursor, without notice to the session.
  case elsewhere(String)
  case empty
  case report(SessionReport)
  case layout(String)
  /// From now on, each run is written only when it ends.
  case writesOnCommit
}

/// The part of the text before the cursor that a host reports.
enum SessionReport: Hashable, Sendable {
  case all
  /// At most this many scalars at its end.
  case last(Int)
  /// Nothing, and `hasText` is false.
  case nothing
  /// The text this many steps ago.
  case late(Int)
}

/// The text of a field. `selected` is empty if there is only a cursor, between `before` and `after`.
struct FieldText: Hashable, Sendable {
  var before = ""
  var selected = ""
  var after = ""
}
