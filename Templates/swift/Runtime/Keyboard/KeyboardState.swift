extension Keyboard {
  /// What a keyboard remembers between inputs. It knows nothing of the text. Times are in milliseconds.
  struct State {
    /// When a space was written, and whether it became a full stop.
    struct Space {
      let time: Int64
      var isStop = false
    }

    var keyboard: Keyboard { didSet { changes += 1 } }
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
    /// The fingers that are down, in the order in which they went down.
    var touches: [Touch] = [] { didSet { changes += 1 } }
    /// When shift was last pressed, if nothing else was since.
    var lastTap: Int64?
    /// The last space, if nothing was done since.
    var lastSpace: Space? { didSet { isStale = true } }
    /// The move of the cursor between a pair, if it is still due, and when.
    var pair: (by: Int, due: Int64)? {
      didSet {
        changes += 1
        isStale = true
      }
    }
    /// Whether anything was done since the keyboard last found out whether a capital is due.
    var isStale = false
    /// How often something that is drawn may have changed.
    private(set) var changes = 0

    init(_ keyboard: Keyboard) {
      self.keyboard = keyboard
      begin()
    }

    var shown: Page { keyboard.pages[page] }

    /// Begins anew, with another field or another keyboard.
    mutating func begin() {
      touches.removeAll(keepingCapacity: true)
      lastSpace = nil
      pair = nil
      home = keyboard.pages.firstIndex { $0.kind == .letters } ?? 0
      open(keyboard.pages.firstIndex { $0.fields.contains(field.kind) } ?? 0)
    }

    mutating func open(_ number: Int) {
      page = number
      if shown.kind == .letters { home = number }
      isUsed = false
      lastTap = nil
      for index in touches.indices where touches[index].isOnShift { touches[index].isUsed = true }
      shift = shown.hasCapitals && isDue ? .due : .off
    }

    /// The number of the page with this id; without one, that of the letters.
    func page(named id: String?) -> Int {
      keyboard.pages.firstIndex { $0.id == id } ?? home
    }

    /// Opens the letters of the next language, and says whether there are others.
    mutating func openNextLetters() -> Bool {
      let letters = keyboard.pages.indices.filter { keyboard.pages[$0].kind == .letters }
      guard let next = letters.first(where: { $0 > home }) ?? letters.first, next != home
      else { return false }
      open(next)
      return true
    }

    /// A finger went down on shift; says whether it has locked shift.
    mutating func pressShift(at time: Int64) -> Bool {
      let isSecond = lastTap.map { time - $0 <= Composer.milliseconds(settings.doubleTap) } ?? false
      lastTap = time
      guard shift != .locked else { return false }
      shift = isSecond && shown.hasCapitals ? .locked : .once
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

    /// Something other than a space or shift was pressed.
    mutating func forget() {
      lastSpace = nil
      lastTap = nil
    }

    mutating func wrote(_ offer: Offer) {
      isUsed = true
      for index in touches.indices where touches[index].isModifier { touches[index].isUsed = true }
      let isHeld = touches.contains { $0.isOnShift }
      if shift != .locked, !isHeld { shift = .off }
      // A letter follows an apostrophe, as in don't.
      let goesBack = offer == .text("'") && shown.kind == .symbols
      if goesBack, keyboard.pages[home].hasCapitals { open(home) }
    }

    /// A space or Enter was pressed.
    mutating func endLine() {
      if shown.kind == .symbols, isUsed { open(home) }
    }

    mutating func setDue(_ isDue: Bool) {
      guard isDue != self.isDue else { return }
      self.isDue = isDue
      if isDue, shown.hasCapitals, shift == .off { shift = .due }
      if !isDue, shift == .due { shift = .off }
    }

    var nextDue: Int64? {
      [nextTouch?.due, pair?.due].compactMap { $0 }.min()
    }

    /// The touch that is due. There are never two, as a finger that goes down settles the others.
    var nextTouch: Touch? { touches.first { $0.due != nil } }
  }
}
