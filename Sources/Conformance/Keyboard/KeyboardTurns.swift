import SwiftRuntime

extension KeyboardCases {
  /// Visits few longer cases, in which every state that `visitEveryState` gets into meets every kind of step.
  func visitEveryTurn(_ visit: (Scenario) -> Void) {
    var map = TurnMap()
    for (field, text) in Self.beginnings {
      var ways = [Scenario(keyboard, field, text)]
      // The shortest first: what is new in a case begins early, and few cases are needed.
      while let shortest = ways.indices.min(by: { ways[$0].steps.count < ways[$1].steps.count }) {
        var way = ways[shortest]
        if map.isFinished(way.model) {
          ways.remove(at: shortest)
          continue
        }
        let count = map.count
        while let step = map.next(from: way.model) {
          let before = way.model.turnState
          way.take(step)
          let isShort = way.model.touches.count < 2 || way.steps.count < 3
          if map.note(step, from: before, to: way.model.turnState), isShort { ways.append(way) }
          if way.steps.count >= Self.longest { break }
        }
        if map.count > count { visit(way) }
      }
    }
  }

  /// With more steps there are fewer cases, but fewer of the faults on the way are visible at the end.
  private static let longest = 48
}

extension KeyboardModel {
  /// Its state; where it has several fingers, less of it, since few people have more than one down for long.
  fileprivate var turnState: State { touches.count > 1 ? state.ofManyFingers : state }
}

/// Which kinds of steps were taken in which states, and where they led.
private struct TurnMap {
  private struct Turn: Hashable {
    let state: KeyboardModel.State
    let kind: String
    let slot: SlotKind?

    init(_ model: KeyboardModel, _ state: KeyboardModel.State, _ step: KeyboardStep) {
      self.state = state
      kind = step.kind
      slot =
        if model.touches.isEmpty, case .down(_, let place) = step {
          SlotKind(model.slot(place))
        } else {
          nil
        }
    }
  }

  private var done: Set<Turn> = []
  /// The states in which all was done.
  private var finished: Set<KeyboardModel.State> = []
  private var ways: [KeyboardModel.State: [(step: KeyboardStep, to: KeyboardModel.State)]] = [:]

  var count: Int { done.count }

  func isFinished(_ model: KeyboardModel) -> Bool { finished.contains(model.turnState) }

  /// A step of a kind that was not taken in this state, or else one towards a state where there is one.
  mutating func next(from model: KeyboardModel) -> KeyboardStep? {
    let state = model.turnState
    if !finished.contains(state) {
      for step in model.inputs where done.insert(Turn(model, state, step)).inserted {
        return step
      }
      finished.insert(state)
    }
    let known = ways[state] ?? []
    if let near = known.first(where: { !finished.contains($0.to) }) { return near.step }
    return known.first { way in
      ways[way.to]?.contains { !finished.contains($0.to) } == true
    }?.step
  }

  /// Records where a step led; returns whether that state is new.
  mutating func note(_ step: KeyboardStep, from state: KeyboardModel.State, to other: KeyboardModel.State) -> Bool {
    let isNew = ways[other] == nil
    if isNew { ways[other] = [] }
    if ways[state]?.contains(where: { $0.to == other }) != true {
      ways[state, default: []].append((step, other))
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
