/// Up to three Unicode scalars in one 64-bit word. The texts that a key press reads and writes are never longer.
///
/// Texts are compared by scalar value, not by canonical equivalence as `String` does. Each scalar takes 21 bits, from
/// the top down. 0 means that there is no scalar, so a text cannot contain U+0000.
public struct ShortText: Hashable, Sendable {
  /// The scalars, 21 bits each. The first scalar is in bits 62 to 42. A missing scalar is 0.
  public let bits: UInt64

  /// Creates a text from its bits.
  public init(bits: UInt64) {
    self.bits = bits
  }

  /// The text without scalars.
  public static let empty = ShortText(bits: 0)

  /// Creates a text of one scalar.
  public init(_ scalar: Unicode.Scalar) {
    bits = UInt64(scalar.value) << 42
  }

  /// Creates a text from the scalars of `text`. Returns nil if `text` has more than three scalars, or contains U+0000.
  public init?(_ text: some StringProtocol) {
    var result = ShortText.empty
    for scalar in text.unicodeScalars {
      guard scalar.value != 0, result.count < 3 else { return nil }
      result = result + scalar
    }
    self = result
  }

  /// Creates a text from scalar values, up to the first 0. Returns nil if one of them is not a Unicode scalar.
  public init?(values first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) {
    guard Unicode.Scalar(first) != nil, Unicode.Scalar(second) != nil, Unicode.Scalar(third) != nil else { return nil }
    bits = first == 0 ? 0 : UInt64(first) << 42 | (second == 0 ? 0 : UInt64(second) << 21 | UInt64(third))
  }

  /// Creates a text from the last two of `scalars`, or from fewer if there are not two. A key press depends on at most
  /// two scalars.
  public init(endOf scalars: ArraySlice<Unicode.Scalar>) {
    self = scalars.suffix(2).reduce(.empty, +)
  }

  /// The number of scalars, 0…3.
  public var count: Int {
    if bits == 0 { return 0 }
    if bits & 0x3FF_FFFF_FFFF == 0 { return 1 }
    return bits & 0x1F_FFFF == 0 ? 2 : 3
  }

  /// The scalar at `index`, counted from 0.
  public subscript(index: Int) -> Unicode.Scalar {
    precondition(index >= 0 && index < count, "index out of range")
    return Unicode.Scalar(UInt32(truncatingIfNeeded: bits >> (42 - 21 * index)) & 0x1F_FFFF)!
  }

  /// The values of the three scalars, 0 for a missing one.
  public var values: (UInt32, UInt32, UInt32) {
    (
      UInt32(bits >> 42), UInt32(truncatingIfNeeded: bits >> 21) & 0x1F_FFFF,
      UInt32(truncatingIfNeeded: bits) & 0x1F_FFFF
    )
  }

  /// The last scalar, or nil if the text is empty.
  public var last: Unicode.Scalar? {
    let count = count
    return count == 0 ? nil : self[count - 1]
  }

  /// Returns the text without its first scalar.
  public func dropFirst() -> ShortText {
    ShortText(bits: bits << 21 & 0x7FFF_FFFF_FFFF_FFFF)
  }

  /// Returns the text without its last scalar.
  public func dropLast() -> ShortText {
    let count = count
    guard count > 0 else { return self }
    return ShortText(bits: bits & ~(0x1F_FFFF << (42 - 21 * (count - 1))))
  }

  /// The scalars as an array.
  public var scalars: [Unicode.Scalar] { (0..<count).map { self[$0] } }

  /// Returns `text` followed by `scalar`. `text` must have at most two scalars.
  public static func + (text: ShortText, scalar: Unicode.Scalar) -> ShortText {
    let count = text.count
    precondition(count < 3, "a short text holds at most three scalars")
    return ShortText(bits: text.bits | UInt64(scalar.value) << (42 - 21 * count))
  }

  /// Returns `a` followed by `b`, which must have at most three scalars together.
  public static func + (a: ShortText, b: ShortText) -> ShortText {
    precondition(a.count + b.count <= 3, "a short text holds at most three scalars")
    return ShortText(bits: a.bits | b.bits >> (21 * a.count))
  }
}

extension ShortText: Comparable {
  public static func < (a: ShortText, b: ShortText) -> Bool { a.bits < b.bits }
}

extension ShortText: CustomStringConvertible {
  public var description: String {
    scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }
}
