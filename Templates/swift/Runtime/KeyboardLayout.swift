/// A keyboard layout: its keys, and what each does to the text before the cursor.
public struct KeyboardLayout: Sendable, Identifiable {
  /// The layout's name in file names and settings.
  public let id: String
  /// Its name in Korean.
  public let name: String
  /// Its name in Latin letters.
  public let latinName: String
  /// Whether a space only ends the run where something is composed, so that a second one writes it.
  public let spaceEndsRun: Bool
  /// The keypad, row by row.
  public let rows: [[Slot]]
  /// The keys that type, in keypad order, those that need shift last.
  public let keys: [Key]

  let trie: Trie

  /// A layout whose `keypad` has a line a row, each of slots that end in spaces: a mark and its width if that
  /// is not 1; or a key's id, legend if another, long press, the id of the key it lies under, and code; all
  /// set apart by tabs.
  public init(
    id: String, name: String, latinName: String, spaceEndsRun: Bool, keypad: String, trie: Trie
  ) {
    self.id = id
    self.name = name
    self.latinName = latinName
    self.spaceEndsRun = spaceEndsRun
    self.trie = trie
    var (rows, row, keys) = ([[Slot]](), [Slot](), [Key]())
    var fields = [""]
    for character in keypad + "\n" {
      switch character {
      case "\t":
        fields.append("")
      case " ", "\n":
        if let slot = Slot(fields) {
          row.append(slot)
        } else if !fields[0].isEmpty {
          let key = Key(fields, layout: id, row: rows.count, column: row.count, after: keys)
          keys.append(key)
          if !key.isShifted { row.append(Slot(key)) }
        }
        fields = [""]
        if character == "\n", !row.isEmpty {
          rows.append(row)
          row = []
        }
      default:
        fields[fields.count - 1].append(character)
      }
    }
    self.rows = rows
    self.keys = keys
  }

  /// The key named `id`, or nil if the layout has none of that name.
  public func key(_ id: String) -> Key? { keys.first { $0.id == id } }

  /// The key of a phone or QWERTY keyboard's key `code`, a capital for shift, or nil if the layout has none.
  public func key(code: Character) -> Key? { keys.first { $0.code == code } }

  /// What pressing `key` does with `text` before the cursor: the raw look-up, which knows no run.
  ///
  /// - Returns: nil if the key does nothing here, or is not one of this layout's.
  public func edit(pressing key: Key, after text: some StringProtocol) -> Edit? {
    contains(key) ? edit(key.index, after: text) : nil
  }

  /// What removes the last jamo of `text` before the cursor.
  ///
  /// - Returns: nil if no composing run can end so; delete one Character then.
  public func edit(deletingAfter text: some StringProtocol) -> Edit? {
    edit(trie.keyCount - 1, after: text)
  }

  func contains(_ key: Key) -> Bool {
    key.layout == id && key.index < keys.count
  }

  private func edit(_ key: Int, after text: some StringProtocol) -> Edit? {
    let text = Substring(text)
    return trie.replacement(key: key, after: text).map { Edit($0, of: text) }
  }
}
