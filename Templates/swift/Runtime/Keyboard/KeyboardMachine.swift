/// The state machine of a keyboard. It handles everything between fingers and a session: pages, shift, offers for
/// holding and flicking, and repeated backspaces. It draws nothing and has no timers.
///
/// ```swift
/// let field = Field()  // your own TextClient
/// let machine = KeyboardMachine(.cheonjiin, client: field)
/// for row in machine.rows { print(row.map(\.legend)) }
/// machine.tap(machine.rows[1][0].place, at: 0)
/// ```
///
/// Times are in seconds on a monotonic clock. Each input returns the outcome of the session's last operation during
/// that input.
public final class KeyboardMachine<Session: KeyboardSession> {
  /// A place on the open page.
  public typealias Place = Keyboard.Place
  /// The identity of a finger.
  public typealias Finger = Keyboard.Finger

  /// The session that writes into the field. The machine sets the session's layout. To change the layout, set
  /// `keyboard`.
  public let session: Session
  /// Called when the drawn keyboard or the time of the next tick may have changed. Draw `rows` and `list`, and set your
  /// timer to `nextTick`.
  public var onChange: () -> Void = {}
  /// Called when the keyboard makes a request to its host.
  public var onRequest: (KeyboardRequest) -> Void = { _ in }

  var state: Keyboard.State
  /// The outcome of the session's last operation since the input began.
  var outcome = Outcome.nothing
  /// The time of the last input, in milliseconds.
  var now = Int64.min
  /// True during an input. A report from the host is then about the keyboard's own edits.
  private var isBusy = false
  /// Everything that the drawn keyboard depends on: the revision of the state, and whether a space would only end the
  /// run.
  private var snapshot: (Int, Bool) { (state.revision, session.isEndedBySpace) }
  /// The snapshot of the last call of `onChange`.
  private var lastNotified = (0, false)
  /// The last rows, with their snapshot.
  private var cachedRows: (snapshot: (Int, Bool), rows: [[KeyboardFace]])?

  /// Creates a machine for a field of letters. `fieldDidChange(_:)` sets another field.
  public init(_ keyboard: Keyboard, session: Session) {
    self.session = session
    state = Keyboard.State(keyboard)
    if session.layout != keyboard.layout { session.layout = keyboard.layout }
  }

  /// The keyboard. Setting another keyboard ends the run and removes all touches.
  public var keyboard: Keyboard {
    get { state.keyboard }
    set {
      input(at: nil) {
        session.layout = newValue.layout
        state.keyboard = newValue
        state.reset()
      }
    }
  }

  /// The settings.
  public var settings: KeyboardSettings {
    get { state.settings }
    set { if newValue != settings { input(at: nil) { state.settings = newValue } } }
  }

  /// The field that the keyboard types into.
  public var field: KeyboardField { state.field }

  /// The open page.
  public var page: Keyboard.Page { state.shownPage }

  /// The state of shift.
  public var shift: Keyboard.Shift { state.shift }

  /// The open page as it is drawn, row by row. The rows are cached until something changes.
  public var rows: [[KeyboardFace]] {
    if let cachedRows, cachedRows.snapshot == snapshot { return cachedRows.rows }
    let rows = state.faces(isEndedBySpace: session.isEndedBySpace)
    cachedRows = (snapshot, rows)
    return rows
  }

  /// The open list of offers, or nil if no list is open.
  public var list: KeyboardFace.OpenList? { state.list }

  /// The time at which to call `tick(at:)`, or nil if no timer is running.
  public var nextTick: Double? { state.nextDeadline.map { Double($0) / 1000 } }

  /// Call this when the user moves to another field. Ends the run.
  public func fieldDidChange(_ field: KeyboardField) {
    input(at: nil) {
      _ = session.commit()
      state.field = field
      state.reset()
    }
  }

  /// Opens the page with this id, such as the page that was open when the user last left the keyboard.
  ///
  /// - Returns: True if the keyboard has such a page. Otherwise the call does nothing.
  @discardableResult public func open(page id: String) -> Bool {
    let number = state.keyboard.pages.firstIndex { $0.id == id }
    if let number { input(at: nil) { state.open(number) } }
    return number != nil
  }

  /// Handles a finger going down on a slot.
  ///
  /// - Parameters:
  ///   - place: The place of the slot.
  ///   - finger: The identity of the finger in the other calls: a number, or a `UITouch`.
  ///   - time: The time in seconds on a monotonic clock. All calls use the same clock.
  @discardableResult public func down(
    _ place: Place, finger: Finger, at time: Double
  ) -> Outcome {
    input(at: time) { press(place, finger) }
  }

  /// Handles a finger that moves to another slot, or off all slots.
  ///
  /// A finger leaves a slot when it leaves the box that the slot had when the finger entered the slot. Without that
  /// rule, a trembling finger would change slots. So would a resting finger when a page opens under it.
  @discardableResult public func move(
    _ finger: Finger, to place: Place?, at time: Double
  ) -> Outcome {
    input(at: time, isMovement: true) {
      let slot = state.slot(place)
      change(finger) { $0.move(to: slot == nil ? nil : place, slot) }
    }
  }

  /// Handles a finger that is `x` points to the right of the point where it went down, and `y` points below that point.
  @discardableResult public func drag(
    _ finger: Finger, x: Double, y: Double, at time: Double
  ) -> Outcome {
    input(at: time, isMovement: true) { drag(finger, x, y) }
  }

  /// Chooses the item with this index, from 0, for a finger with an open list. If the list has no such item, chooses
  /// nothing.
  @discardableResult public func choose(_ item: Int, finger: Finger, at time: Double) -> Outcome {
    input(at: time, isMovement: true) { choose(item, finger) }
  }

  /// Handles a finger that goes up.
  @discardableResult public func up(_ finger: Finger, at time: Double) -> Outcome {
    input(at: time) { lift(finger) }
  }

  /// Handles a finger that the system has cancelled. The finger has no further effect.
  @discardableResult public func cancel(_ finger: Finger, at time: Double) -> Outcome {
    input(at: time) { cancel(finger) }
  }

  /// Taps a slot without a finger, as a screen reader does. The tap uses the finger number −1, which you must not use
  /// yourself.
  @discardableResult public func tap(_ place: Place, at time: Double) -> Outcome {
    input(at: time) {
      press(place, -1)
      lift(-1)
    }
  }

  /// Fires the timers that are due. Call this at `nextTick`; calling it at other times does no harm.
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

  /// Wraps every input. Fires the timers that are due before the input, and updates capitals after it. A movement that
  /// did nothing skips that update, because movements are frequent and reading the field calls another process.
  @discardableResult private func input(
    at time: Double?, isMovement: Bool = false, _ body: () -> Void
  ) -> Outcome {
    let isInner = isBusy
    if !isInner { outcome = .nothing }
    isBusy = true
    if let time {
      now = max(now, Composer.milliseconds(time))
      fireDueTimers()
    }
    body()
    if !isMovement || state.needsCapitalsUpdate { updateCapitals() }
    isBusy = isInner
    let result = outcome
    if !isInner { notifyIfChanged() }
    return result
  }

  private func notifyIfChanged() {
    guard snapshot != lastNotified else { return }
    lastNotified = snapshot
    onChange()
  }

  /// The time of the last input, in seconds.
  var time: Double { Double(now) / 1000 }
}

extension KeyboardMachine {
  /// Creates a machine and a session that types into the field of `client`.
  public convenience init<Client>(_ keyboard: Keyboard, client: Client)
  where Session == InputSession<Client> {
    self.init(keyboard, session: InputSession(layout: keyboard.layout, client: client))
  }
}
