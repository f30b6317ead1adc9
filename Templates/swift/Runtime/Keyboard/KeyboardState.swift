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
