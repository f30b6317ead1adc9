import Hangul
import StateMap

/// The strokes of a run, to be taken back one by one as docs/COMPOSER.md says under "Taking back a stroke".
///
/// What undoes a stroke is kept, two scalars at most, and not the run before it, which can be long.
struct StrokeHistory: Sendable {
  /// What undoes each stroke, the oldest first.
  private var undoing: [Answer] = []
  /// How many strokes are older than the last unit; nil until that is needed.
  private var floor: Int?

  /// Adds a stroke that `answer` made of `run`, which is the run before it.
  mutating func append(_ answer: Answer, on run: [Unicode.Scalar]) {
    let removed = ShortText(endOf: run).dropFirst(min(run.count, 2) - answer.consumed)
    undoing.append(Answer(consumed: answer.text.count, text: removed))
    floor = nil
  }

  mutating func forget() {
    undoing.removeAll(keepingCapacity: true)
    floor = nil
  }

  /// Takes back the last stroke of the last unit of `run`, which is not empty, or the whole unit once its strokes are
  /// forgotten.
  mutating func takeBack(from run: inout [Unicode.Scalar]) {
    let rest = run.count - lengthOfLastUnit(of: run)
    let floor = floor ?? lastIndex(of: rest, in: run) ?? 0
    guard undoing.count > floor else {
      run.removeSubrange(rest...)
      return forget()
    }
    run.apply(undoing.removeLast())
    self.floor = floor
  }

  /// The last stroke before which the run was the first `rest` scalars of `run`.
  private func lastIndex(of rest: Int, in run: [Unicode.Scalar]) -> Int? {
    // The run back then is the first `same` scalars of `run` and then `tail`, so that no stroke costs a copy of it all.
    var (same, tail) = (run.count, [Unicode.Scalar]())
    for index in undoing.indices.reversed() {
      let shared = max(0, undoing[index].consumed - tail.count)
      tail = run[same - shared..<same] + tail
      same -= shared
      tail.apply(undoing[index])
      if same + tail.count == rest, run[same..<rest].elementsEqual(tail) { return index }
    }
    return nil
  }

  /// Two scalars if the last is a pending dot after a lead, else one.
  private func lengthOfLastUnit(of run: [Unicode.Scalar]) -> Int {
    guard let lead = run.dropLast().last, let dot = run.last?.value else { return 1 }
    let isDot = dot == 0x119E || dot == 0x11A2 || dot == 0x318D
    let isLead = (0x1100...0x1112).contains(lead.value) || (0x3131...0x314E).contains(lead.value)
    return isDot && isLead ? 2 : 1
  }
}

extension [Unicode.Scalar] {
  /// Replaces the last scalars as `answer` says.
  mutating func apply(_ answer: Answer) {
    removeLast(answer.consumed)
    for index in 0..<answer.text.count { append(answer.text[index]) }
  }
}
