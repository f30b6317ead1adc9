import Hwalja

/// Fingers on a keyboard over a simulated field, which do what steps say as docs/KEYBOARD.md writes them. A slot can also
/// be named by its legend, in capitals or not, and space by `␣` whatever it says.
final class Fingers {
  let field: SimulatedField
  let keyboard: Keyboard<SimulatedField>
  /// What the last input has done.
  private(set) var outcome = Outcome.nothing
  /// What the host was asked for, as docs/KEYBOARD.md writes it.
  private(set) var requests: [String] = []
  /// How often something has changed by itself.
  private(set) var changes = 0
  /// In milliseconds.
  private var clock = 1000
  /// Whether something else than the keyboard changes the field.
  private var isElsewhere = false

  init(
    _ pages: KeyboardPages, for asking: KeyboardField = .init(), _ text: String = "",
    notice: SimulatedField.Notice = .atOnce
  ) {
    field = SimulatedField(notice: notice)
    field.set(text[...])
    keyboard = Keyboard(pages, session: InputSession(layout: pages.layout, client: field))
    keyboard.settings.needsGlobe = true
    keyboard.onChange = { [unowned self] in changes += 1 }
    keyboard.onRequest = { [unowned self] request in perform(request) }
    field.onChange = { [unowned self] in tell() }
    keyboard.fieldDidChange(asking)
  }

  private var time: Double { Double(clock) / 1000 }

  /// What the keyboard shows: the id of the page, shift, and what space says.
  var shown: String {
    let shift = "\(keyboard.shift)"
    return "\(keyboard.page.id) \(shift) \(keyboard.session.isEndedBySpace ? "다음" : "␣")"
  }

  /// What is drawn, as docs/KEYBOARD.md writes it.
  var drawn: String {
    let rows = keyboard.rows.map { row in
      row.map { face in
        let items = face.hold.map { item in
          if case .key(let key) = item { key.id } else { item.legend }
        }
        return ([face.legend, "\(Int(face.width * 2))"] + items).joined(separator: "␟")
      }.joined(separator: " ")
    }
    return rows.joined(separator: " ␤ ")
  }

  /// Does these steps, and says what the field holds then; nil if there is a step that means nothing.
  @discardableResult func perform(_ steps: String) -> String? {
    for step in steps.split(separator: " ") where !perform(step: step) { return nil }
    return field.marked
  }

  private func perform(step: Substring) -> Bool {
    let rest = step.dropFirst()
    switch step.first {
    case "+" where rest.first != "\"":
      guard let passing = Int(rest) else { return false }
      clock += passing
      outcome = keyboard.tick(at: time)
    case "+": change { $0.typeElsewhere(quoted(rest)) }
    case "!" where rest.isEmpty: change { $0.empty() }
    case ">":
      let places = rest.split(separator: "-").compactMap { Int($0) }
      guard let first = places.first, let last = places.last else { return false }
      change { $0.select(first..<last) }
    case "@":
      guard let asking = KeyboardField(rest.split(separator: ",")) else { return false }
      keyboard.fieldDidChange(asking)
    default: return touch(step)
    }
    return true
  }

  /// What a finger does.
  private func touch(_ step: Substring) -> Bool {
    let rest = step.dropFirst(2)
    let finger = ["a": 0, "b": 1, "c": 2][step.prefix(1)] ?? 0
    switch step.dropFirst().first {
    case "↓":
      guard let place = place(rest) else { return false }
      outcome = keyboard.down(place, finger: finger, at: time)
    case "→": outcome = keyboard.move(finger, to: place(rest), at: time)
    case "~":
      let way = rest.split(separator: ",").compactMap { Int($0) }
      guard way.count == 2 else { return false }
      outcome = keyboard.drag(finger, x: way[0], y: way[1], at: time)
    case ":":
      guard let item = Int(rest) else { return false }
      outcome = keyboard.choose(item, finger: finger, at: time)
    case "↑": outcome = keyboard.up(finger, at: time)
    case "×": outcome = keyboard.cancel(finger, at: time)
    default:
      guard let place = place(step) else { return false }
      outcome = keyboard.tap(place, at: time)
    }
    return true
  }

  /// Something else changes the field, and the host says so.
  private func change(_ edit: (SimulatedField) -> Void) {
    isElsewhere = true
    edit(field)
    tell()
    isElsewhere = false
  }

  /// The host says that something has changed. What others do comes later than the answers that a session does not
  /// believe: for a session it is two seconds later, though for the keyboard no time passes.
  private func tell() {
    if isElsewhere { keyboard.session.hostDidChange(at: time + 2) }
    let outcome = keyboard.hostDidChange(at: time)
    if isElsewhere { self.outcome = outcome }
  }

  private func place(_ name: Substring) -> KeyboardPages.Place? {
    let numbers = name.split(separator: ".").compactMap { Int($0) }
    if numbers.count == 2 { return KeyboardPages.Place(numbers[0], numbers[1]) }
    let faces = keyboard.rows.joined()
    return faces.first {
      $0.role == .space ? name == "␣" : $0.legend == name || $0.legend.lowercased() == name
    }?.place
  }

  private func perform(_ request: KeyboardRequest) {
    switch request {
    case .moveCursor(let count):
      field.moveCursor(by: count)
      requests.append(">\(count)")
    case .nextKeyboard: requests.append("globe")
    case .hide: requests.append("hide")
    case .perform(let action): requests.append("\(action)")
    }
  }
}

extension KeyboardField {
  /// A field by the names of its kind, its capitals and its action.
  init?(_ names: [Substring]) {
    let kinds: [Kind] = [.letters, .number, .phone, .email, .address, .search]
    let actions: [Action] = [
      .none, .go, .search, .send, .next, .done, .join, .route, .continue, .emergency,
    ]
    guard names.count == 3, let kind = kinds.first(where: { "\($0)" == names[0] }),
      let capitals = [Capitals.none, .sentences, .words].first(where: { "\($0)" == names[1] }),
      let action = actions.first(where: { "\($0)" == names[2] })
    else { return nil }
    self.init(kind, capitals: capitals, action: action)
  }
}
