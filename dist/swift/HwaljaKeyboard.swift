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
/// let session = InputSession(layout: .cheonjiin, client: field)
/// let keyboard = Keyboard(.cheonjiin, session: session)
/// for row in keyboard.rows { print(row.map(\.legend)) }
/// keyboard.tap(keyboard.rows[1][0].place, at: 0)
/// ```
///
/// Times are in seconds on one clock that never goes back.
public final class Keyboard<Client: TextClient> {
  /// A place on the page that is shown.
  public typealias Place = KeyboardPages.Place

  /// What writes into the field.
  public let session: InputSession<Client>
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
  var isBusy = false
  /// What was shown when it last said so: how often that had changed, and what space would do.
  var told = (changes: 0, isEndedBySpace: false)

  /// A keyboard for a field of letters, until `fieldDidChange(_:)` says otherwise.
  public init(_ pages: KeyboardPages, session: InputSession<Client>) {
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

  /// The page as it is drawn, row by row.
  public var rows: [[KeyboardFace]] { state.faces(isEndedBySpace: session.isEndedBySpace) }

  /// The list of what a slot offers, where a finger has opened one.
  public var list: KeyboardFace.List? { state.list }

  /// When something happens by itself, so that `tick(at:)` is to be called; nil if nothing will.
  public var nextTick: Double? {
    state.touches.lazy.compactMap { $0.due }.min().map { Double($0) / 1000 }
  }

  /// To be called when the keyboard is shown for another field.
  public func fieldDidChange(_ field: KeyboardField) {
    input(at: nil) {
      state.field = field
      state.begin()
    }
  }
}

// What fingers, time and the host do to a keyboard.
extension Keyboard {
  /// A finger goes down on a slot.
  ///
  /// - Parameter finger: Its number, which the other inputs name it by.
  @discardableResult public func down(_ place: Place, finger: Int, at time: Double) -> Outcome {
    input(at: time) {
      cancel(finger)
      settle()
      // A space of the other thumb may have made a capital due.
      findOutWhetherDue()
      if let spot = state.spot(place) { press(spot, finger) }
    }
  }

  /// A finger has moved to another slot, or to none.
  ///
  /// It leaves a slot where the box ends in which the slot was drawn when the finger came there. A page that has opened
  /// since may have another key in that place, and no finger is quite still.
  @discardableResult public func move(_ finger: Int, to place: Place?, at time: Double) -> Outcome {
    input(at: time) {
      if let index = index(of: finger) { state.move(index, to: state.spot(place)) }
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
    input(at: time) {
      if let index = index(of: finger) { state.touches[index].choose(item) }
    }
  }

  /// A finger goes up.
  @discardableResult public func up(_ finger: Int, at time: Double) -> Outcome {
    input(at: time) {
      guard let index = index(of: finger) else { return }
      lift(state.touches[index])
      remove(finger)
    }
  }

  /// A finger is not to count any more: the system has taken it.
  @discardableResult public func cancel(_ finger: Int, at time: Double) -> Outcome {
    input(at: time) { cancel(finger) }
  }

  /// A slot is tapped by a host without fingers, such as a screen reader.
  @discardableResult public func tap(_ place: Place, at time: Double) -> Outcome {
    let outcome = down(place, finger: 0, at: time)
    let last = up(0, at: time)
    return last == .nothing ? outcome : last
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
  @discardableResult func input(at time: Double?, _ body: () -> Void) -> Outcome {
    let isInner = isBusy
    if !isInner { outcome = .nothing }
    isBusy = true
    if let time {
      now = max(now, Composer.milliseconds(time))
      while happen() {}
    }
    body()
    findOutWhetherDue()
    isBusy = isInner
    let result = outcome
    if !isInner { tellChange() }
    return result
  }

  private func tellChange() {
    let shown = (state.changes, session.isEndedBySpace)
    guard shown != told else { return }
    told = shown
    onChange()
  }

  private func findOutWhetherDue() {
    let capitals = state.field.capitals
    state.setDue(capitals != .none && capitals.areDue(after: session.before))
  }
}

// What touches do. Whatever a host is asked for may change the keyboard, so that a touch is looked up anew afterwards.
extension Keyboard {
  typealias Spot = KeyboardPages.Spot
  typealias Item = KeyboardPages.Item
  typealias Touch = KeyboardPages.Touch

  func index(of finger: Int) -> Int? { state.touches.firstIndex { $0.finger == finger } }

  func remove(_ finger: Int) {
    if let index = index(of: finger) { state.touches.remove(at: index) }
  }

  /// Another finger comes: what the others wait for is done now, in the order in which they came.
  func settle() {
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

  /// Does what `touch` still waits for.
  private func finish(_ touch: Touch) {
    switch touch.phase {
    case .waiting: if let spot = touch.spot { act(on: spot) }
    case .choosing(let items, let chosen?): replace(touch, by: items[chosen])
    default: break
    }
  }

  /// A finger goes down on `spot`.
  func press(_ spot: Spot, _ finger: Int) {
    let slot = state.slot(spot)
    let isHeld = !slot.hold.isEmpty
    var touch = Touch(finger: finger, spot: spot, phase: .waiting)
    switch slot.content {
    case .gap: return
    case .key:
      act(on: spot)
      touch.phase = .written
      if outcome == .written || outcome == .changed { touch.composed = session.run }
    case .text where !isHeld && slot.flicks.isEmpty:
      act(on: spot)
      touch.phase = .spent
    case .text: break
    case .role(.backspace):
      backspace()
      touch.phase = .repeating(since: now)
      touch.due = now + Composer.milliseconds(settings.repeatDelay)
    case .role(.shift):
      let before = state.shift
      touch.phase = .shift(before: before, hasLocked: state.pressShift(at: now))
    case .role: break
    case .page(let id):
      touch.phase = .page(before: state.page)
      state.open(state.number(of: id))
    }
    if isHeld { touch.due = now + Composer.milliseconds(settings.longPress) }
    state.touches.append(touch)
  }

  func drag(_ finger: Int, _ x: Int, _ y: Int) {
    guard let index = index(of: finger), let spot = state.touches[index].spot,
      !state.touches[index].hasMoved
    else { return }
    let slot = state.slot(spot)
    switch state.touches[index].phase {
    case .sliding(let step): slide(finger, from: step, to: state.settings.step(x))
    case .waiting where slot.content == .role(.space):
      guard state.settings.step(x) != 0 else { return }
      outcome = session.commit()
      slide(finger, from: 0, to: state.settings.step(x))
    case .waiting, .written:
      let direction = state.settings.direction(x, y)
      guard let offer = slot.flicks.first(where: { $0.key == direction })?.value else { return }
      let touch = state.touches[index]
      state.touches[index].spend()
      replace(touch, by: state.item(offer))
    default: break
    }
  }

  /// The finger on space has moved the cursor by `old` steps, and is to have moved it by `new`.
  private func slide(_ finger: Int, from old: Int, to new: Int) {
    guard new != old, let index = index(of: finger) else { return }
    state.touches[index].phase = .sliding(step: new)
    state.forget()
    onRequest(.moveCursor(by: new - old))
  }

  /// What `touch` does when it goes up.
  func lift(_ touch: Touch) {
    guard touch.isModifier else { return finish(touch) }
    if let spot = touch.spot { act(on: spot) }
    guard let index = index(of: touch.finger) else { return }
    let isUsed = state.touches[index].isUsed
    switch touch.phase {
    case .shift(let before, let hasLocked):
      if isUsed || before != .off && !hasLocked { state.shift = .off }
    case .page(let before) where isUsed: state.open(before)
    default: break
    }
  }

  /// The finger was not meant.
  func cancel(_ finger: Int) {
    guard let index = index(of: finger) else { return }
    let touch = state.touches.remove(at: index)
    switch touch.phase {
    case .shift(let before, _):
      state.shift = touch.isUsed ? .off : before
      state.lastTap = nil
    case .page(let before): state.open(before)
    default: break
    }
  }

  /// Does the earliest of what was to happen by now, and of two at the same time that of the older touch.
  ///
  /// - Returns: Whether there was anything.
  func happen() -> Bool {
    guard let index = state.nextDue(by: now) else { return false }
    let touch = state.touches[index]
    if case .repeating(let start) = touch.phase {
      deleteMore(touch, since: start)
    } else if let spot = touch.spot {
      let items = state.held(state.slot(spot))
      state.touches[index].spend()
      if items.count > 1 { state.touches[index].phase = .choosing(items, chosen: 0) }
      if items.count == 1 { replace(touch, by: items[0]) }
    }
    return true
  }
}

// What slots do.
extension Keyboard {
  /// The time of the input, in seconds.
  private var time: Double { Double(now) / 1000 }

  /// Does what a tap on this slot does; one on shift, on backspace or on a slot that opens a page does nothing.
  func act(on spot: Spot) {
    let slot = state.slot(spot)
    switch slot.content {
    case .key, .text:
      if let item = state.item(slot) { type(item) }
    case .role(.space): space()
    case .role(.enter): enter()
    case .role(.next):
      state.forget()
      outcome = session.commit()
    case .role(.language):
      state.forget()
      outcome = session.commit()
      if !state.openNextLetters() { onRequest(.nextKeyboard) }
    case .role(.globe):
      state.lastTap = nil
      onRequest(.nextKeyboard)
    case .role(.dismiss):
      state.lastTap = nil
      outcome = session.commit()
      onRequest(.hide)
    case .role(.shift), .role(.backspace), .page, .gap: break
    }
  }

  /// Writes what a slot or an offer types.
  private func type(_ item: Item) {
    state.forget()
    switch item {
    case .key(let key):
      outcome = session.press(key, at: time)
      state.wrote(item)
    case .text(let text):
      let (text, behind) = Item.parts(of: text)
      outcome = session.insert(text)
      state.wrote(item)
      if behind > 0 { onRequest(.moveCursor(by: -behind)) }
    }
  }

  /// Writes `item` in the place of what `touch` has written, as far as that is still what is composed.
  func replace(_ touch: Touch, by item: Item) {
    session.hostDidChange(at: time)
    if session.isComposing, touch.composed == session.run { outcome = session.backspace(.stroke) }
    type(item)
  }

  private func enter() {
    state.forget()
    if state.field.action == .none {
      outcome = session.enter(at: time)
    } else {
      outcome = session.commit()
      onRequest(.perform(state.field.action))
    }
    state.endLine()
  }

  /// Writes a space; or makes a full stop of the last one, where this one comes soon after it.
  private func space() {
    if isStopDue {
      outcome = session.replace(1, with: ". ")
      state.lastSpace = .init(time: now, isStop: true)
    } else {
      outcome = session.space()
      let isWritten = outcome == .written || outcome == .changed
      state.lastSpace = isWritten ? .init(time: now) : nil
    }
    state.lastTap = nil
    state.endLine()
  }

  private var isStopDue: Bool {
    guard let limit = settings.doubleSpace, let last = state.lastSpace, !last.isStop,
      now - last.time <= Composer.milliseconds(limit), !session.isComposing, !session.isSelected
    else { return false }
    return session.before.map(KeyboardPages.State.endsWord) ?? false
  }

  /// Deletes what the session takes back; or makes two spaces again of those that became a full stop.
  func backspace() {
    let isStop = state.lastSpace?.isStop == true && !session.isSelected
    state.forget()
    if isStop, session.before?.suffix(2) == ". " {
      outcome = session.replace(2, with: "  ")
    } else {
      outcome = session.backspace(settings.backspaceStep)
    }
  }

  /// Backspace has been held on: what it deletes is more, the longer it is held.
  func deleteMore(_ touch: Touch, since start: Int64) {
    let isWord = now - start >= Composer.milliseconds(settings.wordsAfter)
    let interval = isWord ? settings.wordInterval : settings.repeatInterval
    if let index = index(of: touch.finger) {
      state.touches[index].due = now + max(1, Composer.milliseconds(interval))
    }
    if isWord { deleteWord() } else { backspace() }
    if isWord, outcome != .changed, let index = index(of: touch.finger) {
      state.touches[index].spend()
    }
  }

  /// Deletes the selection, or the last word; a Character, where nobody says what stands there.
  private func deleteWord() {
    state.forget()
    session.commit()
    let word = session.isSelected ? 1 : KeyboardPages.State.lastWord(session.before ?? "")
    outcome = session.replace(max(1, word), with: "")
  }
}

extension KeyboardPages {
  /// What a keyboard remembers from one input to the next, and all of it that needs no field. Times are in milliseconds.
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
    var shift = Shift.off { didSet { changes += 1 } }
    /// Whether a capital is due.
    private var isDue = false
    /// Whether anything was written since the page was opened.
    private var isUsed = false
    /// The fingers that are down, in the order in which they came.
    var touches: [Touch] = [] { didSet { changes += 1 } }
    /// How often something may have changed that is drawn.
    private(set) var changes = 0
    /// When shift was last pressed, if nothing else was since.
    var lastTap: Int64?
    /// The last space, if nothing was done since.
    var lastSpace: Space?

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
      for index in touches.indices {
        if case .shift = touches[index].phase { touches[index].isUsed = true }
      }
      shift = shown.hasCapitals && isDue ? .due : .off
    }

    /// The number of the page of this id, or of the letters.
    func number(of id: String?) -> Int {
      id.flatMap { id in pages.pages.firstIndex { $0.id == id } } ?? home
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

    /// Something else than a space or shift was pressed.
    mutating func forget() {
      lastSpace = nil
      lastTap = nil
    }

    /// This was written.
    mutating func wrote(_ item: Item) {
      isUsed = true
      for index in touches.indices where touches[index].isModifier { touches[index].isUsed = true }
      if shift == .due || shift == .once, !isShiftHeld { shift = .off }
      let goesBack = item == .text("'") && shown.kind == .symbols
      if goesBack, pages.pages[home].hasCapitals { open(home) }
    }

    /// A line or a word was ended.
    mutating func endLine() {
      if shown.kind == .symbols, isUsed { open(home) }
    }

    /// The touch to which something happens first, at that time or before; of two at once the older.
    func nextDue(by time: Int64) -> Int? {
      var first: Int?
      for index in touches.indices {
        guard let due = touches[index].due, due <= time else { continue }
        if let first, touches[first].due! <= due { continue }
        first = index
      }
      return first
    }

    private var isShiftHeld: Bool {
      touches.contains { if case .shift = $0.phase { true } else { false } }
    }

    /// A finger came down on shift; tells whether it has locked it.
    mutating func pressShift(at time: Int64) -> Bool {
      let isSecond = lastTap.map { time - $0 <= Composer.milliseconds(settings.doubleTap) } ?? false
      let locks = shift != .locked && shown.hasCapitals && isSecond
      if shift != .locked { shift = locks ? .locked : .once }
      lastTap = time
      return locks
    }

    /// A capital is due from now on, or no longer.
    mutating func setDue(_ isDue: Bool) {
      guard isDue != self.isDue else { return }
      self.isDue = isDue
      if isDue, shown.hasCapitals, shift == .off { shift = .due }
      if !isDue, shift == .due { shift = .off }
    }
  }
}

extension KeyboardPages {
  /// A slot wherever it is: its page by number, and its place there.
  struct Spot: Equatable {
    let page: Int
    let place: Place
  }

  /// A finger that is down.
  struct Touch {
    /// What the finger is at.
    enum Phase {
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
      /// It chooses from a list.
      case choosing([Item], chosen: Int?)
      /// It is on shift, which was this before, and has locked it or not.
      case shift(before: Shift, hasLocked: Bool)
      /// It is on a slot that opened another page than this.
      case page(before: Int)
    }

    let finger: Int
    /// The slot that it is on, nil where there is none.
    var spot: Spot?
    var phase: Phase
    /// What its key has made of the run.
    var composed: [Unicode.Scalar]?
    /// Whether it has gone to another slot.
    var hasMoved = false
    /// Whether something was written while it was on shift or on a slot that opens a page.
    var isUsed = false
    /// When something happens to it by itself, in milliseconds.
    var due: Int64?

    /// Whether a finger goes down there only to come back: on shift, or on a slot that opens a page.
    var isModifier: Bool {
      switch phase {
      case .shift, .page: true
      default: false
      }
    }

    /// The finger is still down, and does nothing any more.
    mutating func spend() {
      phase = .spent
      due = nil
    }

    /// Chooses this item of an open list, or none if the list has no such item.
    mutating func choose(_ item: Int) {
      guard case .choosing(let items, _) = phase else { return }
      phase = .choosing(items, chosen: items.indices ~= item ? item : nil)
    }
  }
}

// What the text before the cursor says to a keyboard.

extension KeyboardField.Capitals {
  /// Whether a capital is due after `text`; nil if nobody knows what stands there.
  func areDue(after text: String?) -> Bool {
    guard self != .none, let text = text?.unicodeScalars else { return false }
    guard let last = text.last, last != "\n" else { return true }
    guard last == " " else { return false }
    if self == .words { return true }
    guard let end = text.last(where: { $0 != " " }) else { return true }
    return "\n.!?…".unicodeScalars.contains(end)
  }
}

extension KeyboardPages.State {
  /// Whether `text` ends in a letter or a digit and one space, which a second space makes a full stop of.
  static func endsWord(_ text: String) -> Bool {
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

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\n" || character == "\r\n"
  }
}

extension KeyboardPages {
  /// What a slot or an offer types.
  public enum Item: Hashable, Sendable {
    /// A key of the layout.
    case key(Key)
    /// A text, which can hold one `|` where the cursor stands afterwards.
    case text(String)

    /// What is printed on it.
    public var legend: String {
      switch self {
      case .key(let key): key.legend
      case .text(let text): Item.parts(of: text).text
      }
    }

    /// What of `text` is written, and how many Characters of that stand behind the cursor.
    static func parts(of text: String) -> (text: String, behind: Int) {
      let scalars = text.unicodeScalars
      guard scalars.count > 1, let cursor = scalars.firstIndex(of: "|") else { return (text, 0) }
      let end = String(scalars[scalars.index(after: cursor)...])
      return (String(scalars[..<cursor]) + end, end.count)
    }
  }
}

extension KeyboardPages.State {
  typealias Item = KeyboardPages.Item
  typealias Slot = KeyboardPages.Slot
  typealias Spot = KeyboardPages.Spot

  /// The slot in this place of the page that is shown, nil if there is none, or if it is not shown.
  func spot(_ place: KeyboardPages.Place?) -> Spot? {
    guard let place, shown.rows.indices ~= place.row,
      shown.rows[place.row].indices ~= place.column,
      !isHidden(shown.rows[place.row][place.column])
    else { return nil }
    return Spot(page: page, place: place)
  }

  /// Whether `slot` is a globe that nobody asks for.
  func isHidden(_ slot: Slot) -> Bool {
    slot.content == .role(.globe) && !settings.needsGlobe
  }

  func slot(_ spot: Spot) -> Slot {
    pages.pages[spot.page].rows[spot.place.row][spot.place.column]
  }

  /// The finger is now on `spot`; but a thumb that slides on a narrow space leaves it.
  mutating func move(_ index: Int, to spot: Spot?) {
    let touch = touches[index]
    switch touch.phase {
    case .waiting:
      let isOnSpace = touch.spot.map { slot($0).content } == .role(.space)
      if isOnSpace, !touch.hasMoved { return }
      touches[index].spot = spot
      touches[index].hasMoved = true
      touches[index].due = nil
    case .shift, .page: touches[index].spot = spot
    default: break
    }
  }

  /// What a tap on `slot` types now, nil if that is something else.
  func item(_ slot: Slot) -> Item? {
    switch slot.content {
    case .key(let number):
      let key = pages.layout.keys[number]
      return .key(shift == .off ? key : shifted(key) ?? key)
    case .text(_, _, let email?, _) where field.kind == .email: return .text(email)
    case .text(_, _, _, let address?) where field.kind == .address: return .text(address)
    case .text(_, let shifted?, _, _) where shift != .off: return .text(shifted)
    case .text(let text, _, _, _):
      return .text(shift != .off && shown.hasCapitals ? text.uppercased() : text)
    case .page, .role, .gap: return nil
    }
  }

  func item(_ offer: KeyboardPages.Offer) -> Item {
    switch offer {
    case .key(let number): .key(pages.layout.keys[number])
    case .text(let text): .text(text)
    }
  }

  /// What holding `slot` offers.
  func held(_ slot: Slot) -> [Item] { slot.hold.map(item) }

  /// The key that lies under `key`.
  private func shifted(_ key: Key) -> Key? {
    pages.layout.keys.first { $0.under == key.id }
  }
}

/// A slot as it is drawn now.
public struct KeyboardFace: Hashable, Sendable {
  /// A list of what a slot offers, open over it.
  public struct List: Hashable, Sendable {
    /// The place of the slot.
    public let place: KeyboardPages.Place
    /// What it offers, from left to right.
    public let items: [KeyboardPages.Item]
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
  /// What holding it offers.
  public let hold: [KeyboardPages.Item]
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
  /// The open list, if there is one.
  var list: KeyboardFace.List? {
    for touch in touches {
      guard case .choosing(let items, let chosen) = touch.phase, let spot = touch.spot
      else { continue }
      return KeyboardFace.List(place: spot.place, items: items, chosen: chosen)
    }
    return nil
  }

  /// The page that is shown.
  ///
  /// - Parameter isEndedBySpace: Whether a space would only end the run.
  func faces(isEndedBySpace: Bool) -> [[KeyboardFace]] {
    let pressed = touches.compactMap { $0.spot }
    return shown.rows.indices.map { row in
      let slots = shown.rows[row]
      var hidden = slots.reduce(0) { isHidden($1) ? $0 + $1.width : $0 }
      return slots.indices.filter { !isHidden(slots[$0]) }.map { column in
        let slot = slots[column]
        let place = KeyboardPages.Place(row, column)
        var width = slot.width
        if slot.content == .role(.space) { (width, hidden) = (width + hidden, 0) }
        return KeyboardFace(
          place: place, content: slot.content, legend: legend(slot, isEndedBySpace),
          width: width, hold: held(slot),
          isPressed: pressed.contains(Spot(page: page, place: place)))
      }
    }
  }

  private func legend(_ slot: Slot, _ isEndedBySpace: Bool) -> String {
    if let legend = slot.legend { return legend }
    return switch slot.content {
    case .key, .text: item(slot)?.legend ?? ""
    case .page(let id): pages.pages[number(of: id)].legend
    case .role(.shift): "⇧"
    case .role(.backspace): "⌫"
    case .role(.space): isEndedBySpace ? "다음" : "␣"
    case .role(.enter): field.action.legend
    case .role(.next): "다음"
    case .role(.language): "한/영"
    case .role(.globe): "🌐"
    case .role(.dismiss): "⌄"
    case .gap: ""
    }
  }
}

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
  public enum Kind: Hashable, Sendable {
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
    /// What somebody looks for.
    case search
  }

  /// Where a field begins with capitals.
  public enum Capitals: Hashable, Sendable {
    /// Nowhere.
    case none
    /// At each sentence.
    case sentences
    /// At each word.
    case words
  }

  /// What Enter does in a field, if that is not a line feed. More may come in later versions: have a `default`.
  public enum Action: Hashable, Sendable {
    /// It writes a line feed.
    case none
    /// It does what its name says.
    case go, search, send, next, done, join, route, `continue`, emergency

    /// What is printed on Enter.
    var legend: String {
      switch self {
      case .none: "⏎"
      case .go: "이동"
      case .search: "검색"
      case .send: "전송"
      case .next: "다음"
      case .done: "완료"
      case .join: "연결"
      case .route: "경로"
      case .continue: "계속"
      case .emergency: "긴급통화"
      }
    }
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
  /// A slot of a page: a key or a text, which can be written alone, or something else.
  public struct Slot: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// What there can be in a slot. More may come in later versions: have a `default`.
    public enum Content: Hashable, Sendable {
      /// The layout's key of this number.
      case key(Int)
      /// A text; and, where they are named, the text with shift, and those in fields of e-mail and of addresses.
      case text(String, shifted: String?, email: String?, address: String?)
      /// Opens the page of this id, or without one goes back to the letters.
      case page(String?)
      /// Something to do.
      case role(Role)
      /// Nothing.
      case gap
    }

    /// What flicks offer, written as a dictionary: `[.up: "1"]`.
    public typealias Flicks = KeyValuePairs<Direction, Offer>

    /// What is there.
    public let content: Content
    /// How wide it is, in keys.
    public let width: Double
    /// What is printed on it in place of what it says by itself, if anything.
    public let legend: String?
    /// What holding it offers.
    public let hold: [Offer]
    /// What a flick offers.
    public let flicks: Flicks

    private init(
      _ content: Content, _ width: Double, _ legend: String? = nil, _ hold: [Offer] = [],
      _ flicks: Flicks = [:]
    ) {
      self.content = content
      self.width = width
      self.legend = legend
      self.hold = hold
      self.flicks = flicks
    }

    /// The key of this number.
    public init(integerLiteral number: Int) { self = .key(number) }

    /// This text.
    public init(stringLiteral text: String) { self = .text(text) }

    /// The layout's key of this number.
    public static func key(
      _ number: Int, hold: [Offer] = [], flicks: Flicks = [:], legend: String? = nil,
      width: Double = 1
    ) -> Slot { Slot(.key(number), width, legend, hold, flicks) }

    /// A text, which can hold one `|` where the cursor stands afterwards.
    public static func text(
      _ text: String, shifted: String? = nil, email: String? = nil, address: String? = nil,
      hold: [Offer] = [], flicks: Flicks = [:], legend: String? = nil, width: Double = 1
    ) -> Slot {
      let content = Content.text(text, shifted: shifted, email: email, address: address)
      return Slot(content, width, legend, hold, flicks)
    }

    /// Opens the page of this id, or without one goes back to the letters.
    public static func page(_ id: String?, legend: String? = nil, width: Double = 1) -> Slot {
      Slot(.page(id), width, legend)
    }

    /// Something to do.
    public static func role(_ role: Role, width: Double = 1) -> Slot { Slot(.role(role), width) }

    /// Nothing.
    public static func gap(_ width: Double = 1) -> Slot { Slot(.gap, width) }
  }

  /// What a slot can do beside typing. More may come in later versions: have a `default`.
  public enum Role: Hashable, Sendable {
    /// Uncovers shifted keys and capitals.
    case shift
    /// Deletes.
    case backspace
    /// Ends the run, or writes a space.
    case space
    /// Ends the line, or does what the field is for.
    case enter
    /// Ends the run: the next-character key.
    case next
    /// Opens the letters of another language.
    case language
    /// Changes to another keyboard of the system.
    case globe
    /// Hides the keyboard.
    case dismiss
  }

  /// What a slot offers beside what a tap types: a key of the layout by its number, or a text.
  public enum Offer: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// The layout's key of this number.
    case key(Int)
    /// A text, as it is.
    case text(String)

    /// The key of this number.
    public init(integerLiteral number: Int) { self = .key(number) }

    /// This text.
    public init(stringLiteral text: String) { self = .text(text) }
  }

  /// Where a flick goes.
  public enum Direction: Hashable, Sendable {
    /// To one of the four sides.
    case left, right, up, down
  }
}

/// A keyboard: the layout of its letters, and the pages that it shows.
public struct KeyboardPages: Sendable {
  /// One of the pages of a keyboard.
  public struct Page: Sendable, Identifiable {
    /// What a page is for.
    public enum Kind: Sendable {
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
      [.key(0, hold: ["1"]), .key(1, hold: ["2"]), .key(2, hold: ["3"]), .role(.backspace)],
      [.key(3, hold: ["4"]), .key(4, hold: ["5"]), .key(5, hold: ["6"]), .role(.enter)],
      [.key(6, hold: ["7"]), .key(7, hold: ["8"]), .key(8, hold: ["9"]), 9],
      [.page("symbols"), .key(10, hold: ["0"]), .role(.globe, width: 0.5), .role(.space, width: 0.5), .role(.language)],
    ])
  fileprivate static let page1 = Self(
    "latin", legend: "ABC", kind: .letters, hasCapitals: true,
    fields: [.email, .address],
    rows: [
      [.text("q", hold: ["1"], flicks: [.down: "1"]), .text("w", hold: ["2"], flicks: [.down: "2"]), .text("e", hold: ["3"], flicks: [.down: "3"]), .text("r", hold: ["4"], flicks: [.down: "4"]), .text("t", hold: ["5"], flicks: [.down: "5"]), .text("y", hold: ["6"], flicks: [.down: "6"]), .text("u", hold: ["7"], flicks: [.down: "7"]), .text("i", hold: ["8"], flicks: [.down: "8"]), .text("o", hold: ["9"], flicks: [.down: "9"]), .text("p", hold: ["0"], flicks: [.down: "0"])],
      [.gap(0.5), "a", "s", "d", "f", "g", "h", "j", "k", "l", .gap(0.5)],
      [.role(.shift, width: 1.5), "z", "x", "c", "v", "b", "n", "m", .role(.backspace, width: 1.5)],
      [.page("symbols"), .role(.globe), .role(.language), .text(",", email: "@", address: "/", hold: ["'"]), .role(.space, width: 3.5), .text(".", hold: [".com", ".kr", "?", "!"]), .role(.enter, width: 1.5)],
    ])
  fileprivate static let page2 = Self(
    "symbols", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["!", "?", ".", ",", "(", ")", .role(.backspace)],
      ["@", ":", "/", "-", "★", "°", .role(.enter)],
      ["*", "_", "%", "~", "^", "#", .text(".", hold: [",", "?", "!"])],
      [.page(nil), .page("symbols2", legend: "2/3"), .page("symbols3", legend: "3/3"), .page("digits"), .role(.globe), .role(.space, width: 2)],
    ])
  fileprivate static let page3 = Self(
    "symbols2", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["\u{24}", "₩", "€", "↖", "↑", "↗", .role(.backspace)],
      ["£", "¥", "=", "←", "♥", "→", .role(.enter)],
      ["+", "×", "÷", "↙", "↓", "↘", .text(".", hold: [",", "?", "!"])],
      [.page(nil), .page("symbols", legend: "1/3"), .page("symbols3", legend: "3/3"), .page("digits"), .role(.globe), .role(.space, width: 2)],
    ])
  fileprivate static let page4 = Self(
    "symbols3", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["《", "》", "『", "』", "\"", "'", .role(.backspace)],
      ["\u{60}", "※", "|", "&", "\\", ";", .role(.enter)],
      ["<", ">", "{", "}", "[", "]", .text(".", hold: [",", "?", "!"])],
      [.page(nil), .page("symbols", legend: "1/3"), .page("symbols2", legend: "2/3"), .page("digits"), .role(.globe), .role(.space, width: 2)],
    ])
  fileprivate static let page5 = Self(
    "digits", legend: "123", kind: .digits, hasCapitals: false,
    fields: [],
    rows: [
      ["1", "2", "3", .role(.backspace)],
      ["4", "5", "6", .role(.enter)],
      ["7", "8", "9", .text(".", hold: [",", "?", "!"])],
      [.page(nil), "0", .page("symbols"), .role(.globe, width: 0.5), .role(.space, width: 0.5)],
    ])
  fileprivate static let page6 = Self(
    "number", legend: "123", kind: .digits, hasCapitals: false,
    fields: [.number, .phone],
    rows: [
      ["1", "2", "3", .role(.backspace)],
      ["4", "5", "6", .role(.enter)],
      ["7", "8", "9", .role(.dismiss)],
      [.text(".", hold: [",", "-"]), .text("0", hold: ["+"]), .text("#", hold: ["*"]), .page(nil)],
    ])
  fileprivate static let page7 = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.key(0, hold: ["1"]), .key(1, hold: ["2"]), .key(2, hold: ["3"]), .role(.backspace)],
      [.key(3, hold: ["4"]), .key(4, hold: ["5"]), .key(5, hold: ["6"]), .role(.enter)],
      [.key(6, hold: ["7"]), .key(7, hold: ["8"]), .key(8, hold: ["9"]), .page("symbols", width: 0.5), .role(.language, width: 0.5)],
      [9, .key(10, hold: ["0"]), 11, .role(.globe, width: 0.5), .role(.space, width: 0.5)],
    ])
  fileprivate static let page8 = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.key(0, hold: ["1"]), .key(1, hold: ["2"]), .key(2, hold: ["3"]), .role(.backspace)],
      [.key(3, hold: ["4"]), .key(4, hold: ["5"]), .key(5, hold: ["6"]), .role(.enter)],
      [.key(6, hold: ["7"]), .key(7, hold: ["8"]), .key(8, hold: ["9"]), .page("symbols", width: 0.5), .role(.language, width: 0.5)],
      [9, .key(10, hold: ["0"]), 11, .role(.globe, width: 0.5), .role(.space, width: 0.5)],
    ])
  fileprivate static let page9 = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.key(0, hold: ["1"]), .key(1, hold: ["2"]), .key(2, hold: ["3"]), .key(3, hold: ["4"]), .key(4, hold: ["5"]), .key(5, hold: ["6"]), .key(6, hold: ["7"]), .key(7, hold: ["8"]), .key(8, hold: ["9"]), .key(9, hold: ["0"])],
      [.gap(0.5), 10, 11, 12, 13, 14, 15, 16, 17, 18, .gap(0.5)],
      [.role(.shift, width: 1.5), 19, 20, 21, 22, 23, 24, 25, .role(.backspace, width: 1.5)],
      [.page("symbols"), .role(.globe), .role(.language), .role(.space, width: 4.5), .text(".", hold: [",", "?", "!"]), .role(.enter, width: 1.5)],
    ])
  fileprivate static let page10 = Self(
    "symbols", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
      ["-", "/", ":", ";", "(", ")", "₩", "&", "@", "\""],
      [.page("symbols2", legend: "2/2", width: 2), .text(".", width: 1.5), .text(",", width: 1.5), .text("?", width: 1.5), .text("!", width: 1.5), .text("'", hold: ["\u{60}"]), .role(.backspace)],
      [.page(nil, width: 1.5), .role(.globe), .role(.language), .role(.space, width: 5), .role(.enter, width: 1.5)],
    ])
  fileprivate static let page11 = Self(
    "symbols2", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["[", "]", "{", "}", "#", "%", "^", "*", "+", "="],
      ["_", "\\", "|", "~", "<", ">", "\u{24}", "£", "¥", "•"],
      [.page("symbols", legend: "1/2", width: 2), .text(".", width: 1.5), .text(",", width: 1.5), .text("?", width: 1.5), .text("!", width: 1.5), .text("'", hold: ["\u{60}"]), .role(.backspace)],
      [.page(nil, width: 1.5), .role(.globe), .role(.language), .role(.space, width: 5), .role(.enter, width: 1.5)],
    ])
  fileprivate static let page12 = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.key(0, hold: ["1"]), .key(1, hold: ["2"]), .key(2, hold: ["3"]), .key(3, hold: ["4"]), .key(4, hold: ["5"]), .key(5, hold: ["6"]), .key(6, hold: ["7"]), .key(7, hold: ["8"])],
      [8, 9, 10, 11, 12, 13, .key(14, hold: ["9"]), .key(15, hold: ["0"])],
      [16, 17, 18, 19, 20, 21, .role(.backspace, width: 2)],
      [.page("symbols"), .role(.globe), .role(.language), .role(.space, width: 2.5), .text(".", hold: [",", "?", "!"]), .role(.enter, width: 1.5)],
    ])
}
