extension KeyboardCases {
  /// Visits a few longer scenarios, in which every kind of step meets every state that `visitEveryState` reaches.
  func visitEveryTransition(_ visit: (Scenario) -> Void) {
    var graph = TransitionGraph()
    for (field, text) in Self.beginnings {
      var paths = [Scenario(keyboard, field, text)]
      // The shortest first, because cases in which new transitions begin early are few.
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

  /// The most steps of a case. More steps would make fewer cases, but hide more faults before the end.
  private static let longest = 48
}
