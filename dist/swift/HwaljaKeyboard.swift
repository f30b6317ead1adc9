// Generated; do not edit. Made by: swift run gen --format swift
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

/// Everything between a finger and an input session: pages, shift, what holding and flicking a key offers, the repeat of
/// backspace. It draws nothing and has no timers.
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

  /// What writes into the field.
  public let session: Session
  /// Called at the end of all that may have changed what is to be drawn: draw `rows` and `list`, and ring at `nextTick`.
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
  public var list: KeyboardFace.List? { state.list }

  /// When something happens by itself, so that `tick(at:)` is to be called; nil if nothing will.
  public var nextTick: Double? { state.nextTouch?.due.map { Double($0) / 1000 } }

  /// To be called when the keyboard is shown for another field.
  public func fieldDidChange(_ field: KeyboardField) {
    input(at: nil) {
      state.field = field
      state.begin()
    }
  }

  /// A finger goes down on a slot.
  ///
  /// - Parameter finger: Its number, which the other inputs name it by.
  @discardableResult public func down(_ place: Place, finger: Int, at time: Double) -> Outcome {
    input(at: time) { press(place, finger) }
  }

  /// A finger has moved to another slot, or to none.
  ///
  /// It leaves a slot where the box ends in which the slot was drawn when the finger came there. A page that has opened
  /// since may have another key in that place, and no finger is quite still.
  @discardableResult public func move(_ finger: Int, to place: Place?, at time: Double) -> Outcome {
    input(at: time) {
      let slot = state.slot(place)
      change(finger) { $0.move(to: slot == nil ? nil : place, slot) }
    }
  }

  /// A finger is so many points to the right and further down than where it went down.
  @discardableResult public func drag(
    _ finger: Int, x: Int, y: Int, at time: Double
  ) -> Outcome {
    input(at: time) { drag(finger, x, y) }
  }

  /// A finger with an open list is over this item, counted from 0; over none, if there is no such item.
  @discardableResult public func choose(_ item: Int, finger: Int, at time: Double) -> Outcome {
    input(at: time) { change(finger) { $0.choose(item) } }
  }

  /// A finger goes up.
  @discardableResult public func up(_ finger: Int, at time: Double) -> Outcome {
    input(at: time) { lift(finger) }
  }

  /// A finger is not to count any more: the system has taken it.
  @discardableResult public func cancel(_ finger: Int, at time: Double) -> Outcome {
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

// What fingers do. Whatever a session or a host is asked may change the keyboard, so that a touch is looked up anew.
extension KeyboardMachine {
  /// A finger goes down, after the others have done what they wait for.
  func press(_ place: Place, _ finger: Int) {
    cancel(finger)
    settle()
    // A space of the other thumb may have made a capital due.
    look()
    guard let slot = state.slot(place), slot.content != .gap else { return }
    state.touches.append(KeyboardPages.Touch(finger: finger, slot: slot, place: place))
    begin(finger, on: slot)
    let due = now + Composer.milliseconds(settings.longPress)
    if !slot.hold.isEmpty { change(finger) { if $0.isOpen { $0.due = due } } }
  }

  /// Another finger comes: what the others wait for is done now, in the order in which they came.
  private func settle() {
    var index = 0
    while index < state.touches.count {
      let touch = state.touches[index]
      if !touch.isModifier {
        state.touches[index].spend()
        finish(touch)
      }
      index += 1
    }
  }

  /// Does what `slot` does at once, and says what is to become of the finger.
  private func begin(_ finger: Int, on slot: KeyboardPages.Slot) {
    switch slot.content {
    case .key:
      change(finger) { $0.phase = .written }
      tap(slot)
      let (run, hasWritten) = (session.run, outcome == .written || outcome == .changed)
      if hasWritten, !run.isEmpty { change(finger) { $0.composed = run } }
    case .text where slot.hold.isEmpty && slot.flicks.isEmpty:
      change(finger) { $0.phase = .spent }
      tap(slot)
    case .page(let id):
      let before = state.page
      change(finger) { $0.phase = .page(before: before) }
      state.open(state.page(named: id))
    case .role(.shift):
      let before = state.shift
      let hasLocked = state.pressShift(at: now)
      change(finger) { $0.phase = .shift(before: before, hasLocked: hasLocked) }
    case .role(.backspace):
      let due = now + Composer.milliseconds(settings.repeatDelay)
      change(finger) { ($0.phase, $0.due) = (.repeating(since: now), due) }
      backspace()
    case .text, .role, .gap: break
    }
  }

  /// Does what `touch` still waits for.
  private func finish(_ touch: KeyboardPages.Touch) {
    guard let slot = touch.slot else { return }
    switch touch.phase {
    case .waiting: tap(slot)
    case .choosing(let chosen?): replace(touch, by: slot.hold[chosen])
    default: break
    }
  }

  /// The finger goes up.
  func lift(_ finger: Int) {
    guard let touch = self.touch(finger) else { return }
    finish(touch)
    if touch.isModifier, touch.hasMoved, let slot = touch.slot { tap(slot) }
    guard let touch = remove(finger) else { return }
    state.releaseShift(touch)
    if case .page(let before) = touch.phase, touch.isUsed { state.open(before) }
  }

  /// The finger was not meant.
  func cancel(_ finger: Int) {
    guard let touch = remove(finger) else { return }
    state.cancelShift(touch)
    if case .page(let before) = touch.phase { state.open(before) }
  }

  /// The finger is so many points to the right and further down than where it went down.
  func drag(_ finger: Int, _ x: Int, _ y: Int) {
    guard let touch = self.touch(finger), let slot = touch.slot else { return }
    if case .sliding(let step) = touch.phase {
      slide(finger, from: step, to: settings.step(x))
    } else if touch.isOpen, slot.content == .role(.space) {
      guard settings.step(x) != 0 else { return }
      commit()
      slide(finger, from: 0, to: settings.step(x))
    } else if touch.isOpen, let direction = settings.direction(x, y),
      let offer = slot.flicks[direction]
    {
      change(finger) { $0.spend() }
      replace(touch, by: offer)
    }
  }

  /// The finger on space has moved the cursor by `old` steps, and is to have moved it by `new`.
  private func slide(_ finger: Int, from old: Int, to new: Int) {
    change(finger) { $0.phase = .sliding(step: new) }
    if new != old { moveCursor(by: new - old) }
  }

  /// Does all that was to happen by now. What happens late happens once.
  func happen() {
    while let touch = state.nextTouch, let due = touch.due, due <= now {
      if case .repeating(let start) = touch.phase {
        deleteMore(touch.finger, since: start)
      } else {
        change(touch.finger) { $0.spend() }
        offer(touch)
      }
    }
  }

  /// The finger has been held on: one offer is typed at once, several are a list.
  private func offer(_ touch: KeyboardPages.Touch) {
    let hold = touch.slot?.hold ?? []
    if hold.count == 1 { replace(touch, by: hold[0]) }
    if hold.count > 1 { change(touch.finger) { $0.phase = .choosing(0) } }
  }

  /// Backspace has been held on: what it deletes is more, the longer it is held.
  private func deleteMore(_ finger: Int, since start: Int64) {
    let isWord = now - start >= Composer.milliseconds(settings.wordsAfter)
    let interval = isWord ? settings.wordInterval : settings.repeatInterval
    let due = now + max(1, Composer.milliseconds(interval))
    change(finger) { $0.due = due }
    if !isWord {
      backspace()
    } else if !deleteWord() {
      change(finger) { $0.spend() }
    }
  }

  private func touch(_ finger: Int) -> KeyboardPages.Touch? {
    state.touches.first { $0.finger == finger }
  }

  /// Changes the touch of a finger, if that is down.
  func change(_ finger: Int, _ body: (inout KeyboardPages.Touch) -> Void) {
    guard let index = state.touches.firstIndex(where: { $0.finger == finger }) else { return }
    body(&state.touches[index])
  }

  private func remove(_ finger: Int) -> KeyboardPages.Touch? {
    let index = state.touches.firstIndex { $0.finger == finger }
    return index.map { state.touches.remove(at: $0) }
  }
}

// What slots do with the session and the host. The host may then change the keyboard, so that state is read anew.
extension KeyboardMachine {
  /// Does what a tap on `slot` does; one on shift, on backspace or on a slot that opens a page does nothing.
  func tap(_ slot: KeyboardPages.Slot) {
    switch slot.content {
    case .key, .text:
      if let offer = state.offer(slot) { type(offer) }
    case .role(.space): space()
    case .role(.enter): enter()
    case .role(.next): commit()
    case .role(.language):
      commit()
      if !state.openNextLetters() { onRequest(.nextKeyboard) }
    case .role(.globe):
      state.forgetTap()
      onRequest(.nextKeyboard)
    case .role(.dismiss):
      state.forgetTap()
      outcome = session.commit()
      onRequest(.hide)
    case .role(.shift), .role(.backspace), .page, .gap: break
    }
  }

  /// Writes what a slot or an offer types.
  private func type(_ offer: KeyboardPages.Offer) {
    state.forget()
    switch offer {
    case .key(let number):
      outcome = session.press(state.pages.layout.keys[number], at: time)
      state.wrote(offer)
    case .text(let marked):
      let (text, behind) = KeyboardTexts.parts(of: marked)
      outcome = session.insert(text)
      state.wrote(offer)
      if behind > 0 { onRequest(.moveCursor(by: -behind)) }
    }
  }

  /// Types `offer` in the place of what `touch` has written, as far as that is still what is composed.
  func replace(_ touch: KeyboardPages.Touch, by offer: KeyboardPages.Offer) {
    if let composed = touch.composed {
      session.hostDidChange(at: time)
      if composed == session.run { outcome = session.backspace(.stroke) }
    }
    type(offer)
  }

  /// Ends the run: the next key does not go on with it.
  func commit() {
    state.forget()
    outcome = session.commit()
  }

  /// Asks for the cursor to be moved, after which nothing goes on that was begun before.
  func moveCursor(by count: Int) {
    state.forget()
    onRequest(.moveCursor(by: count))
  }

  private func enter() {
    if state.field.action == .none {
      state.forget()
      outcome = session.enter(at: time)
    } else {
      commit()
      onRequest(.perform(state.field.action))
    }
    state.endLine()
  }

  /// Writes a space; or makes a full stop of the last one, where this one comes soon after it.
  private func space() {
    let isStop = isFullStopDue
    outcome = isStop ? session.replace(1, with: ". ") : session.space()
    let isWritten = outcome == .written || outcome == .changed
    state.lastSpace = isWritten ? .init(time: now, isStop: isStop) : nil
    state.forgetTap()
    state.endLine()
  }

  private var isFullStopDue: Bool {
    guard let limit = settings.doubleSpace, let last = state.lastSpace, !last.isStop,
      now - last.time <= Composer.milliseconds(limit), session.run.isEmpty, !session.isSelected
    else { return false }
    return session.before.map(KeyboardTexts.endsInWordAndSpace) ?? false
  }

  /// Deletes what the session takes back; or makes two spaces again of those that became a full stop.
  func backspace() {
    let isStop =
      state.lastSpace?.isStop == true && !session.isSelected
      && session.before?.suffix(2) == ". "
    state.forget()
    outcome = isStop ? session.replace(2, with: "  ") : session.backspace(settings.backspaceStep)
  }

  /// Deletes the selection, or the last word; a Character, where nobody says what stands there.
  ///
  /// - Returns: Whether there was anything.
  func deleteWord() -> Bool {
    commit()
    let word = session.isSelected ? 1 : KeyboardTexts.lastWord(session.before ?? "")
    outcome = session.replace(max(1, word), with: "")
    return outcome == .changed
  }

  /// Finds out whether a capital is due.
  func look() {
    let capitals = state.field.capitals
    state.setDue(capitals != .none && KeyboardTexts.areDue(capitals, after: session.before))
  }
}

extension KeyboardPages {
  /// What a keyboard remembers from one input to the next. It knows no text. Times are in milliseconds.
  struct State {
    /// When a space was written, and whether it became a full stop.
    struct Space {
      let time: Int64
      var isStop = false
    }

    var pages: KeyboardPages { didSet { changes += 1 } }
    var settings = KeyboardSettings() { didSet { changes += 1 } }
    var field = KeyboardField() { didSet { changes += 1 } }
    /// The page that is shown, by its number.
    private(set) var page = 0 { didSet { changes += 1 } }
    /// The page of letters that was last shown.
    private(set) var home = 0
    private(set) var shift = Shift.off { didSet { changes += 1 } }
    /// Whether a capital is due.
    private(set) var isDue = false
    /// Whether anything was written since the page was opened.
    private(set) var isUsed = false
    /// The fingers that are down, in the order in which they came.
    var touches: [Touch] = [] { didSet { changes += 1 } }
    /// When shift was last pressed, if nothing else was since.
    private(set) var lastTap: Int64?
    /// The last space, if nothing was done since.
    var lastSpace: Space?
    /// How often something may have changed that is drawn.
    private(set) var changes = 0

    init(_ pages: KeyboardPages) {
      self.pages = pages
      begin()
    }

    var shown: Page { pages.pages[page] }

    /// Begins with another field, or with other pages.
    mutating func begin() {
      touches.removeAll(keepingCapacity: true)
      lastSpace = nil
      home = pages.pages.firstIndex { $0.kind == .letters } ?? 0
      open(pages.pages.firstIndex { $0.fields.contains(field.kind) } ?? 0)
    }

    /// Shows this page.
    mutating func open(_ number: Int) {
      page = number
      if shown.kind == .letters { home = number }
      isUsed = false
      lastTap = nil
      for index in touches.indices where touches[index].isOnShift { touches[index].isUsed = true }
      shift = shown.hasCapitals && isDue ? .due : .off
    }

    /// The number of the page of this id, or of the letters.
    func page(named id: String?) -> Int {
      pages.pages.firstIndex { $0.id == id } ?? home
    }

    /// Shows the letters of the next language.
    ///
    /// - Returns: Whether there are others.
    mutating func openNextLetters() -> Bool {
      let letters = pages.pages.indices.filter { pages.pages[$0].kind == .letters }
      guard let next = letters.first(where: { $0 > home }) ?? letters.first, next != home
      else { return false }
      open(next)
      return true
    }

    /// A finger came down on shift.
    ///
    /// - Returns: Whether it has locked it.
    mutating func pressShift(at time: Int64) -> Bool {
      let isSecond = lastTap.map { time - $0 <= Composer.milliseconds(settings.doubleTap) } ?? false
      lastTap = time
      guard shift != .locked else { return false }
      shift = isSecond && shown.hasCapitals ? .locked : .once
      return shift == .locked
    }

    /// The finger of `touch` left shift.
    mutating func releaseShift(_ touch: Touch) {
      guard case .shift(let before, let hasLocked) = touch.phase else { return }
      if touch.isUsed || before != .off && !hasLocked { shift = .off }
    }

    /// The finger of `touch` was not meant to be on shift.
    mutating func cancelShift(_ touch: Touch) {
      guard case .shift(let before, _) = touch.phase else { return }
      shift = touch.isUsed ? .off : before
      lastTap = nil
    }

    /// Something else than shift was pressed.
    mutating func forgetTap() { lastTap = nil }

    /// Something else than a space or shift was pressed.
    mutating func forget() {
      lastSpace = nil
      lastTap = nil
    }

    /// This was written.
    mutating func wrote(_ offer: Offer) {
      isUsed = true
      for index in touches.indices where touches[index].isModifier { touches[index].isUsed = true }
      let isHeld = touches.contains { $0.isOnShift }
      if shift != .locked, !isHeld { shift = .off }
      // What follows an apostrophe is a letter: don't.
      let goesBack = offer == .text("'") && shown.kind == .symbols
      if goesBack, pages.pages[home].hasCapitals { open(home) }
    }

    /// A line or a word was ended.
    mutating func endLine() {
      if shown.kind == .symbols, isUsed { open(home) }
    }

    /// A capital is due from now on, or no longer.
    mutating func setDue(_ isDue: Bool) {
      guard isDue != self.isDue else { return }
      self.isDue = isDue
      if isDue, shown.hasCapitals, shift == .off { shift = .due }
      if !isDue, shift == .due { shift = .off }
    }

    /// The touch to which something happens first; of two at once the older.
    var nextTouch: Touch? {
      touches.lazy.filter { $0.due != nil }.min { $0.due! < $1.due! }
    }
  }
}

extension KeyboardPages {
  /// A finger that is down. Times are in milliseconds.
  struct Touch {
    /// What the finger is at.
    enum Phase: Hashable {
      /// Its slot acts when it goes up.
      case waiting
      /// It has pressed a key.
      case written
      /// It is down, and that is all.
      case spent
      /// It deletes, since this time.
      case repeating(since: Int64)
      /// It moves the cursor, which it has moved so far by so many steps.
      case sliding(step: Int)
      /// It chooses from what its slot offers, by numbers from 0.
      case choosing(Int?)
      /// It is on shift, which was this before, and has locked it or not.
      case shift(before: Shift, hasLocked: Bool)
      /// It is on a slot that opened another page than this.
      case page(before: Int)
    }

    let finger: Int
    /// The slot that it is on and the place of that, nil where there is none.
    var slot: Slot?
    var place: Place?
    var phase = Phase.waiting
    /// What its key has made of the run.
    var composed: [Unicode.Scalar]?
    /// Whether it has gone to another slot.
    var hasMoved = false
    /// Whether something was written while it was on shift or on a slot that opens a page.
    var isUsed = false
    /// When something happens to it by itself.
    var due: Int64?

    /// Whether its slot still does what a tap does, and may yet do something else.
    var isOpen: Bool { phase == .written || phase == .waiting && !hasMoved }

    var isOnShift: Bool { if case .shift = phase { true } else { false } }

    /// Whether a finger goes down there only to come back: on shift, or on a slot that opens a page.
    var isModifier: Bool { if case .page = phase { true } else { isOnShift } }

    /// The finger is still down, and does nothing any more.
    mutating func spend() {
      phase = .spent
      due = nil
    }

    /// It is now on `slot`; but a thumb that slides on a narrow space leaves it.
    mutating func move(to place: Place?, _ slot: Slot?) {
      let isHeldThere = !hasMoved && self.slot?.content == .role(.space)
      guard isModifier || phase == .waiting && !isHeldThere else { return }
      self.place = place
      self.slot = slot
      hasMoved = true
      due = nil
    }

    /// Chooses this item of an open list, or none if the list has no such item.
    mutating func choose(_ item: Int) {
      guard case .choosing = phase, let slot else { return }
      phase = .choosing(slot.hold.indices ~= item ? item : nil)
    }
  }
}

/// A slot as it is drawn now.
public struct KeyboardFace: Hashable, Sendable {
  /// A list of what a slot offers, open over it.
  public struct List: Hashable, Sendable {
    /// The place of the slot.
    public let place: KeyboardPages.Place
    /// What is printed on what it offers, from left to right.
    public let items: [String]
    /// The item that is chosen, counted from 0; nil for none.
    public let chosen: Int?
  }

  /// Its place, by which touches name it.
  public let place: KeyboardPages.Place
  /// What is there.
  public let content: KeyboardPages.Slot.Content
  /// What is printed on it, nothing on a gap.
  public let legend: String
  /// How wide it is, in keys.
  public let width: Double
  /// What is printed on what holding it offers.
  public let hold: [String]
  /// Whether a finger is on it.
  public let isPressed: Bool

  /// What it does beside typing, if anything.
  public var role: KeyboardPages.Role? {
    if case .role(let role) = content { role } else { nil }
  }

  /// What a screen reader calls it, in Korean; nothing for a gap.
  public var name: String {
    switch content {
    case .role(.shift): "시프트"
    case .role(.backspace): "지우기"
    case .role(.space): legend == "␣" ? "띄어쓰기" : "다음 글자"
    case .role(.enter): legend == "⏎" ? "줄 바꿈" : legend
    case .role(.next): "다음 글자"
    case .role(.language): "한영 전환"
    case .role(.globe): "다음 키보드"
    case .role(.dismiss): "키보드 닫기"
    case .page: "\(legend) 자판"
    case .key, .text, .gap: legend == "ㆍ" ? "아래아" : legend
    }
  }
}

extension KeyboardPages.State {
  /// The slot in this place of the page that is shown, nil if there is none, or if it is not shown.
  func slot(_ place: KeyboardPages.Place?) -> KeyboardPages.Slot? {
    guard let place, shown.rows.indices ~= place.row,
      shown.rows[place.row].indices ~= place.column
    else { return nil }
    let slot = shown.rows[place.row][place.column]
    return isHidden(slot) ? nil : slot
  }

  /// Whether `slot` is a globe that nobody asks for.
  private func isHidden(_ slot: KeyboardPages.Slot) -> Bool {
    slot.content == .role(.globe) && !settings.needsGlobe
  }

  /// What a tap on `slot` types now, nil if that is something else.
  func offer(_ slot: KeyboardPages.Slot) -> KeyboardPages.Offer? {
    switch slot.content {
    case .key(let number):
      let keys = pages.layout.keys
      let shifted = shift == .off ? nil : keys.firstIndex { $0.under == keys[number].id }
      return .key(shifted ?? number)
    case .text(_, _, let email?, _) where field.kind == .email: return .text(email)
    case .text(_, _, _, let address?) where field.kind == .address: return .text(address)
    case .text(_, let shifted?, _, _) where shift != .off: return .text(shifted)
    case .text(let text, _, _, _):
      return .text(shift != .off && shown.hasCapitals ? text.uppercased() : text)
    case .page, .role, .gap: return nil
    }
  }

  /// The open list, if there is one.
  var list: KeyboardFace.List? {
    for touch in touches {
      guard case .choosing(let chosen) = touch.phase, let place = touch.place, let slot = touch.slot
      else { continue }
      return KeyboardFace.List(place: place, items: slot.hold.map(legend), chosen: chosen)
    }
    return nil
  }

  /// The page that is shown. A globe that is not shown leaves its width to the space of its row.
  ///
  /// - Parameter isEndedBySpace: Whether a space would only end the run.
  func faces(isEndedBySpace: Bool) -> [[KeyboardFace]] {
    shown.rows.indices.map { row in
      let slots = shown.rows[row]
      var spare = slots.reduce(0) { isHidden($1) ? $0 + $1.width : $0 }
      return slots.indices.filter { !isHidden(slots[$0]) }.map { column in
        let slot = slots[column]
        let place = KeyboardPages.Place(row, column)
        var width = slot.width
        if slot.content == .role(.space) { (width, spare) = (width + spare, 0) }
        return KeyboardFace(
          place: place, content: slot.content, legend: legend(slot, isEndedBySpace), width: width,
          hold: slot.hold.map(legend), isPressed: touches.contains { $0.place == place })
      }
    }
  }

  private func legend(_ offer: KeyboardPages.Offer) -> String {
    switch offer {
    case .key(let number): pages.layout.keys[number].legend
    case .text(let text): KeyboardTexts.parts(of: text).text
    }
  }

  /// What is printed on `slot`.
  func legend(_ slot: KeyboardPages.Slot, _ isEndedBySpace: Bool) -> String {
    if let legend = slot.legend { return legend }
    return switch slot.content {
    case .key, .text: offer(slot).map(legend) ?? ""
    case .page(let id): pages.pages[page(named: id)].legend
    case .role(.space): isEndedBySpace ? KeyboardPages.Role.next.rawValue : "␣"
    case .role(.enter): field.action.rawValue
    case .role(let role): role.rawValue
    case .gap: ""
    }
  }
}

/// What the text before the cursor says to a keyboard.
enum KeyboardTexts {
  /// Whether a capital is due after `text`, where a field asks for `capitals`; nil is of a field that says nothing.
  static func areDue(_ capitals: KeyboardField.Capitals, after text: String?) -> Bool {
    guard capitals != .none, let text = text?.unicodeScalars else { return false }
    guard let last = text.last, last != "\n" else { return true }
    guard last == " " else { return false }
    guard capitals == .sentences, let end = text.last(where: { $0 != " " }) else { return true }
    return "\n.!?…".unicodeScalars.contains(end)
  }

  /// Whether `text` ends in a letter or a digit and one space, which a second space makes a full stop of.
  static func endsInWordAndSpace(_ text: String) -> Bool {
    let end = text.unicodeScalars.suffix(2)
    guard end.count == 2, end.last == " " else { return false }
    switch end.first?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }

  /// How many Characters at the end of `text` are its last word and what is blank behind it.
  static func lastWord(_ text: String) -> Int {
    let blanks = text.reversed().prefix(while: isBlank).count
    return blanks + text.dropLast(blanks).reversed().prefix { !isBlank($0) }.count
  }

  /// What of `marked` is written, in which one `|` stands for the cursor, and how many Characters of that stand behind it.
  static func parts(of marked: String) -> (text: String, behind: Int) {
    let scalars = marked.unicodeScalars
    guard scalars.count > 1, let cursor = scalars.firstIndex(of: "|") else { return (marked, 0) }
    let end = String(scalars[scalars.index(after: cursor)...])
    return (String(scalars[..<cursor]) + end, end.count)
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\n" || character == "\r\n"
  }
}

/// What a keyboard asks of its session: an `InputSession`, or whatever else types.
public protocol KeyboardSession: AnyObject {
  /// The layout whose keys are pressed; another ends the run.
  var layout: KeyboardLayout { get set }
  /// The scalars that can still change, none if nothing is composed.
  var run: [Unicode.Scalar] { get }
  /// Whether text is selected.
  var isSelected: Bool { get }
  /// What stands before the cursor, with what is composed; nil if the field does not say, nor that it is empty.
  var before: String? { get }
  /// Whether a space would only end the run.
  var isEndedBySpace: Bool { get }
  /// Presses a key of the layout. Times are in seconds, as for the keyboard.
  func press(_ key: Key, at time: Double?) -> Outcome
  /// Ends the run, and writes `text`.
  func insert(_ text: String) -> Outcome
  /// Ends the run, and makes `text` of the last `count` Characters before the cursor, or of the selection.
  func replace(_ count: Int, with text: String) -> Outcome
  /// Ends the run.
  func commit() -> Outcome
  /// Ends the run, or writes a space.
  func space() -> Outcome
  /// Ends the run and the line.
  func enter(at time: Double?) -> Outcome
  /// Deletes the selection, or the last `step` of the run, or else what the field deletes.
  func backspace(_ step: Composer.Step) -> Outcome
  /// Looks whether the run is still there.
  func hostDidChange(at time: Double?)
}

extension InputSession: KeyboardSession {}

/// What a keyboard asks its host to do, since no field does it. More may come in later versions: have a `default`.
public enum KeyboardRequest: Hashable, Sendable {
  /// Move the cursor by so many Characters, to the left if that is negative.
  case moveCursor(by: Int)
  /// Change to the next keyboard of the system.
  case nextKeyboard
  /// Hide the keyboard.
  case hide
  /// Do what Enter is for in this field; the run has ended.
  case perform(KeyboardField.Action)
}

/// What a user or an author may want otherwise: times in seconds, distances in points.
public struct KeyboardSettings: Hashable, Sendable {
  /// How long backspace is held until it repeats.
  public var repeatDelay = 0.4
  /// How long it then waits each time.
  public var repeatInterval = 0.05
  /// How long it is held until it deletes words.
  public var wordsAfter = 2.0
  /// How long it then waits each time.
  public var wordInterval = 0.2
  /// How long a slot is held until it offers something.
  public var longPress = 0.35
  /// Within what time two taps on shift lock it.
  public var doubleTap = 0.3
  /// Within what time a second space makes a full stop of the first; nil for never.
  public var doubleSpace: Double? = 1.1
  /// How far the finger goes on space until the cursor moves.
  public var slideStart = 50
  /// How far it then goes each time.
  public var slideStep = 10
  /// How far it goes for a flick.
  public var flick = 24
  /// What backspace takes away.
  public var backspaceStep = Composer.Step.jamo
  /// Whether a globe is shown, which some telephones ask for.
  public var needsGlobe = false

  /// The settings that nobody has changed.
  public init() {}

  /// By how many steps the cursor moves where the finger is so far to the right.
  func step(_ x: Int) -> Int {
    let distance = Int(clamping: x.magnitude)
    guard distance >= slideStart else { return 0 }
    return (1 + (distance - slideStart) / max(1, slideStep)) * x.signum()
  }

  /// Where the finger goes, if that is far enough for a flick.
  func direction(_ x: Int, _ y: Int) -> KeyboardPages.Direction? {
    guard max(x.magnitude, y.magnitude) >= flick else { return nil }
    if x.magnitude >= y.magnitude { return x < 0 ? .left : .right }
    return y < 0 ? .up : .down
  }
}

/// What a field asks of a keyboard.
public struct KeyboardField: Hashable, Sendable {
  /// What is written in a field. More may come in later versions: have a `default`.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Text of any kind.
    case letters
    /// A number.
    case number
    /// A telephone number.
    case phone
    /// An address of e-mail.
    case email
    /// The address of a page.
    case address
    /// What is searched for.
    case search
  }

  /// Where a field begins with capitals.
  public enum Capitals: Hashable, Sendable, CaseIterable {
    /// Nowhere.
    case none
    /// At each sentence.
    case sentences
    /// At each word.
    case words
  }

  /// What Enter does in a field, by what is printed on it. More may come in later versions: have a `default`.
  public enum Action: String, Sendable, CaseIterable {
    /// It writes a line feed.
    case none = "⏎"
    /// It goes to what was written.
    case go = "이동"
    /// It searches for that.
    case search = "검색"
    /// It sends that.
    case send = "전송"
    /// It goes to the next field.
    case next = "다음"
    /// It is finished.
    case done = "완료"
    /// It joins a network.
    case join = "연결"
    /// It shows the way there.
    case route = "경로"
    /// It goes on.
    case `continue` = "계속"
    /// It calls for help.
    case emergency = "긴급통화"
  }

  /// What is written in it.
  public var kind: Kind
  /// Where it begins with capitals.
  public var capitals: Capitals
  /// What Enter does in it.
  public var action: Action

  /// A field; unless told otherwise one of letters that asks for nothing.
  public init(_ kind: Kind = .letters, capitals: Capitals = .none, action: Action = .none) {
    self.kind = kind
    self.capitals = capitals
    self.action = action
  }
}

extension KeyboardPages {
  /// A slot of a page. One that is only a text or a key is written as that: `"a"`, `3`.
  public struct Slot: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// What there can be in a slot. More may come in later versions: have a `default`.
    public enum Content: Hashable, Sendable {
      /// The layout's key of this number; with shift, the one that lies under it.
      case key(Int)
      /// A text, which can hold one `|` where the cursor stands afterwards; and, where they are named, the text with
      /// shift, and those in fields of e-mail and of addresses.
      case text(String, shifted: String? = nil, email: String? = nil, address: String? = nil)
      /// Opens the page of this id, or without one goes back to the letters.
      case page(String?)
      /// Something to do.
      case role(Role)
      /// Nothing.
      case gap
    }

    /// What is there.
    public let content: Content
    /// How wide it is, in keys.
    public let width: Double
    /// What is printed on it in place of what it says by itself, if anything.
    public let legend: String?
    /// What holding it offers.
    public let hold: [Offer]
    /// What flicks offer.
    public let flicks: Flicks

    /// A slot of your own.
    public init(
      _ content: Content, hold: [Offer] = [], flicks: Flicks = [:],
      legend: String? = nil, width: Double = 1
    ) {
      self.content = content
      self.width = width
      self.legend = legend
      self.hold = hold
      self.flicks = flicks
    }

    /// The key of this number.
    public init(integerLiteral number: Int) { self.init(.key(number)) }

    /// This text.
    public init(stringLiteral text: String) { self.init(.text(text)) }
  }

  /// What a slot can do beside typing, by what is printed on it. More may come in later versions: have a `default`.
  public enum Role: String, Sendable, CaseIterable {
    /// Uncovers shifted keys and capitals.
    case shift = "⇧"
    /// Deletes.
    case backspace = "⌫"
    /// Ends the run, or writes a space.
    case space = "␣"
    /// Ends the line, or does what the field is for.
    case enter = "⏎"
    /// Ends the run: the next-character key.
    case next = "다음"
    /// Opens the letters of another language.
    case language = "한/영"
    /// Changes to another keyboard of the system.
    case globe = "🌐"
    /// Hides the keyboard.
    case dismiss = "⌄"
  }

  /// What a slot offers beside what a tap types: a key of the layout by its number, or a text.
  public enum Offer: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// The layout's key of this number.
    case key(Int)
    /// A text, as in a slot.
    case text(String)

    /// The key of this number.
    public init(integerLiteral number: Int) { self = .key(number) }

    /// This text.
    public init(stringLiteral text: String) { self = .text(text) }
  }

  /// What flicks offer, by their directions. A Dictionary would need more of a system than firmware has.
  public struct Flicks: Sendable, ExpressibleByDictionaryLiteral {
    private let offers: [(Direction, Offer)]

    /// These offers.
    public init(_ offers: [(Direction, Offer)]) { self.offers = offers }

    /// These offers.
    public init(dictionaryLiteral offers: (Direction, Offer)...) { self.init(offers) }

    /// Whether there is none.
    public var isEmpty: Bool { offers.isEmpty }

    /// What a flick in this direction offers.
    public subscript(direction: Direction) -> Offer? {
      offers.first { $0.0 == direction }?.1
    }
  }

  /// Where a flick goes.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// To one of the four sides.
    case left, right, up, down
  }
}

/// A keyboard: the layout of its letters, and the pages that it shows.
public struct KeyboardPages: Sendable {
  /// One of the pages of a keyboard.
  public struct Page: Sendable, Identifiable {
    /// What a page is for.
    public enum Kind: Sendable, CaseIterable {
      /// Letters: a page that one goes back to.
      case letters
      /// Symbols: it goes back to the letters by itself after a space or Enter.
      case symbols
      /// Digits: it stays.
      case digits
    }

    /// Its name, by which slots open it.
    public let id: String
    /// What is printed on the slots that open it.
    public let legend: String
    /// What it is for.
    public let kind: Kind
    /// Whether its letters have capitals: then shift locks, and a capital is due where the field asks for it.
    public let hasCapitals: Bool
    /// The fields that a keyboard opens on it for.
    public let fields: [KeyboardField.Kind]
    /// Its slots, row by row.
    public let rows: [[Slot]]

    /// A page of your own.
    public init(
      _ id: String, legend: String, kind: Kind = .letters, hasCapitals: Bool = false,
      fields: [KeyboardField.Kind] = [], rows: [[Slot]]
    ) {
      self.id = id
      self.legend = legend
      self.kind = kind
      self.hasCapitals = hasCapitals
      self.fields = fields
      self.rows = rows
    }
  }

  /// A place on a page: a row, and a place in that row, both counted from 0.
  public struct Place: Hashable, Sendable {
    /// The row, 0 at the top.
    public let row: Int
    /// The place in the row, 0 at the left; a globe that is not shown counts, too.
    public let column: Int

    /// The place of these numbers.
    public init(_ row: Int, _ column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// What shift does.
  public enum Shift: Sendable {
    /// Nothing.
    case off
    /// The next letter is a capital, because the field asks for it.
    case due
    /// The next letter is shifted, because somebody pressed shift.
    case once
    /// All letters are capitals until shift is pressed again.
    case locked
  }

  /// The name of the keyboard, one for all layouts of a language.
  public let id: String
  /// The layout of its letters.
  public let layout: KeyboardLayout
  /// Its pages, the first of which opens for a field that no page names.
  public let pages: [Page]

  /// A keyboard of your own.
  ///
  /// - Parameters:
  ///   - id: Its name.
  ///   - layout: The layout whose keys its slots name by their numbers.
  ///   - pages: Its pages, one at least.
  public init(id: String, layout: KeyboardLayout, pages: [Page]) {
    precondition(!pages.isEmpty, "a keyboard has a page")
    self.id = id
    self.layout = layout
    self.pages = pages
  }

  /// The same keyboard, its layout with pending dots in `style`.
  public func writing(dots style: DotStyle) -> KeyboardPages {
    KeyboardPages(id: id, layout: layout.writing(dots: style), pages: pages)
  }
}

extension KeyboardPages {
  /// Cheonjiin (천지인).
  public static let cheonjiin = KeyboardPages(
    id: "korean", layout: .cheonjiin,
    pages: [.page0, .page1, .page2, .page3, .page4, .page5, .page6])

  /// Naratgeul (나랏글).
  public static let naratgeul = KeyboardPages(
    id: "korean", layout: .naratgeul,
    pages: [.page7, .page1, .page2, .page3, .page4, .page5, .page6])

  /// SKY-II (스카이).
  public static let sky = KeyboardPages(
    id: "korean", layout: .sky,
    pages: [.page8, .page1, .page2, .page3, .page4, .page5, .page6])

  /// Dubeolsik (두벌식).
  public static let dubeolsik = KeyboardPages(
    id: "korean", layout: .dubeolsik,
    pages: [.page9, .page1, .page10, .page11, .page6])

  /// Danmoeum (단모음).
  public static let danmoeum = KeyboardPages(
    id: "korean", layout: .danmoeum,
    pages: [.page12, .page1, .page10, .page11, .page6])

  /// All of them, in the order of a settings screen.
  public static var all: [KeyboardPages] {
    [.cheonjiin, .naratgeul, .sky, .dubeolsik, .danmoeum]
  }
}

// Rows are lines, however long.
// swift-format-ignore
extension KeyboardPages.Page {
  fileprivate static let page0 = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.init(.key(0), hold: ["1"]), .init(.key(1), hold: ["2"]), .init(.key(2), hold: ["3"]), .init(.role(.backspace))],
      [.init(.key(3), hold: ["4"]), .init(.key(4), hold: ["5"]), .init(.key(5), hold: ["6"]), .init(.role(.enter))],
      [.init(.key(6), hold: ["7"]), .init(.key(7), hold: ["8"]), .init(.key(8), hold: ["9"]), 9],
      [.init(.page("symbols")), .init(.key(10), hold: ["0"]), .init(.role(.globe), width: 0.5), .init(.role(.space), width: 0.5), .init(.role(.language))],
    ])
  fileprivate static let page1 = Self(
    "latin", legend: "ABC", kind: .letters, hasCapitals: true,
    fields: [.email, .address],
    rows: [
      [.init(.text("q"), hold: ["1"], flicks: [.down: "1"]), .init(.text("w"), hold: ["2"], flicks: [.down: "2"]), .init(.text("e"), hold: ["3"], flicks: [.down: "3"]), .init(.text("r"), hold: ["4"], flicks: [.down: "4"]), .init(.text("t"), hold: ["5"], flicks: [.down: "5"]), .init(.text("y"), hold: ["6"], flicks: [.down: "6"]), .init(.text("u"), hold: ["7"], flicks: [.down: "7"]), .init(.text("i"), hold: ["8"], flicks: [.down: "8"]), .init(.text("o"), hold: ["9"], flicks: [.down: "9"]), .init(.text("p"), hold: ["0"], flicks: [.down: "0"])],
      [.init(.gap, width: 0.5), "a", "s", "d", "f", "g", "h", "j", "k", "l", .init(.gap, width: 0.5)],
      [.init(.role(.shift), width: 1.5), "z", "x", "c", "v", "b", "n", "m", .init(.role(.backspace), width: 1.5)],
      [.init(.page("symbols")), .init(.role(.globe)), .init(.role(.language)), .init(.text(",", email: "@", address: "/"), hold: ["'"]), .init(.role(.space), width: 3.5), .init(.text("."), hold: [".com", ".kr", "?", "!"]), .init(.role(.enter), width: 1.5)],
    ])
  fileprivate static let page2 = Self(
    "symbols", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["!", "?", ".", ",", "(", ")", .init(.role(.backspace))],
      ["@", ":", "/", "-", "★", "°", .init(.role(.enter))],
      ["*", "_", "%", "~", "^", "#", .init(.text("."), hold: [",", "?", "!"])],
      [.init(.page(nil)), .init(.page("symbols2"), legend: "2/3"), .init(.page("symbols3"), legend: "3/3"), .init(.page("digits")), .init(.role(.globe)), .init(.role(.space), width: 2)],
    ])
  fileprivate static let page3 = Self(
    "symbols2", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["\u{24}", "₩", "€", "↖", "↑", "↗", .init(.role(.backspace))],
      ["£", "¥", "=", "←", "♥", "→", .init(.role(.enter))],
      ["+", "×", "÷", "↙", "↓", "↘", .init(.text("."), hold: [",", "?", "!"])],
      [.init(.page(nil)), .init(.page("symbols"), legend: "1/3"), .init(.page("symbols3"), legend: "3/3"), .init(.page("digits")), .init(.role(.globe)), .init(.role(.space), width: 2)],
    ])
  fileprivate static let page4 = Self(
    "symbols3", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["《", "》", "『", "』", "\"", "'", .init(.role(.backspace))],
      ["\u{60}", "※", "|", "&", "\\", ";", .init(.role(.enter))],
      ["<", ">", "{", "}", "[", "]", .init(.text("."), hold: [",", "?", "!"])],
      [.init(.page(nil)), .init(.page("symbols"), legend: "1/3"), .init(.page("symbols2"), legend: "2/3"), .init(.page("digits")), .init(.role(.globe)), .init(.role(.space), width: 2)],
    ])
  fileprivate static let page5 = Self(
    "digits", legend: "123", kind: .digits, hasCapitals: false,
    fields: [],
    rows: [
      ["1", "2", "3", .init(.role(.backspace))],
      ["4", "5", "6", .init(.role(.enter))],
      ["7", "8", "9", .init(.text("."), hold: [",", "?", "!"])],
      [.init(.page(nil)), "0", .init(.page("symbols")), .init(.role(.globe), width: 0.5), .init(.role(.space), width: 0.5)],
    ])
  fileprivate static let page6 = Self(
    "number", legend: "123", kind: .digits, hasCapitals: false,
    fields: [.number, .phone],
    rows: [
      ["1", "2", "3", .init(.role(.backspace))],
      ["4", "5", "6", .init(.role(.enter))],
      ["7", "8", "9", .init(.role(.dismiss))],
      [.init(.text("."), hold: [",", "-"]), .init(.text("0"), hold: ["+"]), .init(.text("#"), hold: ["*"]), .init(.page(nil))],
    ])
  fileprivate static let page7 = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.init(.key(0), hold: ["1"]), .init(.key(1), hold: ["2"]), .init(.key(2), hold: ["3"]), .init(.role(.backspace))],
      [.init(.key(3), hold: ["4"]), .init(.key(4), hold: ["5"]), .init(.key(5), hold: ["6"]), .init(.role(.enter))],
      [.init(.key(6), hold: ["7"]), .init(.key(7), hold: ["8"]), .init(.key(8), hold: ["9"]), .init(.page("symbols"), width: 0.5), .init(.role(.language), width: 0.5)],
      [9, .init(.key(10), hold: ["0"]), 11, .init(.role(.globe), width: 0.5), .init(.role(.space), width: 0.5)],
    ])
  fileprivate static let page8 = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.init(.key(0), hold: ["1"]), .init(.key(1), hold: ["2"]), .init(.key(2), hold: ["3"]), .init(.role(.backspace))],
      [.init(.key(3), hold: ["4"]), .init(.key(4), hold: ["5"]), .init(.key(5), hold: ["6"]), .init(.role(.enter))],
      [.init(.key(6), hold: ["7"]), .init(.key(7), hold: ["8"]), .init(.key(8), hold: ["9"]), .init(.page("symbols"), width: 0.5), .init(.role(.language), width: 0.5)],
      [9, .init(.key(10), hold: ["0"]), 11, .init(.role(.globe), width: 0.5), .init(.role(.space), width: 0.5)],
    ])
  fileprivate static let page9 = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.init(.key(0), hold: ["1"]), .init(.key(1), hold: ["2"]), .init(.key(2), hold: ["3"]), .init(.key(3), hold: ["4"]), .init(.key(4), hold: ["5"]), .init(.key(5), hold: ["6"]), .init(.key(6), hold: ["7"]), .init(.key(7), hold: ["8"]), .init(.key(8), hold: ["9"]), .init(.key(9), hold: ["0"])],
      [.init(.gap, width: 0.5), 10, 11, 12, 13, 14, 15, 16, 17, 18, .init(.gap, width: 0.5)],
      [.init(.role(.shift), width: 1.5), 19, 20, 21, 22, 23, 24, 25, .init(.role(.backspace), width: 1.5)],
      [.init(.page("symbols")), .init(.role(.globe)), .init(.role(.language)), .init(.role(.space), width: 4.5), .init(.text("."), hold: [",", "?", "!"]), .init(.role(.enter), width: 1.5)],
    ])
  fileprivate static let page10 = Self(
    "symbols", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
      ["-", "/", ":", ";", "(", ")", "₩", "&", "@", "\""],
      [.init(.page("symbols2"), legend: "2/2", width: 2), .init(.text("."), width: 1.5), .init(.text(","), width: 1.5), .init(.text("?"), width: 1.5), .init(.text("!"), width: 1.5), .init(.text("'"), hold: ["\u{60}"]), .init(.role(.backspace))],
      [.init(.page(nil), width: 1.5), .init(.role(.globe)), .init(.role(.language)), .init(.role(.space), width: 5), .init(.role(.enter), width: 1.5)],
    ])
  fileprivate static let page11 = Self(
    "symbols2", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["[", "]", "{", "}", "#", "%", "^", "*", "+", "="],
      ["_", "\\", "|", "~", "<", ">", "\u{24}", "£", "¥", "•"],
      [.init(.page("symbols"), legend: "1/2", width: 2), .init(.text("."), width: 1.5), .init(.text(","), width: 1.5), .init(.text("?"), width: 1.5), .init(.text("!"), width: 1.5), .init(.text("'"), hold: ["\u{60}"]), .init(.role(.backspace))],
      [.init(.page(nil), width: 1.5), .init(.role(.globe)), .init(.role(.language)), .init(.role(.space), width: 5), .init(.role(.enter), width: 1.5)],
    ])
  fileprivate static let page12 = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.init(.key(0), hold: ["1"]), .init(.key(1), hold: ["2"]), .init(.key(2), hold: ["3"]), .init(.key(3), hold: ["4"]), .init(.key(4), hold: ["5"]), .init(.key(5), hold: ["6"]), .init(.key(6), hold: ["7"]), .init(.key(7), hold: ["8"])],
      [8, 9, 10, 11, 12, 13, .init(.key(14), hold: ["9"]), .init(.key(15), hold: ["0"])],
      [16, 17, 18, 19, 20, 21, .init(.role(.backspace), width: 2)],
      [.init(.page("symbols")), .init(.role(.globe)), .init(.role(.language)), .init(.role(.space), width: 2.5), .init(.text("."), hold: [",", "?", "!"]), .init(.role(.enter), width: 1.5)],
    ])
}
