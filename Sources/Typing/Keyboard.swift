import Layouts
import Runtime

/// A layout to type on: its rules, and the trie in which its key presses are looked up.
public struct Keyboard: Sendable {
  /// The rules, which say how each letter is reached.
  public let layout: Layout
  /// The transitions, the keys in keypad order and backspace last.
  public let trie: Trie

  /// A keyboard of `layout`, of which `trie` was made.
  public init(layout: Layout, trie: Trie) {
    precondition(trie.keyCount == layout.keys.count + 1, "the trie is of another layout")
    self.layout = layout
    self.trie = trie
  }
}
