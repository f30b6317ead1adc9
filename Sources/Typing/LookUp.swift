import Hangul
import Runtime
import StateMap

/// Where presses are looked up: in the trie that keyboards ship or, for a layout that has none, in its map.
public enum LookUp: Sendable {
  case trie(Trie)
  case map(StateMap)

  /// What key number `key`, backspace being the last, does where the text before the cursor ends in `state`,
  /// its last two scalars; nil if nothing.
  public func answer(key: Int, state: ShortText) -> Answer? {
    switch self {
    case .trie(let trie): trie.answer(key: key, state: state)
    case .map(let map): map.tables[key].answer(to: state)
    }
  }

  /// How many keys there are, backspace among them.
  public var keyCount: Int {
    switch self {
    case .trie(let trie): trie.keyCount
    case .map(let map): map.tables.count
    }
  }
}

extension Trie {
  /// What key number `key`, backspace being the last, does where the text before the cursor ends in `state`,
  /// its last two scalars; nil if nothing.
  public func answer(key: Int, state: ShortText) -> Answer? {
    let before = state.count == 2 ? state[0] : nil
    return replacement(key: key, last: state.last, before: before).map {
      Answer(consumed: $0.consumed, text: $0.scalars.reduce(.empty, +))
    }
  }
}
