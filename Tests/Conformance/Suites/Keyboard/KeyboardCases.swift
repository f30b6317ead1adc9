import Keyboards
import SwiftRuntime

import struct SwiftRuntime.Keyboard

/// The scenarios for one keyboard: every reachable state, followed by every possible step.
struct KeyboardCases {
  /// A field, the steps on the keyboard, and the state of the keyboard after these steps.
  struct Scenario {
    let field: HostField
    let text: FieldText
    private(set) var steps: [KeyboardStep] = []
    private(set) var oracle: KeyboardOracle

    init(_ keyboard: Keyboards.Keyboard, _ field: HostField, _ text: FieldText) {
      self.field = field
      self.text = text
      oracle = KeyboardOracle(keyboard, field, text)
    }

    mutating func take(_ step: KeyboardStep) {
      oracle.take(step)
      steps.append(step)
    }

    func taking(_ step: KeyboardStep) -> Scenario {
      var next = self
      next.take(step)
      return next
    }

    func tapping(_ place: Keyboard.Place) -> Scenario {
      taking(.down(0, place)).taking(.up(0))
    }
  }

  let keyboard: Keyboards.Keyboard

  static let beginnings: [(HostField, FieldText)] = [
    (HostField(), FieldText(before: "앞", after: "뒤")),
    (HostField(.letters, .sentences, hasGlobe: false), FieldText(before: "Hi. ")),
    (HostField(.email, .words, .go, hasGlobe: false, isSlow: true), FieldText()),
    (HostField(.number, .none, .done), FieldText(before: "12", selected: "3")),
  ]

  /// Each page, in each kind of field and with shift. Half of these scenarios have no globe.
  var drawn: [Scenario] {
    KeyboardField.Kind.allCases.enumerated().flatMap { number, kind in
      keyboard.pages.flatMap { page -> [Scenario] in
        let field = HostField(kind, .none, .search, hasGlobe: number % 2 == 0)
        let start = Scenario(keyboard, field, FieldText())
        guard let plain = path(to: page.id, from: start) else { return [] }
        return [plain] + plain.oracle.places { $0 == .role(.shift) }.map(plain.tapping)
      }
    }
  }

  private func path(to page: String, from start: Scenario) -> Scenario? {
    var seen: Set<String> = []
    var queue = [start]
    while !queue.isEmpty {
      let path = queue.removeFirst()
      if path.oracle.page.id == page { return path }
      guard seen.insert(path.oracle.page.id).inserted else { continue }
      queue += path.oracle.places { $0.leadsElsewhere }.map(path.tapping)
    }
    return nil
  }

  /// Visits every step from every state with at most one finger. It also visits the steps of a second finger that
  /// touches the screen within the first two steps.
  ///
  /// If the second finger touches the screen later, it does so at least once in each state. It also touches each kind
  /// of slot once in each state. For that, states count as equal if they differ only in properties that do not matter
  /// with several fingers.
  func visitEveryState(_ visit: (Scenario) -> Void) {
    var seen: Set<KeyboardOracle.State> = []
    var seconds: Set<Second> = []
    for (field, text) in Self.beginnings {
      var paths = [Scenario(keyboard, field, text)]
      while !paths.isEmpty {
        var following: [Scenario] = []
        for path in paths {
          let isEarly = path.steps.count < 2
          let state = path.oracle.state.ofManyFingers
          var hasSecond = false
          for step in path.oracle.inputs {
            if case .down(_, let place) = step, !state.touches.isEmpty, !isEarly {
              let second = Second(state: state, slot: SlotKind(path.oracle.slot(place)))
              guard seconds.insert(second).inserted || !hasSecond else { continue }
              hasSecond = true
            }
            let next = path.taking(step)
            visit(next)
            guard next.oracle.fingers.count < 2 || isEarly else { continue }
            if seen.insert(next.oracle.state).inserted { following.append(next) }
          }
        }
        paths = following
      }
    }
  }
}

/// A state, and the kind of slot that a second finger touches in that state.
private struct Second: Hashable {
  let state: KeyboardOracle.State
  let slot: SlotKind
}

extension Keyboard.Slot.Content {
  /// True if a tap on this slot can open another page.
  fileprivate var leadsElsewhere: Bool {
    if case .page = self { true } else { self == .role(.language) }
  }
}
