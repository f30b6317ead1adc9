extension KeyboardCases {
  /// Visits a few longer scenarios, in which every kind of step meets every state that `visitEveryState` reaches.
  func visitEveryTransition(_ visit: (Scenario) -> Void) {
    var graph = TransitionGraph()
    for (field, text) in Self.beginnings {
      var paths = [Scenario(keyboard, field, text)]
      // The shortest first: what is new in a case begins early, and few cases are needed.
      while let shortest = paths.indices.min(by: { paths[$0].steps.count < paths[$1].steps.count }) {
        var path = paths[shortest]
        if graph.isFinished(path.oracle) {
          paths.remove(at: shortest)
          continue
        }
        let count = graph.count
        while let step = graph.next(from: path.oracle) {
          let before = path.oracle.transitionState
          path.take(step)
          let isShort = path.oracle.fingers.count < 2 || path.steps.count < 3
          if graph.record(step, from: before, to: path.oracle.transitionState), isShort { paths.append(path) }
          if path.steps.count >= Self.longest { break }
        }
        if graph.count > count { visit(path) }
      }
    }
  }

  /// With more steps there are fewer cases, but fewer of the faults on the way are visible at the end.
  private static let longest = 48
}
