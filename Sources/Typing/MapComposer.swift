// Keys ↔ text: what presses type, and which presses type a text.
//
//     KeyNotation  "0125_88" ↔ presses     PressFinder  안ㅎ → presses     MapComposer  presses → 안ㅎ

import Hangul
import Layouts
import StateMap

/// Types on a map as it is: a run, two scalars of which a press looks at.
///
/// Keyboards ship a composer over the trie, which counts Characters and takes strokes back. This one types lines of any
/// length in time that grows with them alone, and on layouts that no trie can hold.
public struct MapComposer: Sendable {
  private let map: StateMap

  /// The text before the run, which composing no longer changes.
  public private(set) var committed = ""

  /// The scalars of the run.
  public private(set) var run: [Unicode.Scalar] = []

  /// A composer on `map` with nothing typed.
  public init(_ map: StateMap) {
    self.map = map
  }

  /// Everything typed.
  public var text: String { committed + String(String.UnicodeScalarView(run)) }

  /// Does what `press` says.
  public mutating func perform(_ press: Press) {
    switch press {
    case .key(let key): apply(map.tables[key].answer(to: ShortText(endOf: run)))
    case .next: commit()
    case .space:
      let isWritten = !(map.layout.spaceEndsRun && run.last?.isHangul == true)
      commit()
      if isWritten { committed += " " }
    case .backspace: backspace()
    case .text(let scalars):
      commit()
      committed += String(String.UnicodeScalarView(scalars))
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
      let answer = map[StateMap.backspace]?.answer(to: ShortText(endOf: run))
      apply(answer ?? Answer(consumed: 1, text: .empty))
    }
  }

  private mutating func commit() {
    // In place: a copy at every commit would make a long line take time that grows with its square.
    committed += String(String.UnicodeScalarView(run))
    run.removeAll(keepingCapacity: true)
  }

  private mutating func apply(_ answer: Answer?) {
    guard let answer else { return }
    run.removeLast(answer.consumed)
    for index in 0..<answer.text.count { run.append(answer.text[index]) }
  }
}
