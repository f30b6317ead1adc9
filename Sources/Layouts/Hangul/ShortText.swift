/// Up to three Unicode scalars in one 64-bit word: what a key press reads and writes.
///
/// Equality and order are by scalar value, never by canonical equivalence as `String` has it. Each
/// scalar takes 21 bits from the top; 0 marks an empty place, so U+0000 cannot be held.
public struct ShortText: Hashable, Sendable {
  /// The scalars, 21 bits each, the first from bit 62 down; 0 where there is none.
  public let bits: UInt64

  /// The text whose `bits` these are.
  public init(bits: UInt64) {
    self.bits = bits
  }

  /// No scalar at all.
  public static let empty = ShortText(bits: 0)

  /// One scalar.
  public init(_ scalar: Unicode.Scalar) {
    bits = UInt64(scalar.value) << 42
  }

  /// The scalars of `text`, or nil if there are more than three or one of them is U+0000.
  public init?(_ text: some StringProtocol) {
    var result = ShortText.empty
    for scalar in text.unicodeScalars {
      guard scalar.value != 0, result.count < 3 else { return nil }
      result = result + scalar
    }
    self = result
  }

  /// The scalars with these values, up to the first that is 0; nil if one of them is not a Unicode scalar.
  public init?(values first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) {
    guard Unicode.Scalar(first) != nil, Unicode.Scalar(second) != nil, Unicode.Scalar(third) != nil else { return nil }
    bits = first == 0 ? 0 : UInt64(first) << 42 | (second == 0 ? 0 : UInt64(second) << 21 | UInt64(third))
  }

  /// The last two of `scalars`, or as many as there are: what a key press looks at.
  public init(endOf scalars: ArraySlice<Unicode.Scalar>) {
    self = scalars.suffix(2).reduce(.empty, +)
  }

  /// How many scalars there are, 0…3.
  public var count: Int {
    if bits == 0 { return 0 }
    if bits & 0x3FF_FFFF_FFFF == 0 { return 1 }
    return bits & 0x1F_FFFF == 0 ? 2 : 3
  }

  /// The scalar at `index`, counted from the first.
  public subscript(index: Int) -> Unicode.Scalar {
    precondition(index >= 0 && index < count, "index out of range")
    return Unicode.Scalar(UInt32(truncatingIfNeeded: bits >> (42 - 21 * index)) & 0x1F_FFFF)!
  }

  /// The three scalars' values, 0 for each that is missing.
  public var values: (UInt32, UInt32, UInt32) {
    (
      UInt32(bits >> 42), UInt32(truncatingIfNeeded: bits >> 21) & 0x1F_FFFF,
      UInt32(truncatingIfNeeded: bits) & 0x1F_FFFF
    )
  }

  /// The last scalar, or nil if there is none.
  public var last: Unicode.Scalar? {
    let count = count
    return count == 0 ? nil : self[count - 1]
  }

  /// The text without its first scalar.
  public func dropFirst() -> ShortText {
    ShortText(bits: bits << 21 & 0x7FFF_FFFF_FFFF_FFFF)
  }

  /// The text without its last scalar.
  public func dropLast() -> ShortText {
    let count = count
    guard count > 0 else { return self }
    return ShortText(bits: bits & ~(0x1F_FFFF << (42 - 21 * (count - 1))))
  }

  /// The scalars, one by one.
  public var scalars: [Unicode.Scalar] { (0..<count).map { self[$0] } }

  /// `text` with `scalar` after it; `text` must hold at most two scalars.
  public static func + (text: ShortText, scalar: Unicode.Scalar) -> ShortText {
    let count = text.count
    precondition(count < 3, "a short text holds at most three scalars")
    return ShortText(bits: text.bits | UInt64(scalar.value) << (42 - 21 * count))
  }

  /// The scalars of `a` and then of `b`, three at most.
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
