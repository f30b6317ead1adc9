import Keyboards

import struct SwiftRuntime.Keyboard

@testable import SwiftRuntime

/// Swift's keyboard on top of the model of a session, as a value. Its answers are the expected answers in all
/// languages. They must also match facts.tsv, which people wrote from docs/spec/KEYBOARD.md.
struct KeyboardOracle {
  let keyboard: Keyboard
  private(set) var machine: KeyboardMachine<RuleSession>
  /// The time of the last input, in milliseconds.
  private var clock = 1_000

  init(_ keyboard: Keyboards.Keyboard, _ field: HostField, _ text: FieldText) {
    let layout = keyboard.layout
    self.keyboard = Keyboard(id: keyboard.id, layout: KeyboardLayout(layout), pages: keyboard.pages)
    let session = RuleSession(self.keyboard.layout, SessionModel(layout, among: [layout], text))
    machine = Self.machine(self.keyboard, session)
    begin(field)
  }

  private static func machine(_ keyboard: Keyboard, _ session: RuleSession) -> KeyboardMachine<RuleSession> {
    let machine = KeyboardMachine(keyboard, session: session)
    machine.onRequest = { [unowned session] in session.perform($0) }
    return machine
  }

  private var copy: KeyboardMachine<RuleSession> {
    let copy = Self.machine(keyboard, RuleSession(copying: machine.session))
    (copy.state, copy.now) = (machine.state, machine.now)
    return copy
  }

  private func begin(_ field: HostField) {
    machine.settings.needsGlobe = field.hasGlobe
    machine.settings.cursorDelay = field.isSlow ? 0.1 : 0
    machine.fieldDidChange(field.field)
  }

  mutating func take(_ step: KeyboardStep) {
    if !isKnownUniquelyReferenced(&machine) { machine = copy }
    if case .pass(let time) = step { clock += time }
    let time = Double(clock) / 1000
    switch step {
    case .down(let finger, let place): machine.down(place, finger: finger, at: time)
    case .move(let finger, let place): machine.move(finger, to: place, at: time)
    case .drag(let finger, let x, let y):
      machine.drag(finger, x: Double(x), y: Double(y), at: time)
    case .choose(let finger, let item): machine.choose(item, finger: finger, at: time)
    case .up(let finger): machine.up(finger, at: time)
    case .cancel(let finger): machine.cancel(finger, at: time)
    case .pass: machine.tick(at: time)
    case .open(let page): machine.open(page: page)
    case .field(let field): begin(field)
    case .host(let step):
      machine.session.change(step)
      machine.hostDidChange(at: time)
    }
  }

  var session: SessionModel { machine.session.model }

  var text: FieldText { session.field }

  var page: Keyboard.Page { machine.page }

  /// The fingers that are down, in the order in which they went down.
  var fingers: [Finger] {
    machine.state.touches.map { touch in
      let isChoosing = if case .choosing = touch.phase { true } else { false }
      return Finger(number: touch.finger as! Int, isChoosing: isChoosing)
    }
  }

  /// A finger that is down.
  struct Finger {
    let number: Int
    /// True if the finger is choosing from an open list.
    let isChoosing: Bool
  }

  /// Returns the places of the slots on the current page whose content satisfies the predicate, including a hidden
  /// globe.
  func places(where isWanted: (Keyboard.Slot.Content) -> Bool) -> [Keyboard.Place] {
    page.rows.enumerated().flatMap { row, slots in
      slots.indices.filter { isWanted(slots[$0].content) }.map { Keyboard.Place(row, $0) }
    }
  }

  func slot(_ place: Keyboard.Place) -> Keyboard.Slot {
    page.rows[place.row][place.column]
  }

  /// Returns the legend of a slot on the current page.
  func legend(of slot: Keyboard.Slot) -> String {
    machine.state.legend(slot, machine.session.isEndedBySpace)
  }

  /// Returns the columns of the answer: the text, the state that the keyboard shows, and its requests to the host.
  func answer(isDrawn: Bool) -> [String] {
    var shown = "\(page.id) \(machine.shift) \(machine.session.isEndedBySpace ? "다음" : "␣")"
    if isDrawn { shown += " " + drawing }
    let requests = machine.session.requests.map(\.notation).joined(separator: " ")
    return [text.notation, shown, requests.isEmpty ? "-" : requests]
  }

  /// The rows and slots as the keyboard draws them. Each slot has its legend, its width in half keys, `●` if a finger
  /// is on it, and its offers for holding. An open list comes last.
  private var drawing: String {
    let rows = machine.rows.map { row in
      row.map { face in
        let width = "\(Int(face.width * 2))\(face.isPressed ? "●" : "")"
        return ([face.legend, width] + face.hold).joined(separator: "␟")
      }.joined(separator: " ")
    }
    let lists = [machine.list].compactMap(\.self).map { list in
      let place = "\(list.place.row).\(list.place.column)"
      let chosen = list.chosen.map { "\($0)" } ?? "-"
      return ([place, chosen] + list.items).joined(separator: "␟")
    }
    return (rows + lists).joined(separator: " ␤ ")
  }
}

extension KeyboardRequest {
  fileprivate var notation: String {
    switch self {
    case .moveCursor(let count): "cursor:\(count)"
    case .nextKeyboard: "globe"
    case .hide: "hide"
    case .perform(let action): "\(action)"
    case .action(let name): "action:\(name)"
    }
  }
}
