extension KeyboardCases {
  /// Visits a few longer scenarios. Together, they perform every kind of step in every state that `visitEveryState`
  /// reaches.
  func visitEveryTransition(_ visit: (Scenario) -> Void) {
    var graph = TransitionGraph()
    for (field, text) in Self.beginnings {
      var paths = [Scenario(keyboard, field, text)]
      // Continue the shortest path first. There are fewer cases if new transitions begin late in a path.
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

  /// The maximum number of steps in a case. A higher maximum would make fewer cases, but a fault would hide more of the
  /// faults that follow it.
  private static let longest = 48
}
