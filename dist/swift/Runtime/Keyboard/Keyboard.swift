// Part of Hwalja, under the MIT licence: see LICENSE.

/// Everything between a finger and an input session: pages, shift, what holding and flicking a key offers, the repeat
/// of backspace. It draws nothing and has no timers.
///
/// ```swift
/// let field = Field()  // your own TextClient
/// let keyboard = Keyboard(.cheonjiin, client: field)
/// for row in keyboard.rows { print(row.map(\.legend)) }
/// keyboard.tap(keyboard.rows[1][0].place, at: 0)
/// ```
///
/// Times are in seconds on one clock that never goes back. Each input answers what the session did last in it.
public typealias Keyboard<Client: TextClient> = KeyboardMachine<InputSession<Client>>

/// A keyboard over whatever types: `Keyboard` is one over an input session.
public final class KeyboardMachine<Session: KeyboardSession> {
  /// A place on the page that is shown.
  public typealias Place = KeyboardPages.Place
  /// What names a finger.
  public typealias Finger = KeyboardPages.Finger

  /// What writes into the field.
  public let session: Session
  /// Called at the end of all that may have changed what is to be drawn: draw `rows` and `list`, and ring at
  /// `nextTick`.
  public var onChange: () -> Void = {}
  /// Called when the host has something to do.
  public var onRequest: (KeyboardRequest) -> Void = { _ in }

  var state: KeyboardPages.State
  /// What the last operation of the session has done since the input began.
  var outcome = Outcome.nothing
  /// When the last input came, in milliseconds.
  var now = Int64.min
  /// Whether an input is under way: what the host says of its own changes then is no news.
  private var isBusy = false
  /// What is shown: how often that has changed, and what space would do.
  private var shown: (Int, Bool) { (state.changes, session.isEndedBySpace) }
  /// What was shown when it last said so.
  private var told = (0, false)
  /// What was drawn last, and of what.
  private var drawn: (of: (Int, Bool), rows: [[KeyboardFace]])?

  /// A keyboard for a field of letters, until `fieldDidChange(_:)` says otherwise.
  public init(_ pages: KeyboardPages, session: Session) {
    self.session = session
    state = KeyboardPages.State(pages)
    if session.layout != pages.layout { session.layout = pages.layout }
  }

  /// The keyboard's pages; others end the run, and what the fingers were at.
  public var pages: KeyboardPages {
    get { state.pages }
    set {
      input(at: nil) {
        outcome = session.commit()
        session.layout = newValue.layout
        state.pages = newValue
        state.begin()
      }
    }
  }

  /// What users may want otherwise.
  public var settings: KeyboardSettings {
    get { state.settings }
    set { input(at: nil) { state.settings = newValue } }
  }

  /// The field that it is for.
  public var field: KeyboardField { state.field }

  /// The page that is shown.
  public var page: KeyboardPages.Page { state.shown }

  /// What shift does now.
  public var shift: KeyboardPages.Shift { state.shift }

  /// The page as it is drawn, row by row: made once, and kept until something changes.
  public var rows: [[KeyboardFace]] {
    if let drawn, drawn.of == shown { return drawn.rows }
    let rows = state.faces(isEndedBySpace: session.isEndedBySpace)
    drawn = (shown, rows)
    return rows
  }

  /// The list of what a slot offers, where a finger has opened one.
  public var list: KeyboardFace.OpenList? { state.list }

  /// When something happens by itself, so that `tick(at:)` is to be called; nil if nothing will.
  public var nextTick: Double? { state.nextDue.map { Double($0) / 1000 } }

  /// To be called when the keyboard is shown for another field.
  public func fieldDidChange(_ field: KeyboardField) {
    input(at: nil) {
      state.field = field
      state.begin()
    }
  }

  /// Shows the page of this id, such as the one that the user last saw.
  ///
  /// - Returns: Whether there is one; nothing happens otherwise.
  @discardableResult public func open(page id: String) -> Bool {
    let number = state.pages.pages.firstIndex { $0.id == id }
    if let number { input(at: nil) { state.open(number) } }
    return number != nil
  }

  /// A finger goes down on a slot.
  ///
  /// - Parameter finger: Whatever the other inputs name it by: a number, or a `UITouch`.
  @discardableResult public func down(
    _ place: Place, finger: Finger, at time: Double
  ) -> Outcome {
    input(at: time) { press(place, finger) }
  }

  /// A finger has moved to another slot, or to none.
  ///
  /// It leaves a slot where the box ends in which the slot was drawn when the finger came there. A page that has opened
  /// since may have another key in that place, and no finger is quite still.
  @discardableResult public func move(
    _ finger: Finger, to place: Place?, at time: Double
  ) -> Outcome {
    input(at: time) {
      let slot = state.slot(place)
      change(finger) { $0.move(to: slot == nil ? nil : place, slot) }
    }
  }

  /// A finger is so many points to the right and further down than where it went down.
  @discardableResult public func drag(
    _ finger: Finger, x: Double, y: Double, at time: Double
  ) -> Outcome {
    input(at: time) { drag(finger, x, y) }
  }

  /// A finger with an open list is over this item, counted from 0; over none, if there is no such item.
  @discardableResult public func choose(_ item: Int, finger: Finger, at time: Double) -> Outcome {
    input(at: time) { change(finger) { $0.choose(item) } }
  }

  /// A finger goes up.
  @discardableResult public func up(_ finger: Finger, at time: Double) -> Outcome {
    input(at: time) { lift(finger) }
  }

  /// A finger is not to count any more: the system has taken it.
  @discardableResult public func cancel(_ finger: Finger, at time: Double) -> Outcome {
    input(at: time) { cancel(finger) }
  }

  /// A slot is tapped by a host without fingers, such as a screen reader. No finger is to have the number −1.
  @discardableResult public func tap(_ place: Place, at time: Double) -> Outcome {
    input(at: time) {
      press(place, -1)
      lift(-1)
    }
  }

  /// To be called at `nextTick`, or whenever else: what was to happen by then happens.
  @discardableResult public func tick(at time: Double) -> Outcome {
    input(at: time) {}
  }

  /// To be called when the cursor has moved or the text has changed, though it may have been by this keyboard.
  @discardableResult public func hostDidChange(at time: Double) -> Outcome {
    isBusy ? .nothing : input(at: time) { session.hostDidChange(at: time) }
  }

  /// Does what every input does: first, whatever was to happen by then; at last, what the text says of capitals.
  @discardableResult private func input(at time: Double?, _ body: () -> Void) -> Outcome {
    let isInner = isBusy
    if !isInner { outcome = .nothing }
    isBusy = true
    if let time {
      now = max(now, Composer.milliseconds(time))
      happen()
    }
    body()
    look()
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
  /// A keyboard and its session for a field.
  public convenience init<Client>(_ pages: KeyboardPages, client: Client)
  where Session == InputSession<Client> {
    self.init(pages, session: InputSession(layout: pages.layout, client: client))
  }
}
