/// The machine of a keyboard: everything between fingers and a session, such as pages, shift, what keys offer when held
/// or flicked, and the repeat of backspace. It draws nothing and has no timers.
///
/// ```swift
/// let field = Field()  // your own TextClient
/// let machine = KeyboardMachine(.cheonjiin, client: field)
/// for row in machine.rows { print(row.map(\.legend)) }
/// machine.tap(machine.rows[1][0].place, at: 0)
/// ```
///
/// Times are in seconds on a clock that never goes back. Each input returns what the session did last during it.
public final class KeyboardMachine<Session: KeyboardSession> {
  /// A place on the page that is shown.
  public typealias Place = Keyboard.Place
  /// What identifies a finger.
  public typealias Finger = Keyboard.Finger

  /// The session that writes into the field. Its layout is that of `keyboard`: to change it, set that.
  public let session: Session
  /// Called when what is drawn, or the time of the next tick, may have changed: draw `rows` and `list`, and set your
  /// timer to `nextTick`.
  public var onChange: () -> Void = {}
  /// Called when the keyboard asks its host for something.
  public var onRequest: (KeyboardRequest) -> Void = { _ in }

  var state: Keyboard.State
  /// What the session did last since the input began.
  var outcome = Outcome.nothing
  /// The time of the last input, in milliseconds.
  var now = Int64.min
  /// Whether an input is under way: then the host tells of what the keyboard itself has done.
  private var isBusy = false
  /// What decides what is drawn: the number of changes, and whether a space would only end the run.
  private var shown: (Int, Bool) { (state.changes, session.isEndedBySpace) }
  /// What was shown when `onChange` was last called.
  private var told = (0, false)
  /// The rows that were made last, and what was shown then.
  private var drawn: (of: (Int, Bool), rows: [[KeyboardFace]])?

  /// A machine for a field of letters, until `fieldDidChange(_:)` is called.
  public init(_ keyboard: Keyboard, session: Session) {
    self.session = session
    state = Keyboard.State(keyboard)
    if session.layout != keyboard.layout { session.layout = keyboard.layout }
  }

  /// The keyboard. Setting another ends the run, and forgets the fingers.
  public var keyboard: Keyboard {
    get { state.keyboard }
    set {
      input(at: nil) {
        session.layout = newValue.layout
        state.keyboard = newValue
        state.begin()
      }
    }
  }

  /// What users may want to change.
  public var settings: KeyboardSettings {
    get { state.settings }
    set { if newValue != settings { input(at: nil) { state.settings = newValue } } }
  }

  /// The field that the keyboard is for.
  public var field: KeyboardField { state.field }

  /// The page that is shown.
  public var page: Keyboard.Page { state.shown }

  /// What shift does now.
  public var shift: Keyboard.Shift { state.shift }

  /// The page as it is drawn, row by row. It is kept until something changes.
  public var rows: [[KeyboardFace]] {
    if let drawn, drawn.of == shown { return drawn.rows }
    let rows = state.faces(isEndedBySpace: session.isEndedBySpace)
    drawn = (shown, rows)
    return rows
  }

  /// The list of offers that a finger has opened, if there is one.
  public var list: KeyboardFace.OpenList? { state.list }

  /// When `tick(at:)` is to be called next; nil if nothing is due.
  public var nextTick: Double? { state.nextDue.map { Double($0) / 1000 } }

  /// Call this when the user goes to another field, which ends the run.
  public func fieldDidChange(_ field: KeyboardField) {
    input(at: nil) {
      _ = session.commit()
      state.field = field
      state.begin()
    }
  }

  /// Opens the page with this id, such as the one that the user last saw.
  ///
  /// - Returns: Whether there is such a page. If not, nothing happens.
  @discardableResult public func open(page id: String) -> Bool {
    let number = state.keyboard.pages.firstIndex { $0.id == id }
    if let number { input(at: nil) { state.open(number) } }
    return number != nil
  }

  /// A finger goes down on a slot.
  ///
  /// - Parameter finger: What identifies it in the other calls: a number, or a `UITouch`.
  @discardableResult public func down(
    _ place: Place, finger: Finger, at time: Double
  ) -> Outcome {
    input(at: time) { press(place, finger) }
  }

  /// A finger has moved to another slot, or to none.
  ///
  /// A finger leaves a slot when it leaves the box in which the slot was drawn as the finger came there. No finger is
  /// quite still, and a page that has opened since may have another key in that place.
  @discardableResult public func move(
    _ finger: Finger, to place: Place?, at time: Double
  ) -> Outcome {
    input(at: time, isMovement: true) {
      let slot = state.slot(place)
      change(finger) { $0.move(to: slot == nil ? nil : place, slot) }
    }
  }

  /// A finger is `x` points to the right of where it went down, and `y` points below.
  @discardableResult public func drag(
    _ finger: Finger, x: Double, y: Double, at time: Double
  ) -> Outcome {
    input(at: time, isMovement: true) { drag(finger, x, y) }
  }

  /// A finger with an open list is over this item, counted from 0; a number without an item is none.
  @discardableResult public func choose(_ item: Int, finger: Finger, at time: Double) -> Outcome {
    input(at: time, isMovement: true) { choose(item, finger) }
  }

  /// A finger goes up.
  @discardableResult public func up(_ finger: Finger, at time: Double) -> Outcome {
    input(at: time) { lift(finger) }
  }

  /// The system has cancelled a finger, which then does nothing more.
  @discardableResult public func cancel(_ finger: Finger, at time: Double) -> Outcome {
    input(at: time) { cancel(finger) }
  }

  /// Taps a slot without a finger, as a screen reader does. It uses the number −1, which no finger may have.
  @discardableResult public func tap(_ place: Place, at time: Double) -> Outcome {
    input(at: time) {
      press(place, -1)
      lift(-1)
    }
  }

  /// Call this at `nextTick`, or at any time: what is due by then happens.
  @discardableResult public func tick(at time: Double) -> Outcome {
    input(at: time) {}
  }

  /// Call this when the cursor has moved or the text has changed, even if this keyboard did it.
  @discardableResult public func hostDidChange(at time: Double) -> Outcome {
    if isBusy {
      session.hostDidChange(at: time)
      return .nothing
    }
    return input(at: time) { session.hostDidChange(at: time) }
  }

  /// Every input: first, what is due by then happens; at last, the keyboard finds out whether a capital is due. A
  /// movement that does nothing does not ask the field: movements are many, and the field is in another process.
  @discardableResult private func input(
    at time: Double?, isMovement: Bool = false, _ body: () -> Void
  ) -> Outcome {
    let isInner = isBusy
    if !isInner { outcome = .nothing }
    isBusy = true
    if let time {
      now = max(now, Composer.milliseconds(time))
      happen()
    }
    body()
    if !isMovement || state.isStale { look() }
    isBusy = isInner
    let result = outcome
    if !isInner { tellChange() }
    return result
  }

  private func tellChange() {
    guard shown != told else { return }
    told = shown
    onChange()
  }

  /// The time of the input, in seconds.
  var time: Double { Double(now) / 1000 }
}

extension KeyboardMachine {
  /// A machine and its session for a field.
  public convenience init<Client>(_ keyboard: Keyboard, client: Client)
  where Session == InputSession<Client> {
    self.init(keyboard, session: InputSession(layout: keyboard.layout, client: client))
  }
}
