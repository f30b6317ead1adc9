import Keyboards
import Layouts
import Rule

import struct SwiftRuntime.Keyboard

@testable import SwiftRuntime

/// The keyboard of the Swift sources over the model of a session, as a value. All languages have to answer as it does,
/// and it has to agree with what people wrote down from docs/spec/KEYBOARD.md (Tests/Conformance/facts.tsv).
struct KeyboardModel {
  let keyboard: Keyboard
  private var machine: KeyboardMachine<RuleSession>
  /// The time of the last input, in milliseconds.
  private var clock = 1_000

  init(_ keyboard: Keyboards.Keyboard, _ field: HostField, _ text: FieldText) {
    let layout = keyboard.layout
    self.keyboard = SwiftRuntime.Keyboard(id: keyboard.id, layout: KeyboardLayout(layout), pages: keyboard.pages)
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

  var touches: [Keyboard.Touch] { machine.state.touches }

  /// The places of the slots with such a content on the page that is shown, and of a globe that is not shown.
  func places(where isWanted: (Keyboard.Slot.Content) -> Bool) -> [Keyboard.Place] {
    page.rows.enumerated().flatMap { row, slots in
      slots.indices.filter { isWanted(slots[$0].content) }.map { Keyboard.Place(row, $0) }
    }
  }

  func slot(_ place: Keyboard.Place) -> Keyboard.Slot {
    page.rows[place.row][place.column]
  }

  /// What is printed on a slot of the page that is shown.
  func legend(of slot: Keyboard.Slot) -> String {
    machine.state.legend(slot, machine.session.isEndedBySpace)
  }

  /// The columns of the answer: the text, what is shown, and what the host was asked for.
  func answer(isDrawn: Bool) -> [String] {
    var shown = "\(page.id) \(machine.shift) \(machine.session.isEndedBySpace ? "다음" : "␣")"
    if isDrawn { shown += " " + drawing }
    let requests = machine.session.requests.map(\.notation).joined(separator: " ")
    return [text.notation, shown, requests.isEmpty ? "-" : requests]
  }

  /// What is drawn: rows, slots, and of each its legend, its width in half keys, whether a finger is on it, and what
  /// holding it offers; and an open list.
  private var drawing: String {
    let rows = machine.rows.map { row in
      row.map { face in
        let width = "\(Int(face.width * 2))\(face.isPressed ? "↓" : "")"
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
    case .moveCursor(let count): ">\(count)"
    case .nextKeyboard: "globe"
    case .hide: "hide"
    case .perform(let action): "\(action)"
    case .action(let name): "action:\(name)"
    }
  }
}

extension KeyboardModel {
  /// What decides what a keyboard does next, except the text, what the field asks for, and exact times.
  struct State: Hashable {
    let page, home: Int
    let shift: Keyboard.Shift
    let isDue, isUsed, isComposing, isSecondTap, isPairOpen: Bool
    let lastSpace: Bool?
    let touches: [Touch]

    struct Touch: Hashable {
      let finger: AnyHashable
      let phase: Keyboard.Touch.Phase
      let slot: SlotKind?
      let hasMoved, isUsed, hasWritten, isLong: Bool
    }

    var ofManyFingers: State {
      State(
        page: 0, home: 0, shift: shift, isDue: false, isUsed: false, isComposing: isComposing,
        isSecondTap: false, isPairOpen: isPairOpen, lastSpace: nil, touches: touches)
    }
  }

  var state: State {
    let (state, now) = (machine.state, machine.now)
    return State(
      page: state.page, home: state.home, shift: state.shift, isDue: state.isDue,
      isUsed: state.isUsed, isComposing: !machine.session.run.isEmpty,
      isSecondTap: state.lastTap.map { now - $0 <= 300 } ?? false, isPairOpen: state.pair != nil,
      lastSpace: state.lastSpace.flatMap { now - $0.time <= 1_100 ? $0.isStop : nil },
      touches: state.touches.map { touch in
        State.Touch(
          finger: touch.finger, phase: touch.phase.plain, slot: touch.slot.map { SlotKind($0) },
          hasMoved: touch.hasMoved, isUsed: touch.isUsed, hasWritten: touch.composed != nil,
          isLong: touch.phase.isLong(at: now))
      })
  }
}

extension Keyboard.Touch.Phase {
  /// The same without times and distances.
  fileprivate var plain: Self {
    switch self {
    case .repeating: .repeating(since: 0)
    case .choosing(let chosen): .choosing(chosen.map { min($0, 1) })
    case .sliding(let step): .sliding(step: step.signum())
    case .waiting, .written, .shift, .page, .spent: self
    }
  }

  /// Whether it deletes words.
  fileprivate func isLong(at now: Int64) -> Bool {
    if case .repeating(let start) = self { now - start >= 2_000 } else { false }
  }
}

struct SlotKind: Hashable {
  private enum Content: Hashable {
    case key, text, apostrophe, action, gap
    case page(String?)
    case role(Keyboard.Role)
  }

  private let content: Content
  private let offers: Int
  private let hasFlicks: Bool

  init(_ slot: Keyboard.Slot) {
    switch slot.content {
    case .key: content = .key
    case .text(let text, _, _, _): content = text == "'" ? .apostrophe : .text
    case .page(let id): content = .page(id)
    case .role(let role): content = .role(role)
    case .action: content = .action
    case .gap: content = .gap
    }
    offers = min(slot.hold.count, 2)
    hasFlicks = !slot.flicks.isEmpty
  }
}
