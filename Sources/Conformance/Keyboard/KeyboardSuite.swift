import Keyboards
import Layouts
import Parallel
import Rule

/// What fingers do to keyboards, and what comes of it.
struct KeyboardSuite {
  private let keyboards: [Keyboard]
  /// The ids that questions name keyboards by: a layout's own keyboard has the layout's.
  private let ids: [String]
  private let density: Density

  /// The cases of the own keyboards of `layouts`, and of `others`.
  init(_ layouts: [Layout], _ others: [Keyboard], _ density: Density) {
    keyboards = layouts.map(Keyboard.korean) + others
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

extension KeyboardModel {
  /// The columns of the answer: the text, what is shown, and what the host was asked for.
  func answer(isDrawn: Bool) -> [String] {
    var shown = "\(pageID) \(shift.rawValue) \(spaceEndsRun ? "다음" : "␣")"
    if isDrawn { shown += " " + drawing }
    let requests = requests.map(\.notation).joined(separator: " ")
    return [text.notation, shown, requests.isEmpty ? "-" : requests]
  }

  /// What is drawn: rows, slots, and of each its legend, its width in half keys and what holding it offers.
  private var drawing: String {
    drawn.map { row in
      row.map { slot, halfKeys in
        ([legend(of: slot), "\(halfKeys)"] + slot.hold.map(\.notation))
          .joined(separator: "␟")
      }.joined(separator: " ")
    }.joined(separator: " ␤ ")
  }
}

extension PageSlot.Offer {
  fileprivate var notation: String {
    switch self {
    case .text(let text): text.string
    case .key(let id): id
    }
  }
}

extension Keyboard {
  /// The kinds of slots on each page.
  fileprivate var kinds: [Set<SlotKind>] {
    pages.map { page in Set(page.rows.joined().map { SlotKind($0) }) }
  }

  /// How many kinds of slots there are on any page.
  fileprivate var kindCount: Int { Set(kinds.joined()).count }
}
