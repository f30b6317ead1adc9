/// A keyboard that types into a simulated field. The steps of docs/spec/KEYBOARD.md describe the touches on the
/// keyboard.
final class Fingers {
  private let host: SimulatedProxy
  private let machine: KeyboardMachine<InputSession<SimulatedProxy>>
  private let steps: [String]
  private var requests: [String] = []
  /// The time in milliseconds.
  private var clock = 1000
  private var time: Double { Double(clock) / 1000 }
  /// True while something other than the keyboard changes the field.
  private var isElsewhere = false
  /// The keyboard's state at the last call of `onChange`. It is formatted only once, at the end, because formatting is
  /// slow.
  private var shown: (page: String, shift: Keyboard.Shift, isEndedBySpace: Bool, slots: String)!

  init(_ columns: [String], _ kind: Host, keyboard read: Keyboard?) {
    let known =
      read
      ?? Keyboard.all.first {
        columns[1] == ($0.id == "korean" ? $0.layout.id : $0.id)
      }
    let keyboard = known ?? unknown(columns[1])
    host = kind.proxy(columns[3])
    machine = KeyboardMachine(keyboard, session: InputSession(layout: keyboard.layout, client: host))
    steps = parts(of: columns[4], at: " ")
    machine.onChange = { [unowned self] in draw() }
    machine.onRequest = { [unowned self] in answer($0) }
    host.onChange = { [unowned self] _ in reportChange() }
    begin(parts(of: columns[2], at: " "))
    draw()
  }

  /// Performs the steps. Returns the field, the state that the keyboard shows, and its requests to the host.
  var answer: String {
    for step in steps where step != "▦" { perform(step) }
    let asked = requests.isEmpty ? "-" : requests.joined(separator: " ")
    let space = shown.isEndedBySpace ? "다음" : "␣"
    return "\(host.field.notation)\t\(shown.page) \(shown.shift) \(space)\(shown.slots)\t\(asked)"
  }

  private func draw() {
    shown = (
      machine.page.id, machine.shift, machine.session.isEndedBySpace,
      steps.last == "▦" ? " " + drawn : ""
    )
  }

  private func begin(_ names: [String]) {
    machine.settings.needsGlobe = !names.contains("globeless")
    machine.settings.cursorDelay = names.contains("slow") ? 0.1 : 0
    machine.fieldDidChange(KeyboardField(names))
  }

  private func perform(_ step: String) {
    let rest = String(step.unicodeScalars.dropFirst())
    switch step.unicodeScalars.first! {
    case "a", "b", "c": touch(Int(step.utf8.first!) - 97, rest)
    case "/": machine.open(page: rest)
    case "@": begin(parts(of: rest, at: ","))
    case "…":
      clock += number(rest)
      // Tick only if a tick is due, as a host with a timer does.
      if let due = machine.nextTick, due <= time { machine.tick(at: time) }
    case ">", "!", "+":
      isElsewhere = true
      host.change { $0.take(step) }
      reportChange()
      isElsewhere = false
    default:
      machine.down(place(step), finger: 0, at: time)
      machine.up(0, at: time)
    }
  }

  private func touch(_ finger: Int, _ step: String) {
    let rest = String(step.dropFirst())
    switch step.first {
    case "↓": machine.down(place(rest), finger: finger, at: time)
    case "→": machine.move(finger, to: rest.isEmpty ? nil : place(rest), at: time)
    case "↦":
      let distance = parts(of: rest, at: ",").map(number)
      machine.drag(finger, x: Double(distance[0]), y: Double(distance[1]), at: time)
    case "✓": machine.choose(number(rest), finger: finger, at: time)
    case "↑": machine.up(finger, at: time)
    case "×": machine.cancel(finger, at: time)
    default: fatalError("unknown step: \(step)")
    }
  }

  private func place(_ name: String) -> Keyboard.Place {
    let numbers = parts(of: name, at: ".").map(number)
    return Keyboard.Place(numbers[0], numbers[1])
  }

  /// Reports a change of the field. The session gets changes by others two seconds late, because it distrusts earlier
  /// reports. No time passes for the keyboard.
  private func reportChange() {
    if isElsewhere { machine.session.hostDidChange(at: time + 2) }
    machine.hostDidChange(at: time)
  }

  private func answer(_ request: KeyboardRequest) {
    switch request {
    case .moveCursor(let count):
      requests.append("cursor:\(count)")
      let (left, right) = (host.field.before, host.field.selected + host.field.after)
      let units = KeyboardRequest.utf16Units(of: count, before: left, after: right)
      let before = String((left + right).utf16.prefix(left.utf16.count + units))!
      let place = before.unicodeScalars.count
      host.change { $0.select(place..<place) }
    case .nextKeyboard: requests.append("globe")
    case .hide: requests.append("hide")
    case .perform(let action): requests.append("\(action)")
    case .action(let name): requests.append("action:\(name)")
    }
  }

  private var drawn: String {
    let rows = machine.rows.map { row in
      let faces = row.map { face in
        let width = "\(Int(face.width * 2))\(face.isPressed ? "●" : "")"
        return ([face.legend, width] + face.hold).joined(separator: "␟")
      }
      return faces.joined(separator: " ")
    }
    guard let list = machine.list else { return rows.joined(separator: " ␤ ") }
    let place = "\(list.place.row).\(list.place.column)"
    let items = [place, list.chosen.map { "\($0)" } ?? "-"] + list.items
    return (rows + [items.joined(separator: "␟")]).joined(separator: " ␤ ")
  }
}

extension KeyboardField {
  /// Creates a field from the names of its kind, its capitals and its action.
  fileprivate init(_ names: [String]) {
    self.init(Self.named(names[0]), capitals: Self.named(names[1]), action: Self.named(names[2]))
  }

  private static func named<Case: CaseIterable>(_ name: String) -> Case {
    Case.allCases.first { "\($0)" == name } ?? unknown(name)
  }
}
