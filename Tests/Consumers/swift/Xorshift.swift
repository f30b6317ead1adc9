/// The same numbers each time.
struct Xorshift {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(seed: UInt64 = 0) {
    state ^= seed &* 0xD129_0A47_53C3_9F2D
    _ = below(2)
  }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 33) % UInt64(bound))
  }

  /// A time between two times, in seconds.
  mutating func seconds(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(below(1001)) / 1000
  }
}
