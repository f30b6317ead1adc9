// Generated; do not edit. Made by: swift run gen --format swift
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

extension Trie {
  /// Opens the trie that `bytes` are, such as a `Data`, an array or the `utf8` of a text.
  ///
  /// - Throws: `TrieError` if they are none, or damaged.
  public init(copying bytes: some Collection<UInt8>) throws(TrieError) {
    let trie = Trie(unchecked: Array(bytes))
    try trie.checkEnvelope()
    self = trie
  }

  /// The magic, the version, the size, and the checksum over all that follows it.
  private func checkEnvelope() throws(TrieError) {
    guard bytes.count >= Format.headerSize else {
      throw .truncated(expected: Format.headerSize, actual: bytes.count)
    }
    guard bytes.starts(with: "HWJT".utf8) else { throw .wrongMagic }
    let isDigit = UInt8(ascii: "%")...UInt8(ascii: "~")
    // Before all else, since a later version may do without digits.
    if isDigit ~= bytes[9], digit(9) > Format.version { throw .newerVersion(digit(9)) }
    if let offset = bytes.firstIndex(where: { !(isDigit ~= $0) }) { throw .wrongByte(offset) }
    guard digit(9) == Format.version else { throw .wrongByte(9) }
    let size = pair(10)
    guard bytes.count >= size else { throw .truncated(expected: size, actual: bytes.count) }
    guard bytes.count == size else { throw .tooLong(expected: size, actual: bytes.count) }
    let checksum = (4..<9).reversed().reduce(0) { $0 * Format.base + digit($1) }
    guard checksum == Int(Trie.crc32(of: bytes[9...])) else { throw .wrongChecksum }
  }

  /// CRC-32 (polynomial 0xEDB88320, as in gzip).
  private static func crc32(of bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1) * 0xEDB8_8320 }
    }
  }
}

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
