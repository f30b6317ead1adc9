import Layouts

/// One thing that happens to a text field while somebody types into it.
enum SessionStep: Hashable, Sendable {
  /// The key with this place in keypad order is pressed.
  case key(Int)
  case next
  case space
  case enter
  /// Text that no key of the layout composes: a long-pressed digit, a symbol, a paste.
  case text(String)
  case jamo
  case stroke
  /// The user puts the cursor after so many scalars.
  case cursor(Int)
  /// The user selects these scalars.
  case select(Range<Int>)
  /// Something else types at the cursor, and does not say so.
  case elsewhere(String)
  /// The app empties the field.
  case empty
  /// The user changes to this layout.
  case layout(String)

  /// The step as it stands in the file, where keys are those of `layout`.
  func text(on layout: Layout) -> String {
    switch self {
    case .key(let key): layout.keys[key].id
    case .next: "_"
    case .space: "␣"
    case .enter: "⏎"
    case .text(let text): quoted(text)
    case .jamo: "⌫"
    case .stroke: "⎌"
    case .cursor(let place): ">\(place)"
    case .select(let range): ">\(range.lowerBound)-\(range.upperBound)"
    case .elsewhere(let text): "+" + quoted(text)
    case .empty: "!"
    case .layout(let id): "=\(id)"
    }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing(" ", with: "\\s") + "\""
  }
}
