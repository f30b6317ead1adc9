extension Keyboard {
  /// A finger that is down. Times are in milliseconds.
  struct Touch {
    /// What the finger does.
    enum Phase: Hashable {
      /// Its slot acts when it goes up.
      case waiting
      /// It has pressed a key.
      case written
      /// It does nothing any more.
      case spent
      /// It repeats backspace, since this time.
      case repeating(since: Int64)
      /// It moves the cursor, so far by so many steps.
      case sliding(step: Int)
      /// It chooses one of the offers of its slot, by numbers from 0.
      case choosing(Int?)
      /// It is on shift, which was `before` until then, and has locked it or not.
      case shift(before: Shift, hasLocked: Bool)
      /// It is on a slot that opened a page, in place of `before`.
      case page(before: Int)
    }

    let finger: Finger
    /// The slot that it is on, and where that is; nil if it is on none.
    var slot: Slot?
    var place: Place?
    var phase = Phase.waiting
    /// The run after its key was pressed, if that changed the text.
    var composed: [Unicode.Scalar]?
    /// Whether it has moved to another slot.
    var hasMoved = false
    /// Whether something was written while it was on shift or on a slot that opens a page.
    var isUsed = false
    /// When it is held, or repeats, if it does.
    var due: Int64?

    /// Whether an offer can still replace what a tap does.
    var isOpen: Bool { phase == .written || phase == .waiting && !hasMoved }

    var isOnShift: Bool { if case .shift = phase { true } else { false } }

    /// Whether it is on shift or on a slot that opened a page: other fingers leave it as it is.
    var isModifier: Bool { if case .page = phase { true } else { isOnShift } }

    /// It does nothing any more, until it goes up.
    mutating func spend() {
      phase = .spent
      due = nil
    }

    /// It moves to `slot`, unless it went down on space: a thumb that slides there may leave it.
    mutating func move(to place: Place?, _ slot: Slot?) {
      let isHeldThere = !hasMoved && self.slot?.content == .role(.space)
      guard isModifier || phase == .waiting && !isHeldThere else { return }
      self.place = place
      self.slot = slot
      hasMoved = true
      due = nil
    }
  }
}
