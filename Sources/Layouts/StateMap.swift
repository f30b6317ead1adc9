/// For each key a table: the text before the cursor → the text that replaces it.
///
/// A state is the empty text, or one or two scalars at the end of a composing run that the key changes.
/// A keyboard looks up the last two scalars, then the last one, and replaces the state that it finds.
/// If it finds neither, it appends the entry of the empty state, which is empty for a key that only
/// changes letters.
public struct StateMap: Hashable, Sendable {
  /// What one key, or backspace, does.
  public struct Table: Hashable, Sendable {
    /// The id of the key.
    public let key: String
    /// Its entries by state, in order of scalar values, no state twice.
    public let entries: [Entry]

    /// A table of `entries`, which must be in order.
    public init(key: String, entries: [Entry]) {
      self.key = key
      self.entries = entries
    }

    /// What replaces `state`, or nil where the key has no entry for it.
    public subscript(state: ShortText) -> ShortText? {
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].state < state { low = middle + 1 } else { high = middle }
      }
      return low < entries.count && entries[low].state == state ? entries[low].replacement : nil
    }
  }

  /// One transition.
  public struct Entry: Hashable, Sendable {
    /// What stands before the cursor: 0…2 scalars.
    public let state: ShortText
    /// What replaces it: 0…3 scalars.
    public let replacement: ShortText

    /// The transition from `state` to `replacement`.
    public init(state: ShortText, replacement: ShortText) {
      self.state = state
      self.replacement = replacement
    }
  }

  /// The layout that the map was built from.
  public let layout: Layout

  /// The tables in the order of the layout, backspace last.
  public let tables: [Table]

  /// A map of `tables`, which must be in the order of the layout, backspace last.
  public init(layout: Layout, tables: [Table]) {
    self.layout = layout
    self.tables = tables
  }

  /// The id of the table that says what backspace does.
  public static let backspace = "⌫"

  /// The name of the split table of a minified map among its keys: 받침 means tail.
  public static let splits = "받침"
}

/// What a look-up says: how many scalars before the cursor go, and which come instead.
public struct Answer: Hashable, Sendable {
  /// How many scalars go, 0…2.
  public let consumed: Int
  /// What comes: 0…3 scalars.
  public let text: ShortText

  /// The answer of a key that does nothing.
  public static let nothing = Answer(consumed: 0, text: .empty)

  /// An answer that replaces the last `consumed` scalars by `text`.
  public init(consumed: Int, text: ShortText) {
    self.consumed = consumed
    self.text = text
  }

  /// What `state` becomes, or nil if it has too few scalars.
  public func result(on state: ShortText) -> [Unicode.Scalar]? {
    consumed <= state.count ? state.scalars.dropLast(consumed) + text.scalars : nil
  }
}

extension StateMap.Table {
  /// The answer of the key where `text` stands before the cursor, as a keyboard finds it: the longest
  /// state first, the empty state last. Nil if the key does nothing.
  public func answer(to text: ShortText) -> Answer? {
    var state = text
    while true {
      if let replacement = self[state] {
        let answer = Answer(consumed: state.count, text: replacement)
        return answer == .nothing ? nil : answer
      }
      if state == .empty { return nil }
      state = state.dropFirst()
    }
  }

  /// Whether the state without its first scalar leads to the same text: ᄀᆞ → ᄀᆢ follows from ᆞ → ᆢ. The
  /// full map has such entries for completeness; compact forms leave them out.
  public func isGivenByShorterState(_ entry: StateMap.Entry) -> Bool {
    guard entry.state.count == 2, let shorter = self[entry.state.dropFirst()] else { return false }
    return ShortText(entry.state[0]) + shorter == entry.replacement
  }
}
