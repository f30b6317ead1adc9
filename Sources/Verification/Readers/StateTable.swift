import Hangul
import StateMap

/// What keys write in states, as a file lists it.
struct StateTable: Equatable {
  private let keyCount: Int
  /// By state, what replaces it under each key; nil where a key has no entry.
  private var rows: [ShortText: [ShortText?]] = [:]

  /// A table without entries.
  init(keyCount: Int) {
    self.keyCount = keyCount
  }

  /// What replaces `state` under key number `key`.
  subscript(state: ShortText, key: Int) -> ShortText? {
    get { rows[state]?[key] }
    set { rows[state, default: Array(repeating: nil, count: keyCount)][key] = newValue }
  }

  /// The rows of `state` and of its last scalar, as far as there are any. All keys are looked up at once, because there
  /// are tens of millions of answers.
  func ends(of state: ShortText) -> Ends {
    let last = state.count == 2 ? state.dropFirst() : state
    return Ends(
      rows: [state, last].prefix(state.count).compactMap { end in rows[end].map { (end.count, $0) }
      })
  }

  /// The first state of an entry that is not one of `states`.
  func stray(outside states: Set<ShortText>) -> ShortText? {
    rows.keys.filter { !states.contains($0) }.min()
  }

  /// The rows that are found for a state, that of its longest end first.
  struct Ends {
    fileprivate let rows: [(length: Int, replacements: [ShortText?])]

    /// What key number `key` makes of the longest end that it has an entry for.
    func answer(key: Int) -> Answer? {
      for (length, replacements) in rows {
        if let text = replacements[key] { return Answer(consumed: length, text: text) }
      }
      return nil
    }
  }
}
