// Part of Hwalja, under the MIT licence: see LICENSE.

/// Why bytes cannot be opened as a trie. More may come in later versions: have a `default`.
public enum TrieError: Error, Hashable, Sendable {
  /// The bytes do not begin as a trie does.
  case wrongMagic
  /// The trie is of a later version than this reader knows.
  case newerVersion(Int)
  /// There are fewer bytes than the header says, or than a header takes.
  case truncated(expected: Int, actual: Int)
  /// There are more bytes than the header says.
  case tooLong(expected: Int, actual: Int)
  /// The byte at this offset is not a digit, one of % to ~; or the version there, at 9, is 0.
  case wrongByte(Int)
  /// The checksum is not that of the bytes.
  case wrongChecksum
}

extension TrieError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .wrongMagic: "not a trie: the first four bytes are not HWJT"
    case .newerVersion(let version): "version \(version) is newer than this reader, which knows 1"
    case .truncated(let expected, let actual): "cut short: \(actual) bytes of \(expected)"
    case .tooLong(let expected, let actual): "too long: \(actual) bytes for \(expected)"
    case .wrongByte(let offset): "damaged: the byte at \(offset) is not one of % to ~"
    case .wrongChecksum: "damaged: the checksum is wrong"
    }
  }
}
