import Layouts
import StateMap

/// A text field and an input session that drives it, in the plainest way: the model of all input sessions.
struct ReferenceSession {
  private typealias Text = [Unicode.Scalar]

  private let maps: [StateMap]
  private var composer: ReferenceComposer
  private(set) var layout: Layout
  /// What stands before the run, what is selected after it, and what follows.
  private var before: Text
  private var selected: Text
  private var after: Text

  /// A field that holds these texts, driven on the layout of `map`; `maps` are those to change to.
  init(_ map: StateMap, among maps: [StateMap], _ field: SessionField) {
    self.maps = maps
    composer = ReferenceComposer(map)
    layout = map.layout
    before = Array(field.before.unicodeScalars)
    selected = Array(field.selected.unicodeScalars)
    after = Array(field.after.unicodeScalars)
  }

  /// The field as it stands.
  var field: SessionField {
    SessionField(
      before: text(before + composer.run), selected: text(selected), after: text(after))
  }

  /// Whether something is composed.
  var isComposing: Bool { !composer.run.isEmpty }

  /// Does what `step` says.
  mutating func take(_ step: SessionStep) {
    switch step {
    case .key(let key): press(key)
    case .next: endRun()
    case .space: space()
    case .enter: write("\n")
    case .text(let text): write(text)
    case .jamo: deleteBackward(.jamo)
    case .stroke: deleteBackward(.stroke)
    case .cursor(let place): select(place..<place)
    case .select(let range): select(range)
    case .elsewhere(let text):
      endRun()
      selected = []
      before += Array(text.unicodeScalars)
    case .empty:
      endRun()
      (before, selected, after) = ([], [], [])
    case .layout(let id):
      endRun()
      guard let map = maps.first(where: { $0.layout.id == id }) else { return }
      layout = map.layout
      composer = ReferenceComposer(map)
    }
  }

  private mutating func press(_ key: Int) {
    if !selected.isEmpty { endRun() }
    composer.take(.key(key))
    // A key that writes nothing replaces nothing.
    if isComposing { selected = [] }
  }

  private mutating func space() {
    if layout.spaceEndsRun && isComposing && selected.isEmpty { endRun() } else { write(" ") }
  }

  private mutating func write(_ text: String) {
    endRun()
    selected = []
    before += Array(text.unicodeScalars)
  }

  private mutating func deleteBackward(_ step: ConformanceToken) {
    if !selected.isEmpty {
      endRun()
      selected = []
    } else if isComposing {
      composer.take(step)
    } else {
      before = Array(text(before).dropLast().unicodeScalars)
    }
  }

  private mutating func select(_ range: Range<Int>) {
    endRun()
    let all = before + selected + after
    before = Array(all[..<range.lowerBound])
    selected = Array(all[range])
    after = Array(all[range.upperBound...])
  }

  private mutating func endRun() {
    before += composer.run
    composer.take(.commit)
  }

  private func text(_ scalars: Text) -> String { String(String.UnicodeScalarView(scalars)) }
}

/// What a text field holds: the cursor stands between the first text and the third, or the second is selected.
struct SessionField: Hashable, Sendable {
  var before = ""
  var selected = ""
  var after = ""

  /// The field as it stands in the file: `앞|뒤`, `안[AB]C`.
  var notation: String {
    let text = selected.isEmpty ? "\(before)|\(after)" : "\(before)[\(selected)]\(after)"
    return text.replacing("\n", with: "\\n")
  }
}
