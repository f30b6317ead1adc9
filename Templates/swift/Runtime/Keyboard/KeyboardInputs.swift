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
