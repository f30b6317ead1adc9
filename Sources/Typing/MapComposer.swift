// Keys ↔ text: what presses type, and which presses type a text.
//
//     KeyNotation  "0125_88" ↔ presses     PressFinder  안ㅎ → presses     MapComposer  presses → 안ㅎ

import Hangul
import Layouts
import StateMap

/// Types on a map as it is: a run, two scalars of which a press looks at.
///
/// Keyboards ship a composer over the trie, which counts Characters. This one types lines of any length in time that
/// grows with them alone, and on layouts that no trie can hold.
public struct MapComposer: Sendable {
  private let map: StateMap

  /// The text before the run, which composing no longer changes.
  public private(set) var committed = ""

  /// The scalars of the run.
  public private(set) var run: [Unicode.Scalar] = []

  /// The strokes of the run.
  private var strokes = StrokeHistory()

  /// A composer on `map` with nothing typed.
  public init(_ map: StateMap) {
    self.map = map
  }

  /// Everything typed.
  public var text: String { committed + String(String.UnicodeScalarView(run)) }

  /// Does what `press` says.
  public mutating func perform(_ press: Press) {
    switch press {
    case .key(let key): stroke(key)
    case .next: commit()
    case .space:
      let isWritten = !(map.layout.spaceEndsRun && run.last?.isHangul == true)
      commit()
      if isWritten { committed += " " }
    case .backspace: backspace()
    case .strokeBackspace: strokeBackspace()
    case .text(let scalars):
      commit()
      committed += String(String.UnicodeScalarView(scalars))
    }
  }

  private mutating func stroke(_ key: Int) {
    let state = ShortText(endOf: run)
    guard let answer = map.tables[key].answer(to: state),
      !answer.hasSameEffect(as: .nothing, on: state)
    else { return }
    strokes.append(answer, on: run)
    run.apply(answer)
  }

  private mutating func backspace() {
    if run.isEmpty {
      _ = committed.popLast()
    } else {
      strokes.forget()
      let answer = map[StateMap.backspace]?.answer(to: ShortText(endOf: run))
      run.apply(answer ?? Answer(consumed: 1, text: .empty))
    }
  }

  private mutating func strokeBackspace() {
    if run.isEmpty {
      _ = committed.popLast()
    } else {
      strokes.takeBack(from: &run, style: map.layout.dotStyle)
    }
  }

  private mutating func commit() {
    // In place: a copy at every commit would make a long line take time that grows with its square.
    committed += String(String.UnicodeScalarView(run))
    run.removeAll(keepingCapacity: true)
    strokes.forget()
  }
}
