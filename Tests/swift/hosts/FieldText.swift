/// A text with a cursor or a selection, which edits by Characters as UIKit does.
struct FieldText {
  private(set) var before = ""
  private(set) var selected = ""
  private(set) var after = ""
  var text: String { before + selected + after }
  var isEmpty: Bool { before.isEmpty && selected.isEmpty && after.isEmpty }

  /// Creates a text from the notation of scenarios. `|` is the cursor, and `[` and `]` surround a selection.
  init(_ notation: String = "|") {
    let signs = "|[]".unicodeScalars
    let parts = unescaped(notation).unicodeScalars.split(omittingEmptySubsequences: false) { signs.contains($0) }
    (before, after) = (String(parts.first!), String(parts.last!))
    if parts.count == 3 { selected = String(parts[1]) }
  }

  /// The text in the notation of scenarios.
  var notation: String {
    let lines = (before + (selected.isEmpty ? "|" : "[\(selected)]") + after).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { String($0) }.joined(separator: "\\n")
  }

  /// Returns the part of the text before the cursor that follows its last scalar in `ends`.
  func before(to ends: String) -> String {
    let scalars = before.unicodeScalars
    let end = scalars.lastIndex { ends.unicodeScalars.contains($0) }
    return String(scalars[(end.map(scalars.index(after:)) ?? scalars.startIndex)...])
  }

  /// Deletes the selection. If there is no selection, deletes the Character before the cursor.
  mutating func deleteBackward() {
    if selected.isEmpty { _ = before.popLast() }
    selected = ""
  }

  /// Deletes the last scalar before the cursor that has a width, and all scalars after that one, as readline does for
  /// DEL.
  mutating func deleteWidth() {
    guard selected.isEmpty else { return deleteBackward() }
    var scalars = before.unicodeScalars
    while let last = scalars.popLast(), last.hasNoWidth {}
    before = String(scalars)
  }

  /// Replaces the selection with `text`, even if `text` is empty.
  mutating func insert(_ text: String) { (before, selected) = (before + text, "") }

  /// Selects the scalars in `range`. An empty range moves the cursor.
  mutating func select(_ range: Range<Int>) {
    let scalars = text.unicodeScalars
    before = String(scalars.prefix(range.lowerBound))
    selected = String(scalars.prefix(range.upperBound).dropFirst(range.lowerBound))
    after = String(scalars.dropFirst(range.upperBound))
  }

  /// Performs a change that something other than the keyboard makes: `>3`, `>0~2`, `+"x"` or `!`.
  mutating func take(_ step: String) {
    let rest = String(step.unicodeScalars.dropFirst())
    switch step.unicodeScalars.first {
    case "+": insert(quoted(rest))
    case "!" where rest.isEmpty: self = FieldText()
    case ">":
      let places = parts(of: rest, at: "~").map(number)
      select(places.first!..<places.last!)
    default: fatalError("unknown step: \(step)")
    }
  }
}

extension Unicode.Scalar {
  /// True if terminals draw this scalar over the preceding character, according to the C library's `wcwidth`. This
  /// holds for combining marks, and for conjoining vowels and tails.
  fileprivate var hasNoWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: 0x1160...0x11FF ~= value
    }
  }
}

/// Splits a text at a separator. Empty parts are kept only if the separator is a tab.
func parts(of text: String, at separator: Unicode.Scalar) -> [String] {
  text.unicodeScalars.split(separator: separator, omittingEmptySubsequences: separator != "\t").map { String($0) }
}

func number(_ digits: String) -> Int { Int(digits) ?? unknown(digits) }

/// Ends the program because a name is unknown.
func unknown<Answer>(_ name: String) -> Answer { fatalError("unknown: \(name)") }

/// Returns the text inside a quoted step.
func quoted(_ step: String) -> String {
  unescaped(String(step.unicodeScalars.dropFirst().dropLast()))
}

/// Replaces the escapes for spaces and line feeds. It compares scalars, because a combining scalar may follow an
/// escape.
private func unescaped(_ text: String) -> String {
  let parts = text.unicodeScalars.split(separator: "\\", omittingEmptySubsequences: false)
  return parts.dropFirst().reduce(String(parts[0])) { text, part in
    text + (part.first == "n" ? "\n" : " ") + String(part.dropFirst())
  }
}
