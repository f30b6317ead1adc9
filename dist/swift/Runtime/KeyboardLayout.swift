// Part of Hwalja, under the MIT licence: see LICENSE.

/// A keyboard layout: its keys, and what each does to the text before the cursor.
public struct KeyboardLayout: Sendable, Identifiable {
  /// The layout's name in file names and settings.
  public let id: String
  /// Its name in Korean.
  public let name: String
  /// Its name in Latin letters.
  public let latinName: String
  /// Whether a space only ends the run while something is composed. A second space then writes one.
  public let spaceEndsRun: Bool
  /// After how many seconds another press of the same key begins a new letter, unless a session has a time of its own.
  public let cycleTimeout: Double
  /// The keys that type. Those that need shift are last.
  public let keys: [Key]

  private(set) var trie: Trie

  /// How its pending dots are written, nil if it has none.
  public var dots: DotStyle? { trie.dots }

  /// A layout of your own.
  ///
  /// - Parameters:
  ///   - id: Its name in settings.
  ///   - name: Its name in Korean.
  ///   - latinName: Its name in Latin letters.
  ///   - spaceEndsRun: Whether a space only ends the run while something is composed.
  ///   - cycleTimeout: After how many seconds another press of the same key begins a new letter.
  ///   - keys: Its keys in the order in which `trie` counts them.
  ///   - trie: What its keys do.
  public init(
    id: String, name: String, latinName: String, spaceEndsRun: Bool, cycleTimeout: Double = 1,
    keys: [Key], trie: Trie
  ) {
    let keys = keys.enumerated().map { number, key in
      var key = key
      (key.layout, key.number) = (id, number)
      return key
    }
    self.id = id
    self.name = name
    self.latinName = latinName
    self.spaceEndsRun = spaceEndsRun
    self.cycleTimeout = cycleTimeout
    self.keys = keys
    self.trie = trie
  }

  /// The same layout with pending dots in `style`. A layout without dots stays as it is.
  public func writing(dots style: DotStyle) -> KeyboardLayout {
    var layout = self
    if dots != nil { layout.trie.dots = style }
    return layout
  }

  /// The key named `id`, or nil if the layout has none of that name.
  public func key(_ id: String) -> Key? { keys.first { $0.id == id } }

  /// The key for `code`, a key of a phone or of a QWERTY keyboard (a capital with shift), or nil if there is none.
  public func key(code: Character) -> Key? { keys.first { $0.code == code } }

  /// The key that `scalar` stands for in hosts that send characters, or nil if there is none.
  public func key(scalar: Unicode.Scalar) -> Key? { keys.first { $0.scalar == scalar } }

  /// What pressing `key` does to `text` before the cursor: the look-up alone, without a run.
  ///
  /// - Returns: nil if the key does nothing here, or is of another layout.
  public func edit(pressing key: Key, after text: some StringProtocol) -> Edit? {
    contains(key) ? edit(key.number, after: text) : nil
  }

  /// What deletes the last jamo of `text` before the cursor.
  ///
  /// - Returns: nil if no run can end like this: then delete one Character.
  public func edit(deletingAfter text: some StringProtocol) -> Edit? {
    edit(trie.keyCount - 1, after: text)
  }

  func contains(_ key: Key) -> Bool {
    key.layout == id && key.number < keys.count
  }

  private func edit(_ key: Int, after text: some StringProtocol) -> Edit? {
    // A look-up needs two scalars, which are in the last two Characters.
    let end = Array(String(text.suffix(2)).unicodeScalars)
    return trie.run(end, pressing: key).map { Edit(from: end, to: $0) }
  }
}

// Layouts with the same id are equal if they write dots alike.
extension KeyboardLayout: Hashable {
  public static func == (a: KeyboardLayout, b: KeyboardLayout) -> Bool {
    a.id == b.id && a.dots == b.dots
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(dots)
  }
}
