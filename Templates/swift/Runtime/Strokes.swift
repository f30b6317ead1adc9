/// What takes back each press since the run began, or since one was taken back by jamo.
///
/// Twenty bytes a press; which of them belong to the last syllable is worked out when somebody asks.
struct Strokes {
  private var undos: [Replacement] = []
  /// How many may be taken back one by one; nil until somebody asks.
  private var open: Int?

  mutating func record(_ undo: Replacement) {
    undos.append(undo)
    open = nil
  }

  mutating func forget() {
    undos.removeAll(keepingCapacity: true)
    open = nil
  }

  /// What takes back the last press of the last syllable, or, when these are used up, all of it.
  mutating func takeBack(from run: Run) -> Replacement {
    let left = open ?? countOfLastUnit(in: run)
    guard left > 0, let undo = undos.popLast() else {
      forget()
      return Replacement(run.lastUnit, 0)
    }
    open = left - 1
    return undo
  }

  /// How many presses came since the run was last what it is without its last unit; all if it never was.
  private func countOfLastUnit(in run: Run) -> Int {
    let now = run.scalars
    var then = now
    let length = now.count - run.lastUnit
    // Up to here `then` has the scalars of now, so that what follows is all there is to compare.
    var same = now.count
    for count in 1...max(undos.count, 1) where count <= undos.count {
      let undo = undos[undos.count - count]
      then.removeLast(undo.consumed)
      same = min(same, then.count)
      undo.append(to: &then)
      if then.count == length, then[same...] == now[same..<length] { return count }
    }
    return undos.count
  }
}
