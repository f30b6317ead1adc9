extension Trie {
  /// Opens a trie that is a constant of the program; nothing is copied.
  ///
  /// - Throws: `TrieError` if it is not a sound trie.
  public init(_ constant: StaticString) throws(TrieError) {
    guard constant.hasPointerRepresentation else {
      throw .truncated(expected: TrieFormat.headerSize, actual: 1)
    }
    let (start, count) = (constant.utf8Start, constant.utf8CodeUnitCount)
    try self.init(unsafeBytes: UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Opens a trie in memory that stays as it is for as long as the trie is used, such as a mapped
  /// file; nothing is copied.
  ///
  /// - Parameters:
  ///   - bytes: The trie.
  ///   - owner: What keeps the memory alive, if anything needs to.
  /// - Throws: `TrieError` if it is not a sound trie.
  public init(unsafeBytes bytes: UnsafeRawBufferPointer, owner: AnyObject? = nil)
    throws(TrieError)
  {
    let bytes = bytes.assumingMemoryBound(to: UInt8.self)
    _ = try TrieChecker(bytes).check()
    guard let base = bytes.baseAddress else { throw .wrongMagic }
    self.init(trusted: base, owner: owner)
  }

  /// Opens a copy of the trie in `bytes`, such as a `Data` or an array.
  ///
  /// - Throws: `TrieError` if it is not a sound trie.
  public init(copying bytes: some Collection<UInt8>) throws(TrieError) {
    let copy = TrieCopy(count: bytes.count)
    _ = copy.bytes.initialize(from: bytes)
    try self.init(unsafeBytes: UnsafeRawBufferPointer(copy.bytes), owner: copy)
  }
}

/// A trie's bytes in memory of their own.
private final class TrieCopy {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  init(count: Int) {
    bytes = .allocate(capacity: count)
  }

  deinit { bytes.deallocate() }
}

extension TrieFormat {
  static let magic: [UInt8] = [0x48, 0x57, 0x4A, 0x54]  // HWJT
  static let version = 1
  static let headerSize = 22

  /// The character of digit 0, %; that of digit 89 is ~.
  static let zero: UInt8 = 0x25
  static let base = 90

  /// A letter that follows the compatibility consonant, U+3131….
  static let compatibility = 22
}
