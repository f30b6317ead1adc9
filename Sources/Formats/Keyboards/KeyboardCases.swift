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
        guard let way = way(to: page.id, from: start) else { return [] }
        let shift = page.places { $0 == .role(.shift) }.map { place -> [KeyboardStep] in
          [.down(0, place), .up(0)]
        }
        return ([[]] + shift).map { more in
          var end = start
          for step in way + more { end.take(step) }
          return Case(field: field, text: SessionField(), steps: way + more, end: end)
        }
      }
    }
  }

  /// The taps that lead to a page, by breadth-first search.
  private func way(to page: String, from start: KeyboardModel) -> [KeyboardStep]? {
    var seen: Set<String> = []
    var queue = [(model: start, steps: [KeyboardStep]())]
    while !queue.isEmpty {
      let (model, steps) = queue.removeFirst()
      if model.pageID == page { return steps }
      guard seen.insert(model.pageID).inserted, let shown = keyboard.page(model.pageID) else {
        continue
      }
      for place in shown.places(where: { $0.leadsElsewhere }) {
        let tap: [KeyboardStep] = [.down(0, place), .up(0)]
        var next = model
        for step in tap { next.take(step) }
        queue.append((next, steps + tap))
      }
    }
    return nil
  }

  /// Visits, from every state that one finger leads to, every step; and so on from where a second finger comes early.
  func visitEveryState(_ visit: (Case) -> Void) {
    var seen: Set<KeyboardModel.State> = []
    for (field, text) in Self.beginnings {
      var states = [(model: KeyboardModel(keyboard, field, text), steps: [KeyboardStep]())]
      while !states.isEmpty {
        var following: [(model: KeyboardModel, steps: [KeyboardStep])] = []
        for (model, steps) in states {
          for step in KeyboardInputs(keyboard, model).all {
            var next = model
            next.take(step)
            let way = steps + [step]
            visit(Case(field: field, text: text, steps: way, end: next))
            guard next.touches.count < 2 || way.count < 3 else { continue }
            if seen.insert(next.state).inserted { following.append((next, way)) }
          }
        }
        states = following
      }
    }
  }
}

extension Keyboard {
  /// The page with that id.
  func page(_ id: String) -> Page? { pages.first { $0.id == id } }
}

extension PageSlot.Content {
  /// Whether a tap on it opens another page.
  fileprivate var leadsElsewhere: Bool {
    if case .page = self { true } else { self == .role(.language) }
  }
}

extension Page {
  /// The places of the slots with such a content.
  func places(where isWanted: (PageSlot.Content) -> Bool) -> [KeyboardPlace] {
    rows.enumerated().flatMap { row, slots in
      slots.indices.filter { isWanted(slots[$0].content) }.map { KeyboardPlace(row, $0) }
    }
  }
}
