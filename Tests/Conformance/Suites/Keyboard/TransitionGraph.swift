/// A graph of the states of a keyboard. Its edges are the steps that have been taken between them.
struct TransitionGraph {
  private struct Transition: Hashable {
    let state: KeyboardOracle.State
    let kind: String
    let slot: SlotKind?

    init(_ oracle: KeyboardOracle, _ state: KeyboardOracle.State, _ step: KeyboardStep) {
      self.state = state
      kind = step.kind
      slot =
        if oracle.fingers.isEmpty, case .down(_, let place) = step {
          SlotKind(oracle.slot(place))
        } else {
          nil
        }
    }
  }

  private var taken: Set<Transition> = []
  /// The states from which every kind of step has been taken.
  private var finished: Set<KeyboardOracle.State> = []
  private var edges: [KeyboardOracle.State: [(step: KeyboardStep, to: KeyboardOracle.State)]] = [:]

  var count: Int { taken.count }

  func isFinished(_ oracle: KeyboardOracle) -> Bool { finished.contains(oracle.transitionState) }

  /// Returns a step of a kind that has not been taken in this state yet. If there is no such step, returns a step
  /// towards a state that has one, or nil.
  mutating func next(from oracle: KeyboardOracle) -> KeyboardStep? {
    let state = oracle.transitionState
    if !finished.contains(state) {
      for step in oracle.inputs where taken.insert(Transition(oracle, state, step)).inserted {
        return step
      }
      finished.insert(state)
    }
    let known = edges[state] ?? []
    if let near = known.first(where: { !finished.contains($0.to) }) { return near.step }
    return known.first { edge in
      edges[edge.to]?.contains { !finished.contains($0.to) } == true
    }?.step
  }

  /// Records that `step` leads from `state` to `other`. Returns true if `other` is a new state.
  mutating func record(_ step: KeyboardStep, from state: KeyboardOracle.State, to other: KeyboardOracle.State) -> Bool {
    let isNew = edges[other] == nil
    if isNew { edges[other] = [] }
    if edges[state]?.contains(where: { $0.to == other }) != true {
      edges[state, default: []].append((step, other))
    }
    return isNew
  }
}

extension KeyboardStep {
  fileprivate var kind: String {
    switch self {
    case .down: "down"
    case .move(_, let place): place == nil ? "leave" : "move"
    case .drag: "drag"
    case .choose: "choose"
    case .up: "up"
    case .cancel: "cancel"
    case .pass: "pass"
    case .host: "host"
    case .open: "open"
    case .field: "field"
    }
  }
}

extension KeyboardOracle {
  /// The state as a node of the graph. With several fingers, the node has fewer properties, because few people keep
  /// more than one finger down for a long time.
  var transitionState: State { fingers.count > 1 ? state.ofManyFingers : state }
}
