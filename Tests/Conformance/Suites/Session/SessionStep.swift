import Layouts

/// One thing that happens to a text field while somebody types into it.
enum SessionStep: Hashable, Sendable {
  /// Its text is none that keys of the layout compose: a long-pressed digit, a symbol, a paste.
  case press(Press)
  /// The user puts the cursor after so many scalars.
  case cursor(Int)
  case select(Range<Int>)
  /// Something else types at the cursor, and does not say so.
  case elsewhere(String)
  case empty
  case report(SessionReport)
  case layout(String)
  /// From now on, each run is written only when it ends.
  case writesOnCommit
}

/// What the host of a session reports of the text before the cursor.
enum SessionReport: Hashable, Sendable {
  case all
  /// At most so many scalars at its end.
  case last(Int)
  /// Nothing, and that the field has no text.
  case nothing
  /// What it was so many steps ago.
  case late(Int)
}

/// The text of a field: `selected` is empty where the cursor stands between `before` and `after`.
struct FieldText: Hashable, Sendable {
  var before = ""
  var selected = ""
  var after = ""
}
