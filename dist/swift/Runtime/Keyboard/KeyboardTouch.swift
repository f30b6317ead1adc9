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
      /// The finger has repeated backspace since this time.
      case repeating(since: Int64)
      /// The finger moves the cursor, and has moved it by [step] steps so far.
      case sliding(step: Int)
      /// The finger chooses from the offers of its slot, by index.
      case choosing(Int?)
      /// The finger is on shift. Shift was `before` until then.
      case shift(before: Shift, hasLocked: Bool)
      /// The finger is on a slot that opened a page in place of `before`.
      case page(before: Int)
    }

    let finger: Finger
    /// The slot under the finger, and its place; nil if it is on no slot.
    var slot: Slot?
    var place: Place?
    var phase = Phase.waiting
    /// The run right after the touch pressed its key; nil if that did not change the text.
    var typedRun: [Unicode.Scalar]?
    /// True if the finger has moved to another slot.
    var hasMoved = false
    /// True if something was typed while this finger was on shift or on a page slot.
    var isUsed = false
    /// The time at which the finger counts as held, or repeats; nil if it does neither.
    var deadline: Int64?

    /// True if an offer can still replace the tap.
    var acceptsOffer: Bool { phase == .written || phase == .waiting && !hasMoved }

    var isOnShift: Bool { if case .shift = phase { true } else { false } }

    /// True if the finger is on shift or on a page slot. Other fingers do not finish such a touch.
    var isModifier: Bool { if case .page = phase { true } else { isOnShift } }

    /// Returns the touch as one that does nothing until the finger goes up.
    mutating func deactivate() {
      phase = .inactive
      deadline = nil
    }

    /// Moves the touch to `slot`. A touch that went down on space stays there, because a sliding thumb may leave the
    /// slot.
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
