import Layouts
import Rule

/// A text field under an input session, by the rule alone: three texts, and a run between the first and the second.
struct SessionModel {
  private let layouts: [Layout]
  private var layout: Layout
  private var before: [Unicode.Scalar] = []
  private var run: TextField
  private var selected: [Unicode.Scalar] = []
  private var after: [Unicode.Scalar] = []

  /// The field that `notation` describes (`앞|뒤`, `안[AB]C`), typed into on `layout`; nil if it describes none.
  init?(_ notation: Substring, on layout: Layout, among layouts: [Layout]) {
    self.layouts = layouts
    self.layout = layout
    run = TextField(layout: layout)
    let scalars = Array(notation.replacing("\\n", with: "\n").unicodeScalars)
    let marks = scalars.indices.filter { ["|", "[", "]"].contains(scalars[$0]) }
    switch marks.map({ scalars[$0] }) {
    case ["|"]:
      before = Array(scalars[..<marks[0]])
      after = Array(scalars[(marks[0] + 1)...])
    case ["[", "]"]:
      before = Array(scalars[..<marks[0]])
      selected = Array(scalars[(marks[0] + 1)..<marks[1]])
      after = Array(scalars[(marks[1] + 1)...])
    default: return nil
    }
  }

  /// The field as a file notes it.
  var notation: String {
    let middle: [Unicode.Scalar] = selected.isEmpty ? ["|"] : ["["] + selected + ["]"]
    let scalars = before + run.scalars + middle + after
    return String(String.UnicodeScalarView(scalars)).replacing("\n", with: "\\n")
  }

  /// Does what `step` says; returns whether there is such a step.
  mutating func take(_ step: Substring) -> Bool {
    let scalars = Array(step.unicodeScalars)
    if let key = layout.keys.first(where: { Array($0.id.unicodeScalars) == scalars }) {
      press(key)
      return true
    }
    switch step {
    case "_": endRun()
    case "␣": space()
    case "⏎": insert("\n")
    case "⌫": takeBack { $0.deleteJamo() }
    case "⎌": takeBack { $0.deleteStroke() }
    case "!":
      endRun()
      (before, selected, after) = ([], [], [])
    default: return takeArgument(step)
    }
    return true
  }

  private mutating func takeArgument(_ step: Substring) -> Bool {
    let rest = step.dropFirst()
    switch step.first {
    case "\"":
      guard let text = quoted(step) else { return false }
      insert(text)
    case "+":
      guard let text = quoted(rest) else { return false }
      endRun()
      selected = []
      before += Array(text.unicodeScalars)
    case ">":
      let ends = rest.split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last else { return false }
      return select(first, last)
    case "=":
      guard let other = layouts.first(where: { $0.id == rest }) else { return false }
      endRun()
      layout = other
      run = TextField(layout: other)
    default: return false
    }
    return true
  }

  private func quoted(_ text: Substring) -> String? {
    guard text.count > 2, text.first == "\"", text.last == "\"" else { return nil }
    return String(text.dropFirst().dropLast()).replacing("\\s", with: " ")
  }

  private mutating func press(_ key: Key) {
    if !selected.isEmpty { endRun() }
    run.press(key)
    if !run.run.isEmpty { selected = [] }
  }

  private mutating func space() {
    if layout.spaceEndsRun && !run.run.isEmpty && selected.isEmpty { endRun() } else { insert(" ") }
  }

  private mutating func insert(_ text: String) {
    endRun()
    selected = []
    before += Array(text.unicodeScalars)
  }

  private mutating func takeBack(_ delete: (inout TextField) -> Void) {
    if !selected.isEmpty {
      endRun()
      selected = []
    } else if !run.run.isEmpty {
      delete(&run)
    } else {
      let characters = String(String.UnicodeScalarView(before))
      before = Array(characters.dropLast().unicodeScalars)
    }
  }

  private mutating func select(_ first: Int, _ last: Int) -> Bool {
    endRun()
    let all = before + selected + after
    guard 0...last ~= first, last <= all.count else { return false }
    before = Array(all[..<first])
    selected = Array(all[first..<last])
    after = Array(all[last...])
    return true
  }

  private mutating func endRun() {
    before += run.scalars
    run = TextField(layout: layout)
  }
}
