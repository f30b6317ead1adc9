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
    var crc = UInt32.max
    for byte in bytes[9...] {
      crc = TrieForgery.table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8
    }
    crc = ~crc
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

  /// Anything as a trie by its envelope: digits alone, the magic, version, size and checksum.
  static func mending(_ input: [UInt8]) -> [UInt8] {
    let digits = input.map { (0x25...0x7E ~= $0 ? $0 - 0x25 : $0) % 90 + 0x25 }
    guard 22..<8_100 ~= digits.count else { return digits }
    return TrieForgery(bytes: Array("HWJT".utf8) + digits[4...]).sealed {
      $0[9] = 1
      $0.setPair(10, digits.count)
    }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1) * 0xEDB8_8320 }
  }
}
