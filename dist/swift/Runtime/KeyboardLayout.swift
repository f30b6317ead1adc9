// Part of Hwalja, under the MIT licence: see LICENSE.

/// A keyboard layout: its keys, and their effects on the text before the cursor.
public struct KeyboardLayout: Sendable, Identifiable {
  /// The id of the layout in file names and settings.
  public let id: String
  /// The name of the layout in Korean.
  public let name: String
  /// The name of the layout in Latin letters.
  public let latinName: String
  /// True if a space after a letter of the run ends the run and writes nothing. A second space is then written.
  public let spaceEndsRun: Bool
  /// The pause in seconds after which another press of the same key begins a new letter. A session can override it.
  public let cycleTimeout: Double
  /// The keys that type. Those that need shift come last.
  public let keys: [Key]

  private(set) var trie: Trie

  /// The style of the pending dots that the layout writes, or nil if it writes no pending dots.
  public var dots: DotStyle? { trie.dots }

  /// Creates a layout of your own.
  ///
  /// - Parameters:
  ///   - id: Its id in settings.
  ///   - name: Its name in Korean.
  ///   - latinName: Its name in Latin letters.
  ///   - spaceEndsRun: True if a space after a letter of the run ends the run and writes nothing.
  ///   - cycleTimeout: The pause in seconds after which another press of the same key begins a new letter.
  ///   - keys: Its keys, in the order of `trie`.
  ///   - trie: The effects of its keys.
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

  /// Returns a copy of the layout with pending dots in `style`. If the layout has no pending dots, the copy equals the
  /// layout.
  public func writing(dots style: DotStyle) -> KeyboardLayout {
    var layout = self
    if dots != nil { layout.trie.dots = style }
    return layout
  }

  /// Returns the key with this id, or nil if there is no such key.
  public func key(_ id: String) -> Key? { keys.first { $0.id == id } }

  /// Returns the key for `code`: a key of a phone, or a letter of a QWERTY keyboard, where a capital means the letter
  /// with shift. Returns nil if there is no such key.
  public func key(code: Character) -> Key? { keys.first { $0.code == code } }

  /// Returns the key that `scalar` identifies in hosts that send characters, or nil if there is no such key.
  public func key(scalar: Unicode.Scalar) -> Key? { keys.first { $0.scalar == scalar } }

  /// Returns the edit that `key` makes after `text`, the text before the cursor. This is the look-up alone, without a
  /// run.
  ///
  /// - Returns: nil if the key does nothing here, or belongs to another layout.
  public func edit(pressing key: Key, after text: some StringProtocol) -> Edit? {
    contains(key) ? edit(key.number, after: text) : nil
  }

  /// Returns the edit that deletes the last jamo of `text`, the text before the cursor.
  ///
  /// - Returns: nil if no run can end like `text`. In that case, delete one Character.
  public func edit(deletingAfter text: some StringProtocol) -> Edit? {
    edit(trie.keyCount - 1, after: text)
  }

  func contains(_ key: Key) -> Bool {
    key.layout == id && key.number < keys.count
  }

  private func edit(_ key: Int, after text: some StringProtocol) -> Edit? {
    // A look-up needs the last two scalars, and the last two Characters contain them.
    let end = Array(String(text.suffix(2)).unicodeScalars)
    return trie.run(end, pressing: key).map { Edit(from: end, to: $0) }
  }
}

// Layouts with the same id and the same style of dots are equal.
extension KeyboardLayout: Hashable {
  public static func == (a: KeyboardLayout, b: KeyboardLayout) -> Bool {
    a.id == b.id && a.dots == b.dots
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(dots)
  }
}
