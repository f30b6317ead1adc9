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

    let finger: Finger
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
