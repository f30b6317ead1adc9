import Hangul
import Layouts
import Rule

/// What happens in the scenarios of one layout: words typed into fields, with everything that a person does
/// besides typing words between any two presses.
struct SessionCases {
  /// A field and what happens to it.
  struct Case {
    let field: SessionField
    let steps: [SessionStep]
  }

  private let layout: Layout
  private let other: Layout
  private let routes: KeyRoutes

  /// The scenarios of `layout`, in which the user changes to `other` at times.
  init(_ layout: Layout, other: Layout) {
    self.layout = layout
    self.other = other
    routes = KeyRoutes(layout)
  }

  /// Every scenario.
  var all: [Case] { interrupted + held + selections }

  private static let fields = [
    SessionField(), SessionField(before: "앞", after: "뒤"),
    SessionField(before: "A B. ", after: "\nC"), SessionField(before: "개", after: "각"),
  ]

  /// Syllables that split, merge, cycle and double as they are typed.
  private static let words = ["안녕", "않", "까", "궁합", "읊다", "위키", "뼈", "값이"]

  /// Each word in each field, with each thing between any two presses and after the last.
  private var interrupted: [Case] {
    Self.words.flatMap { word -> [Case] in
      let presses = presses(for: word)
      return Self.fields.flatMap { field in
        [Case(field: field, steps: presses)]
          + (1...presses.count).flatMap { place in
            interruptions(in: field).map { interruption in
              let changes = interruption.last == .layout(other.id)
              let rest = presses[place...].map { changes ? onOther($0) : $0 }
              return Case(field: field, steps: presses[..<place] + interruption + rest)
            }
          }
      }
    }
  }

  /// The press of a key in the same place of the other layout, counted round.
  private func onOther(_ step: SessionStep) -> SessionStep {
    if case .key(let key) = step { .key(key % other.keys.count) } else { step }
  }

  /// What happens between two presses. A cursor goes where the text before it is another than at the run, since
  /// a host that tells of the text alone cannot know the two apart.
  private func interruptions(in field: SessionField) -> [[SessionStep]] {
    var steps: [[SessionStep]] = [
      [.next], [.space], [.space, .space], [.enter], [.text("1")], [.text("a b")], [.jamo],
      [.stroke], [.jamo, .jamo], [.stroke, .stroke, .stroke], [.elsewhere("x")], [.empty],
      [.layout(other.id)], [.layout(other.id), .layout(layout.id)], [.cursor(0)],
      [.cursor(0), .jamo], [.next, .jamo], [.enter, .stroke],
    ]
    let count = field.before.unicodeScalars.count
    if count > 0 { steps += [[.select(0..<count)], [.select(0..<1), .stroke]] }
    return steps
  }

  /// Both backspaces held, from a word and from what a word left.
  private var held: [Case] {
    Self.words.flatMap { word -> [Case] in
      let presses = presses(for: word)
      return [SessionStep.jamo, .stroke].flatMap { step in
        Self.fields.flatMap { field in
          (1...presses.count + 2).map { count in
            Case(
              field: field,
              steps: presses + [SessionStep](repeating: step, count: count) + presses.prefix(2))
          }
        }
      }
    }
  }

  /// A selection under everything that replaces it, or does not.
  private var selections: [Case] {
    let fields = [
      SessionField(before: "안", selected: "AB", after: "C"), SessionField(selected: "가나"),
      SessionField(before: "개", selected: "각", after: ""),
    ]
    let keys = layout.keys.indices.map { [SessionStep.key($0), .key($0)] }
    let others: [[SessionStep]] = [
      [.next], [.space], [.enter], [.text("1")], [.jamo], [.stroke], [.layout(other.id)], [.empty],
    ]
    return fields.flatMap { field in
      (keys + others).map { first in
        let changes = first.last == .layout(other.id)
        let rest = presses(for: "안").map { changes ? onOther($0) : $0 }
        return Case(field: field, steps: first + rest)
      }
    }
  }

  private func presses(for word: String) -> [SessionStep] {
    var previous: Letter?
    return word.unicodeScalars.compactMap { Syllable($0) }.flatMap { syllable in
      syllable.letters.flatMap { letter -> [SessionStep] in
        let keys = routes.route(to: letter, after: previous)?.keys
        defer { previous = letter }
        return keys?.map { .key($0) }
          ?? [.next] + (routes.route(to: letter, after: nil)?.keys.map { .key($0) } ?? [])
      }
    }
  }
}
