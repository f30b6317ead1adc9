import Layouts
import Rule

import struct Hwalja.Composer
import struct Hwalja.Key
import struct Hwalja.KeyboardLayout

/// What a field holds as a user works in it, in whole texts and by the rule: without tries, edits or reports.
struct PlainModel {
  /// What stands before the run, what is selected after it, and what follows.
  private(set) var before: [Unicode.Scalar] = []
  private(set) var selected: [Unicode.Scalar] = []
  private(set) var after: [Unicode.Scalar] = []
  private var field: Rule.TextField
  /// The run before something else happened to the field, until the session looks again.
  private var doubtful: Rule.TextField?
  var layout: KeyboardLayout {
    didSet {
      end()
      rules = Layout.all.first { $0.id == layout.id }!
      field = Rule.TextField(layout: rules)
    }
  }
  private var rules: Layout

  init(_ layout: KeyboardLayout) {
    self.layout = layout
    rules = Layout.all.first { $0.id == layout.id }!
    field = Rule.TextField(layout: rules)
  }

  var run: [Unicode.Scalar] { field.run }
  var text: [Unicode.Scalar] { before + run + selected + after }
  var cursor: Range<Int> {
    let place = before.count + run.count
    return place..<place + selected.count
  }

  mutating func end() {
    before += run
    field = Rule.TextField(layout: rules)
    doubtful = nil
  }

  /// The session looks: the run goes on if it stands before the cursor.
  mutating func look() {
    if let doubtful, selected.isEmpty, before.reversed().starts(with: doubtful.run.reversed()) {
      before.removeLast(doubtful.run.count)
      field = doubtful
    }
    doubtful = nil
  }

  mutating func press(_ key: Key) {
    look()
    guard layout.key(key.id) == key, let rule = rules.keys.first(where: { $0.id == key.id }) else {
      return
    }
    let then = run
    field.press(rule)
    if run != then { selected = [] }
  }

  mutating func space() {
    look()
    let isWritten = !field.spaceOnlyEndsRun || !selected.isEmpty
    end()
    if isWritten { write(" ") }
  }

  mutating func write(_ text: String) {
    end()
    selected = []
    before += text.unicodeScalars
  }

  mutating func backspace(_ step: Composer.Step) {
    look()
    if !selected.isEmpty {
      selected = []
    } else if !field.isComposing {
      before = Array(String(String.UnicodeScalarView(before)).dropLast().unicodeScalars)
    } else if step == .jamo {
      field.deleteJamo()
    } else {
      field.deleteStroke()
    }
  }

  /// The user selects, or puts the cursor somewhere.
  mutating func select(_ range: Range<Int>) {
    let text = text
    doubt()
    before = Array(text[..<range.lowerBound])
    selected = Array(text[range])
    after = Array(text[range.upperBound...])
  }

  /// Something else types at the cursor.
  mutating func typeElsewhere(_ text: String) {
    doubt()
    selected = []
    before += text.unicodeScalars
  }

  mutating func empty() {
    doubt()
    (before, selected, after) = ([], [], [])
  }

  private mutating func doubt() {
    let run = field
    let isInDoubt = run.isComposing ? run : doubtful
    end()
    doubtful = isInDoubt
  }
}

extension PlainModel: CustomStringConvertible {
  var description: String {
    [before, run, selected, after].map { String($0[...]) }.joined(separator: "/")
  }
}
