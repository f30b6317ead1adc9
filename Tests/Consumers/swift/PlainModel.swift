import Foundation
import Hwalja

/// What a field holds as a user works in it, in whole texts: by the full map, without tries, edits or reports.
struct PlainModel {
  /// For each key's id, and ⌫: what replaces the end of a run. The key is one or two scalars, or none.
  typealias Map = [String: [Ending: [Unicode.Scalar]]]

  struct Ending: Hashable {
    let before, last: UInt32
  }

  /// What stands before the run, the run, what is selected, and what stands behind.
  var before: [Unicode.Scalar] = []
  var run: [Unicode.Scalar] = []
  var selected: [Unicode.Scalar] = []
  var after: [Unicode.Scalar] = []
  var layout: KeyboardLayout
  private let maps: [String: Map]
  /// What the run was before each press that can be taken back.
  private var history: [[Unicode.Scalar]] = []
  private var floor: Int?

  init(_ layout: KeyboardLayout, _ maps: [String: Map]) {
    self.layout = layout
    self.maps = maps
  }

  var text: [Unicode.Scalar] { before + run + selected + after }
  var cursor: Range<Int> {
    let place = before.count + run.count
    return place..<place + selected.count
  }

  /// What the run was before something else happened to the field, until the session looks again.
  private var doubtful: [Unicode.Scalar] = []

  mutating func end() {
    before += run
    run = []
    doubtful = []
    forget()
  }

  /// The session looks: the run goes on if it stands before the cursor.
  mutating func look() {
    if doubtful.isEmpty { return }
    if selected.isEmpty, before.reversed().starts(with: doubtful.reversed()) {
      before.removeLast(doubtful.count)
      run = doubtful
    } else {
      forget()
    }
    doubtful = []
  }

  mutating func press(_ key: Key) {
    look()
    guard let map = maps[layout.id]![key.id], layout.key(key.id) == key else { return }
    let then = run
    if replace(by: map) {
      selected = []
      history.append(then)
      floor = nil
    }
  }

  mutating func space() {
    look()
    let endsRun = layout.spaceEndsRun && !run.isEmpty
    end()
    if !endsRun { write(" ") }
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
    } else if run.isEmpty {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: before)
      before = Array(String(String(view).dropLast()).unicodeScalars)
    } else if step == .jamo {
      forget()
      if !replace(by: maps[layout.id]!["⌫"]!) { run.removeLast() }
    } else {
      takeBackStroke()
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
    if !run.isEmpty { doubtful = run }
    before += run
    run = []
  }

  private mutating func takeBackStroke() {
    let isPair =
      run.count > 1 && "\u{119E}\u{11A2}\u{318D}".unicodeScalars.contains(run[run.count - 1])
      && (0x1100...0x1112 ~= run[run.count - 2].value
        || 0x3131...0x314E ~= run[run.count - 2].value)
    let rest = Array(run.dropLast(isPair ? 2 : 1))
    let floor = floor ?? history.lastIndex(of: rest) ?? 0
    if history.count > floor {
      run = history.removeLast()
      self.floor = floor
    } else {
      run = rest
      forget()
    }
  }

  private mutating func forget() {
    history = []
    floor = nil
  }

  /// The five lines.
  private mutating func replace(by map: [Ending: [Unicode.Scalar]]) -> Bool {
    let last = run.last?.value ?? 0
    let count = run.count
    if count > 1, let found = map[Ending(before: run[count - 2].value, last: last)] {
      run.replaceSubrange((count - 2)..., with: found)
    } else if count > 0, let found = map[Ending(before: 0, last: last)] {
      run.replaceSubrange((count - 1)..., with: found)
    } else if let found = map[Ending(before: 0, last: 0)], !found.isEmpty {
      run += found
    } else {
      return false
    }
    return true
  }

  /// The maps of layouts by their ids, from the full maps.
  static func maps(_ layouts: [KeyboardLayout]) throws -> [String: Map] {
    var maps: [String: Map] = [:]
    for layout in layouts {
      let data = try Review.data("json/\(layout.id).full.json")
      let texts = try JSONDecoder().decode([String: [String: String]].self, from: data)
      maps[layout.id] = texts.mapValues { table in
        Dictionary(
          uniqueKeysWithValues: table.map { state, found in
            let scalars = state.unicodeScalars.map(\.value)
            let before = scalars.count > 1 ? scalars[0] : 0
            return (Ending(before: before, last: scalars.last ?? 0), Array(found.unicodeScalars))
          })
      }
    }
    return maps
  }
}
