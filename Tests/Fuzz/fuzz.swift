// Opens whatever libFuzzer thinks of as a trie, and uses what opens. `make fuzz` builds and runs it.

/// Opens the input as it stands, then once more with its envelope mended: the checksum would keep nearly every input
/// from being used.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  if let trie = try? Trie(copying: input) { use(trie) }
  if let trie = try? Trie(copying: mended(input)) { use(trie) }
  return 0
}

/// The input with nothing but digits, and with the magic, version, size and checksum of a trie.
private func mended(_ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  var digits = input.map { (0x25...0x7E ~= $0 ? $0 - 0x25 : $0) % 90 }
  guard 22..<8_100 ~= digits.count else { return digits }
  digits[9] = 1
  digits[10] = UInt8(digits.count % 90)
  digits[11] = UInt8(digits.count / 90)
  var bytes = digits.map { $0 + 0x25 }
  var checksum = crc32(bytes[9...])
  for index in 4..<9 {
    bytes[index] = UInt8(checksum % 90) + 0x25
    checksum /= 90
  }
  bytes.replaceSubrange(0..<4, with: "HWJT".utf8)
  return bytes
}

/// Looks a sixteenth of the samples up under every key, not the same ones under each: nothing traps, as it would where
/// more is replaced than there is.
private func use(_ trie: Trie) {
  for key in 0..<trie.keyCount {
    for index in stride(from: key % 16, to: samples.count, by: 16) {
      let last = samples[index]
      for before in [nil, samples[(index * 7 + key) % samples.count], samples[100 + key % 19]] {
        _ = trie.run([before, last].compactMap(\.self), pressing: key)
      }
    }
  }
}

/// Syllables with each tail and each vowel, every compatibility jamo, leads, dots, marks, and nothing.
private let samples: [Unicode.Scalar?] =
  ((0..<28).map { 0xAC00 + $0 * 29 } + (0..<21).map { 0xAC00 + $0 * 28 + 588 * 18 }
  + Array(0x3131...0x3164) + Array(0x1100...0x1113) + [0x2C, 0x2E, 0x119E, 0x11A2, 0x318D]
  + [0xABFF, 0xD7A3, 0xD7A4, 0x10FFFF]).map { Unicode.Scalar($0) } + [nil]

private func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  ~bytes.reduce(.max) { crc, byte in
    (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1) * 0xEDB8_8320 }
  }
}
