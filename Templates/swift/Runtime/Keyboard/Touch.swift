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
