import Layouts
import Rule

/// The suite about the steps of input sessions, and the text field after these steps.
struct SessionSuite {
  let layout: Layout
  let layouts: [Layout]
  let suite: Suite
  let coverage: Coverage

  func cases(_ all: [SessionCases.Scenario]) -> [Case] {
    var filter = NoveltyFilter<Feature>()
    return all.compactMap { scenario in
      var session = SessionModel(layout, among: layouts, scenario.field)
      var features: [Feature] = []
      let steps = scenario.steps.map { step in
        let keys = session.keys
        features.append(Feature(step, after: features.last, in: session, scenario.field))
        session.take(step)
        return step.notation(on: keys)
      }
      guard coverage == .all || filter.insert(features) else { return nil }
      return Case(
        [suite.rawValue, layout.styledID, scenario.field.notation, steps.joined(separator: " ")],
        [session.field.notation])
    }
  }

  /// A behavior that a case can test: a step, the two preceding steps, and the state.
  private struct Feature: Hashable {
    let step: SessionStep
    let previous, beforeThat: SessionStep?
    /// For each scalar of the composing run, true if it is not a syllable.
    let run: [Bool]
    let hasBefore, hasSelection, hasAfter, writesOnCommit: Bool

    init(_ step: SessionStep, after former: Feature?, in session: SessionModel, _ field: FieldText) {
      self.step = step.kind
      previous = former?.step
      beforeThat = former?.previous
      run = session.run.map { Syllable($0) == nil }
      hasBefore = !field.before.isEmpty
      hasSelection = !session.field.selected.isEmpty
      hasAfter = !field.after.isEmpty
      writesOnCommit = session.writesOnCommit
    }
  }
}

extension SessionStep {
  /// The step, with any key replaced with the first key.
  fileprivate var kind: SessionStep {
    if case .press(.key) = self { .press(.key(0)) } else { self }
  }
}
