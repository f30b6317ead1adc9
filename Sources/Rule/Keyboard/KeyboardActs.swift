import Hangul
import Keyboards
import Layouts

/// What slots do.
extension KeyboardModel {
  mutating func act(on slot: PageSlot?) {
    guard let slot else { return }
    switch slot.content {
    case .key(let id): write(.key(shownKey(id).id))
    case .text: write(.text(ScalarText(shownText(of: slot))))
    case .role(.space): space()
    case .role(.enter): enter()
    case .role(.next): end()
    case .role(.language): nextLanguage()
    case .role(.globe): requests.append(.nextKeyboard)
    case .role(.dismiss):
      session.take(.next)
      requests.append(.hide)
    case .page, .role(.shift), .role(.backspace), .gap: break
    }
    if slot.content != .gap { lastTap = nil }
  }

  /// Presses a key or inserts a text.
  mutating func write(_ offer: PageSlot.Offer) {
    (lastSpace, lastTap) = (nil, nil)
    switch offer {
    case .key(let id): press(id)
    case .text(let text):
      let parts = Self.parts(of: text.string)
      session.take(.text(parts.joined()))
      if parts.count == 2, !parts[1].isEmpty { moveCursor(by: -parts[1].count) }
    }
    isUsed = true
    if !touches.contains(where: \.isOnShift), shift == .due || shift == .once { shift = .off }
    for index in touches.indices {
      switch touches[index].state {
      case .shift, .page: touches[index].isUsed = true
      default: break
      }
    }
    if offer == .text("'"), pages[page].kind == .symbols, pages[home].hasCapitals { open(home) }
  }

  /// What of a text stands before and behind the place of the cursor, if it has one: by scalars, as a `|` can have marks.
  static func parts(of text: String) -> [String] {
    let parts = text.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
    return text.unicodeScalars.count > 1 && parts.count == 2 ? parts.map { String($0) } : [text]
  }

  private mutating func press(_ id: String) {
    guard let number = session.keys.firstIndex(where: { $0.id == id }) else { return }
    if let lastKey, now - lastKey >= session.layout.cycleTimeout { session.take(.pause) }
    session.take(.key(number))
    lastKey = now
  }

  /// Puts an item of a list in place of the slot.
  mutating func replace(_ touch: KeyboardTouch, by item: Int?) {
    guard let item, let slot = touch.slot else { return }
    replace(touch, by: slot.hold[item])
  }

  mutating func replace(_ touch: KeyboardTouch, by offer: PageSlot.Offer) {
    if let composing = touch.composing, composing == session.composing {
      session.take(.stroke)
    }
    write(offer)
  }

  private mutating func enter() {
    if field.action == .none {
      session.take(.enter)
    } else {
      session.take(.next)
      requests.append(.action(field.action))
    }
    lastSpace = nil
    endLine()
  }

  private mutating func end() {
    session.take(.next)
    lastSpace = nil
  }

  private mutating func nextLanguage() {
    end()
    let letters = pages.indices.filter { pages[$0].kind == .letters }
    if letters.count < 2 {
      requests.append(.nextKeyboard)
    } else {
      open(letters.first { $0 > home } ?? letters[0])
    }
  }

  /// Goes back to the letters from a page of symbols that was used.
  private mutating func endLine() {
    if pages[page].kind == .symbols, isUsed { open(home) }
  }

  private mutating func space() {
    let before = Array(session.field.before.unicodeScalars)
    let isAlone = session.field.selected.isEmpty && session.composing.isEmpty
    if let lastSpace, !lastSpace.isStop, now - lastSpace.time <= 1_100, isAlone,
      before.last == " ", before.dropLast().last.map(isLetterOrDigit) == true
    {
      session.take(.jamo)
      session.take(.text(". "))
      self.lastSpace = LastSpace(time: now, isStop: true)
    } else {
      session.take(.space)
      let isWritten = Array(session.field.before.unicodeScalars) != before
      lastSpace = isWritten ? LastSpace(time: now, isStop: false) : nil
    }
    endLine()
  }

  private func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// Asks the host to move the cursor, which it does.
  mutating func moveCursor(by count: Int) {
    requests.append(.moveCursor(count))
    let field = session.field
    // The cursor can stand within a Character, from where it goes to the end or the beginning of that.
    let before = field.before.dropLast(max(-count, 0))
    let passed = (field.selected + field.after).prefix(max(count, 0))
    session.take(.cursor(before.unicodeScalars.count + passed.unicodeScalars.count))
  }
}
