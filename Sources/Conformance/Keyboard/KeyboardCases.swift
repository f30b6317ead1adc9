import Keyboards
import Rule

/// The scenarios of one keyboard: every state that it gets into, with everything that can happen then.
struct KeyboardCases {
  /// A field, what happens to the keyboard, and what has become of it then.
  struct Case {
    let field: KeyboardField
    let text: SessionField
    let steps: [KeyboardStep]
    let end: KeyboardModel
  }

  private let keyboard: Keyboard

  /// The scenarios of `keyboard`.
  init(_ keyboard: Keyboard) {
    self.keyboard = keyboard
  }

  /// Fields, and what is in them.
  private static let beginnings: [(KeyboardField, SessionField)] = [
    (KeyboardField(), SessionField(before: "앞", after: "뒤")),
    (KeyboardField(.letters, .sentences), SessionField(before: "Hi. ")),
    (KeyboardField(.email, .words, .go), SessionField()),
    (KeyboardField(.number, .none, .done), SessionField(before: "12", selected: "3")),
  ]

  /// Each page as it is drawn, for each kind of field and with shift.
  var drawn: [Case] {
    FieldKind.allCases.flatMap { kind in
      keyboard.pages.flatMap { page -> [Case] in
        let field = KeyboardField(kind, .none, .search)
        let start = KeyboardModel(keyboard, field, SessionField())
        guard let plain = way(to: page.id, from: start) else { return [] }
        let shifts = plain.model.places { $0 == .role(.shift) }
        return ([plain] + shifts.map(plain.tapping)).map { way in
          Case(field: field, text: SessionField(), steps: way.steps, end: way.model)
        }
      }
    }
  }

  /// A keyboard, and the steps that led to it.
  private struct Way {
    var model: KeyboardModel
    var steps: [KeyboardStep] = []

    func tapping(_ place: KeyboardPlace) -> Way {
      taking(.down(0, place)).taking(.up(0))
    }

    func taking(_ step: KeyboardStep) -> Way {
      var way = self
      way.model.take(step)
      way.steps.append(step)
      return way
    }
  }

  /// The taps that lead to a page, by breadth-first search.
  private func way(to page: String, from start: KeyboardModel) -> Way? {
    var seen: Set<String> = []
    var queue = [Way(model: start)]
    while !queue.isEmpty {
      let way = queue.removeFirst()
      if way.model.pageID == page { return way }
      guard seen.insert(way.model.pageID).inserted else { continue }
      queue += way.model.places { $0.leadsElsewhere }.map(way.tapping)
    }
    return nil
  }

  /// Visits, from every state that one finger leads to, every step; and so on from where a second finger comes early.
  func visitEveryState(_ visit: (Case) -> Void) {
    var seen: Set<KeyboardModel.State> = []
    for (field, text) in Self.beginnings {
      var ways = [Way(model: KeyboardModel(keyboard, field, text))]
      while !ways.isEmpty {
        var following: [Way] = []
        for way in ways {
          for step in KeyboardInputs(way.model).all {
            let next = way.taking(step)
            visit(Case(field: field, text: text, steps: next.steps, end: next.model))
            guard next.model.touches.count < 2 || next.steps.count < 3 else { continue }
            if seen.insert(next.model.state).inserted { following.append(next) }
          }
        }
        ways = following
      }
    }
  }
}

extension KeyboardCases {
  /// Visits few longer cases, in which every state that `visitEveryState` gets into meets every kind of step.
  func visitEveryTurn(_ visit: (Case) -> Void) {
    var map = TurnMap()
    for (field, text) in Self.beginnings {
      var ways = [Way(model: KeyboardModel(keyboard, field, text))]
      var index = 0
      while index < ways.count {
        var way = ways[index]
        if map.isFinished(way.model) {
          index += 1
          continue
        }
        let count = map.count
        while let step = map.next(from: way.model) {
          let before = way.model.turnState
          way = way.taking(step)
          let isShort = way.model.touches.count < 2 || way.steps.count < 3
          if map.note(step, from: before, to: way.model.turnState), isShort { ways.append(way) }
          if way.steps.count >= Self.longest { break }
        }
        if map.count > count {
          visit(Case(field: field, text: text, steps: way.steps, end: way.model))
        }
      }
    }
  }

  /// The more steps, the fewer cases, and the less of what goes wrong in between is seen in the end.
  private static let longest = 48
}

extension KeyboardModel {
  /// Its state; where it has several fingers, less of it, since few people have more than one down for long.
  fileprivate var turnState: State { state.ofManyFingers ?? state }
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
          SlotKind(model.rows[place.row][place.column])
        } else {
          nil
        }
    }
  }

  private var done: Set<Turn> = []
  /// The states in which all was done.
  private var finished: Set<KeyboardModel.State> = []
  private var ways: [KeyboardModel.State: [(step: KeyboardStep, to: KeyboardModel.State)]] = [:]

  /// How many kinds of steps were taken in some state.
  var count: Int { done.count }

  /// Whether all was done in this state.
  func isFinished(_ model: KeyboardModel) -> Bool { finished.contains(model.turnState) }

  /// A step of a kind that was not taken in this state, or else one towards a state where there is one.
  mutating func next(from model: KeyboardModel) -> KeyboardStep? {
    let state = model.turnState
    if !finished.contains(state) {
      for step in KeyboardInputs(model).all where done.insert(Turn(model, state, step)).inserted {
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

  /// Learns where a step led; whether that was a new place.
  mutating func note(
    _ step: KeyboardStep, from state: KeyboardModel.State, to other: KeyboardModel.State
  ) -> Bool {
    let isNew = ways[other] == nil
    if isNew { ways[other] = [] }
    if ways[state]?.contains(where: { $0.to == other }) != true {
      ways[state, default: []].append((step, other))
    }
    return isNew
  }
}

extension KeyboardStep {
  /// What it is, whatever the finger and the place.
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
    case .field: "field"
    }
  }
}

extension PageSlot.Content {
  /// Whether a tap on it opens another page.
  fileprivate var leadsElsewhere: Bool {
    if case .page = self { true } else { self == .role(.language) }
  }
}

extension KeyboardModel {
  /// The places of the slots with such a content on the page that is shown.
  func places(where isWanted: (PageSlot.Content) -> Bool) -> [KeyboardPlace] {
    rows.enumerated().flatMap { row, slots in
      slots.indices.filter { isWanted(slots[$0].content) }.map { KeyboardPlace(row, $0) }
    }
  }
}
