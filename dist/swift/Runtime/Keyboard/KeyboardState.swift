// Part of Hwalja, under the MIT licence: see LICENSE.

extension Keyboard {
  /// The state of a keyboard between inputs. It does not depend on the text. Times are in milliseconds.
  struct State {
    /// A space that was written at `time`. `isFullStop` is true if this space turned the preceding space into a full
    /// stop.
    struct Space {
      let time: Int64
      var isFullStop = false
    }

    var keyboard: Keyboard { didSet { revision += 1 } }
    var settings = KeyboardSettings() { didSet { revision += 1 } }
    var field = KeyboardField() { didSet { revision += 1 } }
    /// The index of the open page.
    private(set) var page = 0 { didSet { revision += 1 } }
    /// The index of the page of letters that was open last.
    private(set) var home = 0
    private(set) var shift = Shift.off { didSet { revision += 1 } }
    /// True if a capital is due.
    private(set) var isCapitalDue = false
    /// True if anything has been typed since the page was opened.
    private(set) var isUsed = false
    /// The fingers that are down, in the order in which they went down.
    var touches: [Touch] = [] { didSet { revision += 1 } }
    /// The time of the last tap on shift, or nil once anything else has been pressed.
    var lastTap: Int64?
    /// The last space, or nil once anything else has been done.
    var lastSpace: Space? { didSet { needsCapitalsUpdate = true } }
    /// The pending move of the cursor back to the place of a `|`, or nil if no move is pending.
    var cursorMove: (by: Int, deadline: Int64)? {
      didSet {
        revision += 1
        needsCapitalsUpdate = true
      }
    }
    /// True if anything has been done since capitals were last updated.
    var needsCapitalsUpdate = false
    /// A number that changes whenever the drawn keyboard may have changed.
    private(set) var revision = 0

    init(_ keyboard: Keyboard) {
      self.keyboard = keyboard
      reset()
    }

    var shownPage: Page { keyboard.pages[page] }

    /// Resets the state for another field or another keyboard.
    mutating func reset() {
      touches.removeAll(keepingCapacity: true)
      lastSpace = nil
      cursorMove = nil
      home = keyboard.pages.firstIndex { $0.kind == .letters } ?? 0
      open(keyboard.pages.firstIndex { $0.fields.contains(field.kind) } ?? 0)
    }

    mutating func open(_ number: Int) {
      page = number
      if shownPage.kind == .letters { home = number }
      isUsed = false
      lastTap = nil
      for index in touches.indices where touches[index].isOnShift { touches[index].isUsed = true }
      shift = shownPage.hasCapitals && isCapitalDue ? .due : .off
    }

    /// Returns the index of the page with this id. Without an id, returns the index of the letters.
    func page(named id: String?) -> Int {
      keyboard.pages.firstIndex { $0.id == id } ?? home
    }

    /// Opens the letters of the next language. Returns false if there is no other language.
    mutating func openNextLetters() -> Bool {
      let letters = keyboard.pages.indices.filter { keyboard.pages[$0].kind == .letters }
      guard let next = letters.first(where: { $0 > home }) ?? letters.first, next != home
      else { return false }
      open(next)
      return true
    }

    /// Handles a press of shift. Returns true if it locked shift.
    mutating func pressShift(at time: Int64) -> Bool {
      let isSecond = lastTap.map { time - $0 <= Composer.milliseconds(settings.doubleTap) } ?? false
      lastTap = time
      guard shift != .locked else { return false }
      shift = isSecond && shownPage.hasCapitals ? .locked : .once
      return shift == .locked
    }

    mutating func releaseShift(_ touch: Touch) {
      guard case .shift(let before, let hasLocked) = touch.phase else { return }
      if touch.isUsed || before != .off && !hasLocked { shift = .off }
    }

    mutating func cancelShift(_ touch: Touch) {
      guard case .shift(let before, _) = touch.phase else { return }
      shift = touch.isUsed ? .off : before
      lastTap = nil
    }

    /// Forgets the last tap on shift and the last space, because something else was pressed.
    mutating func clearTapHistory() {
      lastSpace = nil
      lastTap = nil
    }

    mutating func didType(_ offer: Offer) {
      isUsed = true
      for index in touches.indices where touches[index].isModifier { touches[index].isUsed = true }
      let isHeld = touches.contains { $0.isOnShift }
      if shift != .locked, !isHeld { shift = .off }
      // A letter follows an apostrophe, as in "don't".
      let goesBack = offer == .text("'") && shownPage.kind == .symbols
      if goesBack, keyboard.pages[home].hasCapitals { open(home) }
    }

    /// Opens the letters after a space or Enter, if something was typed on a page of symbols.
    mutating func returnToLetters() {
      if shownPage.kind == .symbols, isUsed { open(home) }
    }

    mutating func setCapitalDue(_ isDue: Bool) {
      guard isDue != isCapitalDue else { return }
      isCapitalDue = isDue
      if isDue, shownPage.hasCapitals, shift == .off { shift = .due }
      if !isDue, shift == .due { shift = .off }
    }

    var nextDeadline: Int64? {
      [nextTimedTouch?.deadline, cursorMove?.deadline].compactMap { $0 }.min()
    }

    /// The touch with a deadline. There is at most one, because a finger that goes down finishes the other touches.
    var nextTimedTouch: Touch? { touches.first { $0.deadline != nil } }
  }
}
