/// Reads the Unicode scalars of valid UTF-8 from the last to the first.
struct BackwardReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    end = bytes.count
  }

  /// Passes over `scalar` if that comes next and has three bytes, in half the instructions of reading it.
  @inline(__always) mutating func pass(_ scalar: UInt32) -> Bool {
    guard end > 2 else { return false }
    // The bytes are E0 80 80 with the scalar's bits between; no others of valid UTF-8 add up to the same.
    let sum =
      UInt32(bytes[end &- 3]) << 12 &+ UInt32(bytes[end &- 2]) << 6 &+ UInt32(bytes[end &- 1])
    guard sum == scalar &+ 0xE2080 else { return false }
    end &-= 3
    return true
  }

  @inline(__always) mutating func next() -> UInt32? {
    // Three bytes, as all of Hangul has.
    if end > 2, bytes[end - 3] & 0xF0 == 0xE0 {
      end -= 3
      return UInt32(bytes[end] & 0x0F) << 12 | UInt32(bytes[end + 1] & 0x3F) << 6
        | UInt32(bytes[end + 2] & 0x3F)
    }
    return nextOfAnyLength()
  }

  private mutating func nextOfAnyLength() -> UInt32? {
    var (value, shift) = (UInt32(0), UInt32(0))
    while end > 0 {
      end -= 1
      let byte = UInt32(bytes[end])
      if byte < 0x80 { return byte }
      // A byte that follows holds six bits; the first, one bit less for each that follows.
      if byte >= 0xC0 { return value | (byte & 0x3F >> (shift / 6)) << shift }
      value |= (byte & 0x3F) << shift
      shift += 6
    }
    return nil
  }
}
