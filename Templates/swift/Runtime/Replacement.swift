/// What a look-up says: how many Unicode scalars before the cursor go, and which come instead.
public struct Replacement: Hashable, Sendable {
  /// How many scalars go, 0…2; 3 to undo.
  public let consumed: Int
  /// The scalars that come, 0 for none.
  public let first, second, third: UInt32

  init(_ consumed: Int, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) {
    self.consumed = consumed
    self.first = first
    self.second = second
    self.third = third
  }

  /// How many scalars come, 0…3.
  public var count: Int { first == 0 ? 0 : second == 0 ? 1 : third == 0 ? 2 : 3 }

  /// The scalars that come, as text.
  public var text: String { text(from: 0) }

  /// What comes, `place` on, as text.
  func text(from place: Int) -> String {
    let count = count
    if place == count { return "" }
    let text = String(self[place], place + 1 < count ? self[place + 1] : 0)
    return place + 2 < count ? text + String(self[place + 2]) : text
  }

  /// The scalar that comes at `index`, 0…2.
  subscript(index: Int) -> UInt32 { index == 0 ? first : index == 1 ? second : third }

  /// Appends what comes, `from` on.
  func append(to scalars: inout [UInt32], from: Int = 0) {
    for index in from..<count { scalars.append(self[index]) }
  }
}
