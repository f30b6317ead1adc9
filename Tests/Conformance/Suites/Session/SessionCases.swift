import Layouts
import Rule

/// The scenarios for one layout. Words are typed into fields, and interruptions, such as a moved cursor, come between
/// any two presses.
struct SessionCases {
  struct Scenario {
    let field: FieldText
    let steps: [SessionStep]
  }

  private let layout: Layout
  private let other: Layout
  private let routes: KeyRoutes

  init(_ layout: Layout, other: Layout) {
    self.layout = layout
    self.other = other
    routes = KeyRoutes(layout)
  }

  var reportedWhole: [Scenario] { interrupted + held + selections + paused + writtenOnCommit }

  private static let fields = [
    FieldText(), FieldText(before: "앞", after: "뒤"),
    FieldText(before: "A B. ", after: "\nC"), FieldText(before: "개", after: "각"),
  ]

  /// Words with syllables that split, merge, cycle and double while they are typed.
  private static let words = ["안녕", "않", "까", "궁합", "읊다", "위키", "뼈", "값이"]

  /// Each word in each field, with each interruption after each of its presses.
  private var interrupted: [Scenario] {
    Self.words.flatMap { word -> [Scenario] in
      let presses = presses(for: word)
      return Self.fields.flatMap { field in
        [Scenario(field: field, steps: presses)]
          + (1...presses.count).flatMap { place in
            interruptions(in: field).map { interruption in
              let changes = interruption.last == .layout(other.styledID)
              let rest = presses[place...].map { changes ? onOther($0) : $0 }
              return Scenario(field: field, steps: presses[..<place] + interruption + rest)
            }
          }
      }
    }
  }

  /// Returns a press of the key with the same number on the other layout. The number wraps around if that layout has
  /// fewer keys.
  private func onOther(_ step: SessionStep) -> SessionStep {
    if case .press(.key(let key)) = step { .press(.key(key % other.keys.count)) } else { step }
  }

  /// Returns the interruptions. The cursor never moves to a place with the same text before the cursor, because a
  /// session cannot notice such a move if its host reports only text.
  private func interruptions(in field: FieldText) -> [[SessionStep]] {
    let count = field.before.unicodeScalars.count
    return [
      "_", "␣", "␣ ␣", "⏎", "\"1\"", "\"a\\sb\"", "⌫", "⎌", "⌫ ⌫", "⎌ ⎌ ⎌", "+\"x\"",
      "+\"\u{1100}\"", "!", "§",
      "=\(other.styledID)", "=\(other.styledID) =\(layout.styledID)", ">0", ">0 ⌫", "_ ⌫", "⏎ ⎌",
    ].map(steps) + (count > 0 ? [">0~\(count)", ">0~1 ⎌"].map(steps) : [])
  }

  /// Each word, then either backspace repeatedly, at most twice more than the word has presses, then two presses.
  private var held: [Scenario] {
    Self.words.flatMap { word -> [Scenario] in
      let presses = presses(for: word)
      return [SessionStep.press(.jamo), .press(.stroke)].flatMap { step in
        Self.fields.flatMap { field in
          (1...presses.count + 2).map { count in
            Scenario(
              field: field,
              steps: presses + [SessionStep](repeating: step, count: count) + presses.prefix(2))
          }
        }
      }
    }
  }

  /// A selection, followed by each operation, including operations that do not replace the selection.
  private var selections: [Scenario] {
    let fields = [
      FieldText(before: "안", selected: "AB", after: "C"), FieldText(selected: "가나"),
      FieldText(before: "개", selected: "각", after: ""),
    ]
    let keys = layout.keys.map { steps("\($0.id) \($0.id)") }
    let others = ["_", "␣", "⏎", "\"1\"", "⌫", "⎌", "=\(other.styledID)", "!"].map(steps)
    return fields.flatMap { field in
      (keys + others).map { first in
        let changes = first.last == .layout(other.styledID)
        let rest = presses(for: "안").map { changes ? onOther($0) : $0 }
        return Scenario(field: field, steps: first + rest)
      }
    }
  }

  /// Each word with a pause before each press, and each key pressed twice with a pause in between.
  private var paused: [Scenario] {
    let words = Self.words.map { presses(for: $0).flatMap { [.press(.pause), $0] } }
    let doubled = layout.keys.flatMap { key in
      Self.words.map { presses(for: $0) + steps("\(key.id) … \(key.id) ␣ ⎌") }
    }
    return (words + doubled).map { Scenario(field: FieldText(before: "앞", after: "뒤"), steps: $0) }
  }

  /// Scenarios in which each run is written only when it ends. The last run ends in one of the two fields, but not in
  /// the other.
  private var writtenOnCommit: [Scenario] {
    let endings = [Self.fields[1]: [], Self.fields[3]: steps("_")]
    return (interrupted + held + selections + paused).compactMap { scenario in
      let isSelection = !scenario.field.selected.isEmpty
      guard let ending = isSelection ? steps("_") : endings[scenario.field] else { return nil }
      return Scenario(field: scenario.field, steps: steps("§") + scenario.steps + ending)
    }
  }

  /// Each word on a host that reports only part of its text, or reports late. The host does so from the start, or after
  /// some of the presses.
  var reportedInPart: [Scenario] {
    let reports = ["?0", "?1", "?2", "?-", "?<1", "?<2"]
    return Self.words.flatMap { word -> [Scenario] in
      let presses = presses(for: word)
      return reports.flatMap { report in
        presses.indices.flatMap { place in
          ["␣", "⏎", "⎌ ⎌", "⌫ ? ⌫"].map { ending in
            let steps = presses[..<place] + self.steps(report) + presses[place...]
            return Scenario(field: Self.fields[1], steps: steps + self.steps(ending) + presses.prefix(1))
          }
        }
      }
    }.filter { !leavesDotOnSyllable($0) }
  }

  /// Returns true if a pending dot ever follows an open syllable or a dot. Fields that delete by Characters treat both
  /// as one Character. A session that doubts a report leaves such a Character as it is.
  private func leavesDotOnSyllable(_ scenario: Scenario) -> Bool {
    var session = SessionModel(layout, among: [layout, other], scenario.field)
    return scenario.steps.contains { step in
      session.take(step)
      let text = Array(session.field.before.unicodeScalars)
      return zip(text, text.dropFirst()).contains { isVowel($0) && isDot($1) }
    }
  }

  private func isDot(_ scalar: Unicode.Scalar) -> Bool {
    ["\u{119E}", "\u{11A2}"].contains(scalar)
  }

  private func isVowel(_ scalar: Unicode.Scalar) -> Bool {
    isDot(scalar) || Syllable(scalar)?.tail == Tail.none
  }

  /// Parses steps in the notation of questions.
  private func steps(_ notation: String) -> [SessionStep] {
    notation.split(separator: " ").map { SessionStep(notation: $0, on: layout.keys)! }
  }

  private func presses(for word: String) -> [SessionStep] {
    var previous: Letter?
    let letters = word.unicodeScalars.compactMap { Syllable($0) }.flatMap(\.letters)
    return letters.flatMap { letter -> [Press] in
      defer { previous = letter }
      if let route = routes.route(to: letter, after: previous) { return route.keys.map(Press.key) }
      return [.next] + (routes.route(to: letter, after: nil)?.keys.map(Press.key) ?? [])
    }.map(SessionStep.press)
  }
}
