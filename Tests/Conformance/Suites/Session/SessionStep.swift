import Layouts

/// One operation of a session, or one change that the session's host makes.
enum SessionStep: Hashable, Sendable {
  /// A press. The text of a `.text` press is inserted as it is: a long-pressed digit, a symbol, a paste.
  case press(Press)
  /// The user moves the cursor to the place after this many scalars.
  case cursor(Int)
  case select(Range<Int>)
  /// Something else writes this text at the cursor without notifying the session.
  case elsewhere(String)
  case empty
  case report(SessionReport)
  case layout(String)
  /// From this step on, each run is written only when it ends.
  case writesOnCommit
}

/// The part of the text before the cursor that a host reports.
enum SessionReport: Hashable, Sendable {
  case all
  /// At most this many scalars at the end of the text.
  case last(Int)
  /// No text, and `hasText` is false.
  case nothing
  /// The text as it was this many steps ago.
  case late(Int)
}

/// The text of a field. If there is no selection, `selected` is empty, and the cursor is between `before` and `after`.
struct FieldText: Hashable, Sendable {
  var before = ""
  var selected = ""
  var after = ""
}
