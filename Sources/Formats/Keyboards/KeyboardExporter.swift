import Artifacts
import Keyboards
import Layouts
import Parallel
import Rule

/// Scenarios of keyboards, for tests of implementations in any language: what fingers do, and what comes of it.
struct KeyboardExporter: Exporter {
  let name = "keyboards"
  let summary = "scenarios of keyboards under fingers, to test any implementation with"
  let isReview = true
  let isPerLayout = false
  // They take longer to make than all other files together.
  let isListed = false

  func makeArtifacts(for maps: [LayoutMaps]) -> [Artifact] {
    let keyboards = maps.compactMap(\.keyboards.first)
    let sections = Array(keyboards.enumerated()).concurrentMap { number, keyboard in
      let cases = KeyboardCases(keyboard)
      let walks = KeyboardWalks(keyboard, seed: number + 1)
      // To a keyboard, two pages with the same kinds of slots are alike.
      let isNew = !keyboards[..<number].contains { $0.kinds == keyboard.kinds }
      var lines = cases.drawn.map { Self.line($0, on: keyboard, isDrawn: true) }
      if isNew { cases.visitEveryState { lines.append(Self.line($0, on: keyboard)) } }
      return lines + walks.all.map { Self.line($0, on: keyboard) }
    }
    let count = sections.reduce(0) { $0 + $1.count }
    let lines = Self.introduction(count) + sections.flatMap { $0 }
    let text = lines.joined(separator: "\n") + "\n"
    return [Artifact(.keyboards, bytes: Array(text.utf8), budget: .review)]
  }

  private static func line(
    _ scenario: KeyboardCases.Case, on keyboard: Keyboard, isDrawn: Bool = false
  ) -> String {
    let model = scenario.end
    let steps = KeyboardStep.notation(scenario.steps)
    var shown = "\(model.pageID) \(model.shift.rawValue) \(model.spaceEndsRun ? "다음" : "␣")"
    if isDrawn { shown += " " + model.drawing }
    let requests = model.requests.map(\.notation).joined(separator: " ")
    return [
      keyboard.layout.id, scenario.field.notation, scenario.text.notation,
      isDrawn ? (steps.isEmpty ? "?" : steps + " ?") : steps, model.text.notation, shown,
      requests.isEmpty ? "-" : requests,
    ].joined(separator: "\t")
  }

  private static func introduction(_ count: Int) -> [String] {
    [
      "# Hwalja keyboards, format \(Version.format); docs/KEYBOARD.md says what stands in a line.",
      "# The layout, the field, its text before, what happens, its text after, what is shown, and what the host is asked "
        + "for, between tabs.",
      "# There are \(count) such lines.",
    ]
  }
}

extension KeyboardModel {
  /// What is drawn: rows, slots, and of each its legend, its width in half keys and what holding it offers.
  fileprivate var drawing: String {
    rows.map { row in
      row.map { slot in
        ([legend(of: slot), "\(slot.halfKeys)"] + offers(of: slot).map(\.notation))
          .joined(separator: "␟")
      }.joined(separator: " ")
    }.joined(separator: " ␤ ")
  }
}

extension PageSlot.Offer {
  fileprivate var notation: String {
    switch self {
    case .text(let text): text
    case .key(let id): id
    }
  }
}

extension Keyboard {
  /// The kinds of slots on each page.
  fileprivate var kinds: [Set<SlotKind>] {
    pages.map { page in Set(page.rows.joined().map { SlotKind($0) }) }
  }
}
