/// The tables of all keys, each from the text before the cursor to the text that replaces it.
///
/// A state is a text that a key replaces: one or two scalars at the end of a composing run, or the empty text. A
/// keyboard looks up the last two scalars, and then the last scalar. If the table contains one of these states, the
/// keyboard replaces that state. Otherwise, it appends the replacement of the empty state. That replacement is empty if
/// the key only changes letters.
public struct StateMap: Hashable, Sendable {
  /// The table of one key, or of backspace.
  public struct Table: Hashable, Sendable {
    /// The id of the key.
    public let key: String
    /// The entries, sorted by state, without duplicate states.
    public let entries: [Entry]

    /// Creates a table of `entries`, which must be sorted by state.
    public init(key: String, entries: [Entry]) {
      self.key = key
      self.entries = entries
    }

    /// The replacement of `state`, or nil if the table has no entry for `state`.
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
    /// The text before the cursor: 0…2 scalars.
    public let state: ShortText
    /// The text that replaces the state: 0…3 scalars.
    public let replacement: ShortText

    /// Creates the transition from `state` to `replacement`.
    public init(state: ShortText, replacement: ShortText) {
      self.state = state
      self.replacement = replacement
    }
  }

  /// The layout that the map was built from.
  public let layout: Layout

  /// The tables in the order of the layout, backspace last.
  public let tables: [Table]

  /// Creates a map of `tables`, which must be in the order of the layout, backspace last.
  public init(layout: Layout, tables: [Table]) {
    self.layout = layout
    self.tables = tables
  }

  /// The id of the table of backspace.
  public static let backspace = "⌫"

  /// The id of the split table in a minified map: 받침 means tail.
  public static let splits = "받침"
}

/// The result of a look-up: the number of scalars to delete before the cursor, and the text to insert instead.
public struct Answer: Hashable, Sendable {
  /// The number of scalars to delete, 0…2.
  public let consumed: Int
  /// The text to insert, 0…3 scalars.
  public let text: ShortText

  /// The answer of a key that does nothing.
  public static let nothing = Answer(consumed: 0, text: .empty)

  /// Creates an answer that replaces the last `consumed` scalars with `text`.
  public init(consumed: Int, text: ShortText) {
    self.consumed = consumed
    self.text = text
  }

  /// Returns the scalars that `state` becomes, or nil if `state` has fewer than `consumed` scalars.
  public func result(on state: ShortText) -> [Unicode.Scalar]? {
    consumed <= state.count ? state.scalars.dropLast(consumed) + text.scalars : nil
  }
}

extension StateMap.Table {
  /// Returns the answer of the key with `text` before the cursor, or nil if the key does nothing. The states are looked
  /// up in the order of a keyboard: the longest state first, the empty state last.
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

  /// Returns true if looking up the entry's state without its first scalar results in the same text: ᄀᆞ → ᄀᆢ follows
  /// from ᆞ → ᆢ. The full map contains such entries for completeness. Compact formats omit them.
  public func followsFromShorterState(_ entry: StateMap.Entry) -> Bool {
    guard entry.state.count == 2, let shorter = self[entry.state.dropFirst()] else { return false }
    return ShortText(entry.state[0]) + shorter == entry.replacement
  }
}
