// Keys ↔ text: what presses type, which presses type a text, and why.
//
//     KeyNotation  "0125_88" ↔ presses          PressFinder  안ㅎ → presses
//     ScalarComposer  presses → 안ㅎ            Explanation  a press in words

import Layouts

/// A layout to type on: its rules, and where its key presses are looked up.
public struct Keyboard: Sendable {
  /// The rules, which say how each letter is reached.
  public let layout: Layout
  /// The transitions, the keys in keypad order and backspace last.
  public let lookUp: LookUp

  /// A keyboard of `layout`, of which `lookUp` was made.
  public init(layout: Layout, lookUp: LookUp) {
    precondition(lookUp.keyCount == layout.keys.count + 1, "the look-up is of another layout")
    self.layout = layout
    self.lookUp = lookUp
  }
}
