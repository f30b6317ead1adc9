/// One thing that happens to a text field while somebody types into it.
enum SessionStep: Hashable, Sendable {
  /// The key with this place in the order of the layout is pressed.
  case key(Int)
  /// So much time passes that a key's cycle is over.
  case pause
  /// The run ends, and nothing is written: the next key begins another.
  case next
  /// The space key is pressed.
  case space
  /// The Enter key is pressed.
  case enter
  /// Text that no key of the layout composes: a long-pressed digit, a symbol, a paste.
  case text(String)
  /// The backspace is pressed where it deletes a jamo of the run.
  case jamo
  /// The backspace is pressed where it takes back a stroke of the run.
  case stroke
  /// The user puts the cursor after so many scalars.
  case cursor(Int)
  /// The user selects these scalars.
  case select(Range<Int>)
  /// Something else types at the cursor, and does not say so.
  case elsewhere(String)
  /// The app empties the field.
  case empty
  /// From now on, the host reports so much.
  case report(SessionReport)
  /// The user changes to this layout.
  case layout(String)
}

/// What the host of a session reports of the text before the cursor.
enum SessionReport: Hashable, Sendable {
  /// All of it.
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
  /// The text before the cursor or the selection.
  var before = ""
  /// The selected text.
  var selected = ""
  /// The text after the cursor or the selection.
  var after = ""
}
