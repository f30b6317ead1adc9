import Artifacts
import Layouts
import Parallel
import Rule

/// Scenarios of input sessions, for tests of implementations in any language: the field before, the steps,
/// and the field after.
struct SessionExporter: Exporter {
  let name = "sessions"
  let summary = "scenarios of input sessions in a text field, to test any implementation with"
  let isReview = true
  let isPerLayout = false

  func makeArtifacts(for maps: [LayoutMaps]) -> [Artifact] {
    let layouts = maps.map(\.layout)
    let lines = Array(layouts.enumerated()).concurrentMap { index, layout in
      Self.lines(of: layout, other: layouts[(index + 1) % layouts.count], among: layouts)
    }
    let count = lines.reduce(0) { $0 + $1.count }
    let text = (Self.introduction(count) + lines.flatMap { $0 }).joined(separator: "\n") + "\n"
    return [Artifact(.sessions, bytes: Array(text.utf8), budget: .review)]
  }

  private static func lines(of layout: Layout, other: Layout, among layouts: [Layout]) -> [String] {
    SessionCases(layout, other: other).all.map { scenario in
      var session = SessionModel(layout, among: layouts, scenario.field)
      let steps = scenario.steps.map { step in
        defer { session.take(step) }
        return step.notation(on: session.keys)
      }
      return [
        layout.id, scenario.field.notation, steps.joined(separator: " "),
        session.field.notation,
      ].joined(separator: "\t")
    }
  }

  private static func introduction(_ count: Int) -> [String] {
    [
      "# Hwalja input sessions, format \(Version.format).",
      "# The layout, the field before, what happens, and the field after, between tabs.",
      "# In a field | is the cursor, [ ] enclose a selection, \\n is a line feed.",
      "# Steps stand between spaces: a key's id; … is a pause; _ ends the run; ␣ is space; ⏎ a line feed; ⌫ and "
        + "⎌ take back a jamo or a key press;",
      "# \"1\" is other text, with \\s for a space; >3 puts the cursor after three scalars, >0-2 selects two; "
        + "+\"x\" is typed by something else;",
      "# ! empties the field; =sky changes the layout; ?2 has the host report two scalars, ?- nothing, ?<1 what "
        + "was a step ago, ?* all.",
      "# There are \(count) such lines.",
    ]
  }
}
