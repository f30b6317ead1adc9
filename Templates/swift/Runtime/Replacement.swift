/// What a look-up says: how many Unicode scalars before the cursor go, and which come instead.
public struct Replacement: Hashable, Sendable {
  /// How many scalars go, 0…2.
  public let consumed: Int
  /// The first scalar that comes, 0 if none does.
  public let first: UInt32
  /// The second, 0 if there is none.
  public let second: UInt32
  /// The third, 0 if there is none.
  public let third: UInt32

  init(_ consumed: Int, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) {
    self.consumed = consumed
    self.first = first
    self.second = second
    self.third = third
  }

  /// How many scalars come, 0…3.
  public var count: Int { first == 0 ? 0 : second == 0 ? 1 : third == 0 ? 2 : 3 }

  /// The scalars that come; nine UTF-8 bytes at most, which a `String` holds inline.
  public var text: String {
    var text = String.UnicodeScalarView()
    for value in [first, second, third].prefix(count) {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}
