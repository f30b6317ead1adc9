import Keyboards
import Layouts

/// A keyboard with the fingers on it and the field that it types into: the model for the keyboards of all languages.
///
/// It says what docs/KEYBOARD.md says, section by section. The field reports its whole text.
public struct KeyboardModel: Sendable {
  /// The keyboard.
  public let keyboard: Keyboard
  /// What the field asks for.
  public private(set) var field: KeyboardField
  /// What the host was asked for so far.
  public internal(set) var requests: [KeyboardRequest] = []
  /// The touches, in the order in which they came.
  public internal(set) var touches: [KeyboardTouch] = []
  /// The page that is shown.
  public internal(set) var page = 0
  /// Whether what is typed is shifted.
  public internal(set) var shift = KeyboardShift.off

  var session: SessionModel
  /// The page of letters that was last shown.
  var home = 0
  var isDue = false
  /// Whether anything was written since the page was opened.
  var isUsed = false
  var lastTap: Int?
  var lastSpace: LastSpace?
  /// When a key of the layout was last pressed.
  var lastKey: Int?
  /// The time of this input, in milliseconds.
  var now = 1_000

  /// A space that was written, with nothing done since.
  struct LastSpace: Hashable {
    let time: Int
    let isStop: Bool
  }

  /// `keyboard` over a field that holds `text` and asks for what `field` says.
  public init(_ keyboard: Keyboard, _ field: KeyboardField, _ text: SessionField) {
    self.keyboard = keyboard
    self.field = field
    session = SessionModel(keyboard.layout, among: [keyboard.layout], text)
    begin()
  }

  /// The field's text as it stands.
  public var text: SessionField { session.field }

  /// The pages.
  var pages: [Page] { keyboard.pages }

  /// Does what `step` says.
  public mutating func take(_ step: KeyboardStep) {
    switch step {
    case .down(let finger, let place): down(finger, place)
    case .move(let finger, let place): move(finger, place.flatMap(slot))
    case .drag(let finger, let dx, let dy): drag(finger, dx, dy)
    case .choose(let finger, let item): choose(finger, item)
    case .up(let finger): up(finger)
    case .cancel(let finger): cancel(finger)
    case .pass(let time):
      now += time
      tick()
    case .host(let step): session.take(step)
    case .field(let field):
      self.field = field
      begin()
    }
    findOutWhetherDue()
  }

  /// The slot in a place of the page that is shown.
  func slot(_ place: KeyboardPlace) -> PageSlot? {
    guard pages[page].rows.indices ~= place.row else { return nil }
    let row = pages[page].rows[place.row]
    return row.indices ~= place.column && !isHidden(row[place.column]) ? row[place.column] : nil
  }

  /// Whether a slot is a globe that the system does not ask for.
  func isHidden(_ slot: PageSlot) -> Bool { slot.content == .role(.globe) && !field.hasGlobe }

  private mutating func begin() {
    touches = []
    lastSpace = nil
    home = pages.firstIndex { $0.kind == .letters } ?? 0
    findOutWhetherDue()
    open(pages.firstIndex { $0.fields.contains(field.kind) } ?? 0)
  }

  /// Opens a page.
  mutating func open(_ page: Int) {
    self.page = page
    if pages[page].kind == .letters { home = page }
    isUsed = false
    lastTap = nil
    for index in touches.indices where touches[index].isOnShift { touches[index].isUsed = true }
    shift = pages[page].hasCapitals && isDue ? .due : .off
  }

  mutating func findOutWhetherDue() {
    let wasDue = isDue
    isDue = field.capitals.areDue(after: session.field.before)
    guard pages[page].hasCapitals, isDue != wasDue else { return }
    if isDue, shift == .off { shift = .due }
    if !isDue, shift == .due { shift = .off }
  }
}

/// Whether what is typed is shifted.
public enum KeyboardShift: String, Hashable, Sendable {
  case off, due, once, locked
}

/// What a text field asks of a keyboard.
public struct KeyboardField: Hashable, Sendable {
  /// What Enter does in a field.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    case none, go, search, send, next, done, join, route, `continue`, emergency
  }

  /// What the field is for.
  public let kind: FieldKind
  /// Where it wants capitals.
  public let capitals: Capitals
  /// What its Enter does.
  public let action: Action
  /// Whether the system asks for a globe.
  public let hasGlobe: Bool

  /// A field of that kind.
  public init(
    _ kind: FieldKind = .letters, _ capitals: Capitals = .none, _ action: Action = .none,
    hasGlobe: Bool = true
  ) {
    self.kind = kind
    self.capitals = capitals
    self.action = action
    self.hasGlobe = hasGlobe
  }
}

/// Where a field wants capitals.
public enum Capitals: String, Hashable, Sendable, CaseIterable {
  case none, sentences, words

  /// Whether a capital is due after `text`.
  func areDue(after text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    switch self {
    case .none: return false
    case .words: return scalars.last.map { $0 == " " || $0 == "\n" } ?? true
    case .sentences:
      let spaces = scalars.reversed().prefix { $0 == " " }.count
      guard let last = scalars.dropLast(spaces).last else { return true }
      return last == "\n" || spaces > 0 && [".", "!", "?", "…"].contains(last)
    }
  }
}
