import Hangul
import Layouts
import StateMap

/// The strokes of a run, to be taken back one by one as docs/spec/COMPOSER.md says under "Taking back a stroke".
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
  ///
  /// - Parameter style: How the run is written: a lead and a pending dot after it are one unit.
  mutating func takeBack(from run: inout [Unicode.Scalar], style: DotStyle) {
    let length = TextUnit.first(of: run.suffix(2), style: style)?.length ?? 1
    let rest = run.count - length
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
}

extension [Unicode.Scalar] {
  /// Replaces the last scalars as `answer` says.
  mutating func apply(_ answer: Answer) {
    removeLast(answer.consumed)
    for index in 0..<answer.text.count { append(answer.text[index]) }
  }
}
