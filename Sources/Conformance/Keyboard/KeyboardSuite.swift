import Keyboards
import Layouts
import Parallel
import SwiftRuntime

/// What fingers do to keyboards, and what comes of it.
struct KeyboardSuite {
  private let keyboards: [Keyboards.Keyboard]
  /// The ids that questions name keyboards by: a layout's own keyboard has the layout's.
  private let ids: [String]
  private let density: Density

  /// The cases of the own keyboards of `layouts`, and of `others`.
  init(_ layouts: [Layout], _ others: [Keyboards.Keyboard], _ density: Density) {
    keyboards = layouts.map { .korean($0) } + others
    ids = layouts.map(\.id) + others.map(\.id)
    self.density = density
  }

  var cases: [Case] {
    let richest = keyboards.indices.max { keyboards[$0].kindCount < keyboards[$1].kindCount }
    let made = Array(keyboards.indices).concurrentMap { number in
      let (keyboard, id) = (keyboards[number], ids[number])
      let cases = KeyboardCases(keyboard)
      var lines = cases.drawn.map { Self.line($0, of: id, isDrawn: true) }
      switch density {
      case .all:
        // To a keyboard, two pages with the same kinds of slots are alike.
        let isNew = !keyboards[..<number].contains { $0.kinds == keyboard.kinds }
        if isNew { cases.visitEveryState { lines.append(Self.line($0, of: id)) } }
      case .sample:
        if number == richest { cases.visitEveryTurn { lines.append(Self.line($0, of: id)) } }
      }
      let walks = KeyboardWalks(keyboard, seed: number + 1)
      return lines + walks.all(density).map { Self.line($0, of: id) }
    }
    return made.flatMap { $0 }
  }

  private static func line(
    _ scenario: KeyboardCases.Case, of id: String, isDrawn: Bool = false
  ) -> Case {
    let steps = KeyboardStep.notation(scenario.steps)
    return Case(
      [
        "keyboard", id, scenario.field.notation, scenario.text.notation,
        isDrawn ? (steps.isEmpty ? "?" : steps + " ?") : steps,
      ], scenario.end.answer(isDrawn: isDrawn))
  }
}

extension Keyboards.Keyboard {
  /// The kinds of slots on each page.
  fileprivate var kinds: [Set<SlotKind>] {
    KeyboardPages(self).pages.map { page in Set(page.rows.joined().map { SlotKind($0) }) }
  }

  /// How many kinds of slots there are on any page.
  fileprivate var kindCount: Int { Set(kinds.joined()).count }
}
