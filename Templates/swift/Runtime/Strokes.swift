/// What takes back each press since the run began, or since one was taken back by jamo.
///
/// Eight bytes a press; which of them belong to the last syllable is worked out when somebody asks.
struct Strokes {
  private var undos: [Undo] = []
  /// How many may be taken back one by one; nil until somebody asks.
  private var open: Int?

  /// Remembers what takes back `replacement`, which is to be done after `last`, before which `before` stands.
  @inline(__always)
  mutating func record(_ replacement: Replacement, last: UInt32, before: UInt32) {
    undos.append(Undo(of: replacement, last: last, before: before))
    open = nil
  }

  mutating func forget() {
    // Twenty instructions a press in words of three syllables, for each run is begun and ended.
    if !undos.isEmpty { undos.removeAll(keepingCapacity: true) }
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
    return undo.replacement
  }

  /// How many presses came since the run was last what it is without its last unit; all if it never was.
  private func countOfLastUnit(in run: Run) -> Int {
    let now = run.scalars
    var then = now
    let length = now.count - run.lastUnit
    // Up to here `then` has the scalars of now, so that what follows is all there is to compare.
    var same = now.count
    for (count, undo) in zip(1..., undos.lazy.reversed().map { $0.replacement }) {
      then.removeLast(undo.consumed)
      same = min(same, then.count)
      undo.append(to: &then)
      if then.count == length, then[same...] == now[same..<length] { return count }
    }
    return undos.count
  }
}

/// What takes a press back: how many scalars came with it, and the two at most that went, 21 bits each.
private struct Undo {
  private let packed: UInt64

  @inline(__always) init(of replacement: Replacement, last: UInt32, before: UInt32) {
    var gone = UInt64(0)
    if replacement.consumed == 1 { gone = UInt64(last) << 21 }
    if replacement.consumed == 2 { gone = UInt64(before) << 21 | UInt64(last) }
    packed = UInt64(replacement.count) << 42 | gone
  }

  var replacement: Replacement {
    Replacement(Int(packed >> 42), scalar(packed >> 21), scalar(packed))
  }

  private func scalar(_ bits: UInt64) -> UInt32 { UInt32(bits & 0x1F_FFFF) }
}
