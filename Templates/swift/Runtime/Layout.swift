/// A keyboard layout: its keys, and what each does to the text before the cursor.
public struct Layout: Sendable, Identifiable {
  /// The layout's name in file names.
  public let id: String
  /// Its name in Korean.
  public let name: String
  /// The keypad, row by row.
  public let rows: [[Slot]]
  /// The keys that type, in keypad order, those that need shift last.
  public let keys: [Key]

  let trie: Trie

  /// A layout whose `keypad` has a line a row, each of slots between spaces: a mark, or a key's id,
  /// legend if another, long press and the id of the key it lies under, set apart by tabs.
  public init(id: String, name: String, keypad: String, trie: Trie) {
    self.id = id
    self.name = name
    self.trie = trie
    var rows: [[Slot]] = []
    var keys: [Key] = []
    for line in keypad.split(separator: "\n") {
      var slots: [Slot] = []
      for text in line.split(separator: " ") {
        let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
        let legend = fields.count > 1 && !fields[1].isEmpty ? fields[1] : fields[0]
        let under = fields.count > 3 ? keys.first { $0.id == fields[3] } : nil
        let key = Key(
          id: String(fields[0]), legend: String(legend),
          longPress: fields.count > 2 ? fields[2].first : nil,
          row: under?.row ?? rows.count, column: under?.column ?? slots.count,
          isShifted: under != nil, index: keys.count)
        let mark = Slot.marks[text]
        if mark == nil { keys.append(key) }
        if under == nil { slots.append(mark ?? .key(key)) }
      }
      if !slots.isEmpty { rows.append(slots) }
    }
    self.rows = rows
    self.keys = keys
  }

  /// The key named `id`, or nil if the layout has none of that name.
  public func key(_ id: String) -> Key? { keys.first { $0.id == id } }

  /// What pressing `key` does with `text` before the cursor: the raw look-up, which knows no run.
  ///
  /// - Returns: nil if the key does nothing here, or is not one of this layout's.
  public func edit(pressing key: Key, after text: some StringProtocol) -> Edit? {
    contains(key) ? edit(index: key.index, after: text) : nil
  }

  /// What removes the last jamo of `text` before the cursor.
  ///
  /// - Returns: nil if no composing run can end so; delete one Character then.
  public func edit(deletingAfter text: some StringProtocol) -> Edit? {
    edit(index: trie.keyCount - 1, after: text)
  }

  func contains(_ key: Key) -> Bool {
    key.index < keys.count && keys[key.index].id == key.id
  }

  private func edit(index: Int, after text: some StringProtocol) -> Edit? {
    // Four Characters hold the scalars that count and all that is drawn as one with them.
    let window = String(text.suffix(4))
    return trie.replacement(key: index, after: window).map {
      Edit(replacing: $0.consumed, of: window, by: $0.text)
    }
  }
}

extension Trie {
  /// What key number `key` does after the last two Unicode scalars of `text`.
  func replacement(key: Int, after text: String) -> Replacement? {
    var scalars = text.unicodeScalars.reversed().makeIterator()
    let last = scalars.next()?.value ?? 0
    return replacement(key: key, last: last, before: scalars.next()?.value ?? 0)
  }
}
