import Zlib

/// A trie under the hands of someone who can mend what opening checks first.
struct TrieForgery {
  var bytes: [UInt8]

  /// The digit at `offset`.
  subscript(offset: Int) -> Int {
    get { Int(bytes[offset]) - 0x25 }
    set { bytes[offset] = UInt8(newValue + 0x25) }
  }

  /// The pair at `offset`.
  func pair(_ offset: Int) -> Int { self[offset] + 90 * self[offset + 1] }

  mutating func setPair(_ offset: Int, _ value: Int) {
    self[offset] = value % 90
    self[offset + 1] = value / 90
  }

  /// Makes the checksum that of the bytes.
  mutating func seal() {
    var crc = Checksum.crc32(Array(bytes[9...]))
    for offset in 4..<9 {
      self[offset] = Int(crc % 90)
      crc /= 90
    }
  }

  /// The bytes with `change` made and the checksum mended.
  func sealed(_ change: (inout TrieForgery) -> Void) -> [UInt8] {
    var copy = self
    change(&copy)
    copy.seal()
    return copy.bytes
  }
}
