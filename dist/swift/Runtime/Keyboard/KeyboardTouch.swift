// Part of Hwalja, under the MIT licence: see LICENSE.

extension Keyboard {
  /// A finger that is down. Times are in milliseconds.
  struct Touch {
    /// The phase of a touch.
    enum Phase: Hashable {
      /// The slot acts when the finger goes up.
      case waiting
      /// The finger has pressed a key.
      case written
      /// The finger does nothing until it goes up.
      case inactive
      /// The finger has been repeating backspace since this time.
      case repeating(since: Int64)
      /// The finger moves the cursor, and has moved it by `step` steps so far.
      case sliding(step: Int)
      /// The finger chooses from the offers of its slot, by index.
      case choosing(Int?)
      /// The finger is on shift. `before` is the state of shift before the touch.
      case shift(before: Shift, hasLocked: Bool)
      /// The finger is on a slot that has opened a page. `before` is the index of the page that was open before.
      case page(before: Int)
    }

    let finger: Finger
    /// The slot under the finger, and the place of that slot. Both are nil if the finger is on no slot.
    var slot: Slot?
    var place: Place?
    var phase = Phase.waiting
    /// The run right after the touch pressed its key, or nil if the key did not change the text.
    var typedRun: [Unicode.Scalar]?
    /// True if the finger has moved to another slot.
    var hasMoved = false
    /// True if something was typed while this finger was on shift or on a page slot.
    var isUsed = false
    /// The time at which the finger counts as held, or at which it repeats its action. It is nil if the finger waits
    /// for neither.
    var deadline: Int64?

    /// True if an offer can still replace the tap.
    var acceptsOffer: Bool { phase == .written || phase == .waiting && !hasMoved }

    var isOnShift: Bool { if case .shift = phase { true } else { false } }

    /// True if the finger is on shift or on a page slot. When another finger goes down, such a touch continues.
    var isModifier: Bool { if case .page = phase { true } else { isOnShift } }

    /// Deactivates the touch: it does nothing more until the finger goes up.
    mutating func deactivate() {
      phase = .inactive
      deadline = nil
    }

    /// Moves the touch to `slot`. A touch that went down on space stays on space, because a thumb that slides may leave
    /// the slot.
    mutating func move(to place: Place?, _ slot: Slot?) {
      let isHeldThere = !hasMoved && self.slot?.content == .role(.space)
      guard isModifier || phase == .waiting && !isHeldThere else { return }
      self.place = place
      self.slot = slot
      hasMoved = true
      deadline = nil
    }
  }
}
