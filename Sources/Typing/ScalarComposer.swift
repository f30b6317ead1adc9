import Hangul
import Layouts
import StateMap

/// A composer that keeps the run as scalars, for long texts and for layouts without a trie: what the run-time code's
/// `Composer` does, without its edits and its strokes. The tests hold the two against each other.
///
/// Look-ups see the run alone, so that nothing before it ever changes.
public struct ScalarComposer: Sendable {
  private let lookUp: LookUp
  private let spaceEndsRun: Bool

  /// The text before the run, which composing no longer changes.
  public private(set) var committed = ""

  /// The scalars of the run.
  public private(set) var run: [Unicode.Scalar] = []

  /// A composer on `keyboard` with nothing typed.
  public init(_ keyboard: Keyboard) {
    lookUp = keyboard.lookUp
    spaceEndsRun = keyboard.layout.spaceEndsRun
  }

  /// Everything typed.
  public var text: String { committed + composing }

  /// The text of the run.
  public var composing: String { String(String.UnicodeScalarView(run)) }

  /// Does what `press` says.
  public mutating func perform(_ press: Press) {
    switch press {
    case .key(let key): apply(lookUp.answer(key: key, state: ShortText(endOf: run)))
    case .next: commit()
    case .space: space()
    case .backspace: backspace()
    case .text(let scalars): enter(scalars)
    }
  }

  /// Forgets everything typed.
  public mutating func reset() {
    committed = ""
    run.removeAll(keepingCapacity: true)
  }

  private mutating func backspace() {
    if run.isEmpty {
      _ = committed.popLast()
    } else {
      let answer = lookUp.answer(key: lookUp.keyCount - 1, state: ShortText(endOf: run))
      apply(answer ?? Answer(consumed: 1, text: .empty))
    }
  }

  private mutating func commit() {
    guard !run.isEmpty else { return }
    committed += composing
    run.removeAll(keepingCapacity: true)
  }

  private mutating func space() {
    let endsRun = spaceEndsRun && !run.isEmpty
    commit()
    if !endsRun { committed += " " }
  }

  private mutating func enter(_ scalars: [Unicode.Scalar]) {
    commit()
    committed += String(String.UnicodeScalarView(scalars))
  }

  private mutating func apply(_ answer: Answer?) {
    guard let answer else { return }
    run.removeLast(answer.consumed)
    for index in 0..<answer.text.count { run.append(answer.text[index]) }
  }
}
