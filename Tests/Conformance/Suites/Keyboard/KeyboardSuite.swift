import Artifacts
import Keyboards
import Layouts
import SwiftRuntime

/// The suite about touches on keyboards, and their results.
struct KeyboardSuite {
  let keyboards: [(name: String, keyboard: Keyboards.Keyboard)]
  let coverage: Coverage

  var cases: [Case] {
    let kinds = keyboards.map(\.keyboard.kinds)
    // Keyboards behave differently only if they have different kinds of slots. A keyboard is skipped if an earlier one
    // already has all of its kinds of slots.
    var filter = NoveltyFilter<SlotKindOnLayout>()
    let distinct = keyboards.indices.sorted { kinds[$0].count > kinds[$1].count }.filter { filter.insert(kinds[$0]) }
    let richest = distinct.first
    let made = Array(keyboards.indices).concurrentMap { number in
      let (id, keyboard) = keyboards[number]
      let cases = KeyboardCases(keyboard: keyboard)
      var lines = cases.drawn.map { Self.line($0, of: id, isDrawn: true) }
      if coverage == .all ? distinct.contains(number) : number == richest {
        cases.visitEveryTransition { lines.append(Self.line($0, of: id)) }
      }
      if number == richest, coverage == .all {
        cases.visitEveryState { lines.append(Self.line($0, of: id)) }
      }
      return lines + cases.walks(seed: number + 1, coverage).map { Self.line($0, of: id) }
    }
    return made.flatMap { $0 }
  }

  /// A kind of slot, together with the layout's `spaceEndsRun`.
  fileprivate struct SlotKindOnLayout: Hashable {
    let slot: SlotKind
    let spaceEndsRun: Bool
  }

  private static func line(_ scenario: KeyboardCases.Scenario, of id: String, isDrawn: Bool = false) -> Case {
    Case(
      [
        "keyboard", id, scenario.field.notation, scenario.text.notation,
        KeyboardStep.notation(scenario.steps, isDrawn: isDrawn),
      ], scenario.oracle.answer(isDrawn: isDrawn))
  }
}

extension Keyboards.Keyboard {
  /// Returns the project's keyboards for `layouts`, followed by `others`, each with its name in questions. The first
  /// keyboard of a layout is named after the id of the layout.
  static func named(_ layouts: [Layout], _ others: [Self]) -> [(name: String, keyboard: Self)] {
    layouts.map { ($0.id, korean($0)) } + (layouts.flatMap { all(of: $0).dropFirst() } + others).map { ($0.id, $0) }
  }

  fileprivate var kinds: Set<KeyboardSuite.SlotKindOnLayout> {
    let slots = pages.flatMap { $0.rows.joined() }
    return Set(slots.map { .init(slot: SlotKind($0), spaceEndsRun: layout.spaceEndsRun) })
  }
}
