/// A key, and what is needed to draw it.
public struct Key: Hashable, Sendable, Identifiable {
  /// The name of the key, unique in its layout.
  public let id: String
  /// What is printed on it.
  public let legend: String
  /// The character by which hosts that send characters name it: what it appends, or another for a modifier, which
  /// appends nothing. Unique in its layout; nil in a layout of your own that has no use for it.
  public let scalar: Unicode.Scalar?
  /// The phone key, or the letter of a QWERTY keyboard, that types it: a capital for shift.
  public let code: Character?
  /// What holding it types, if anything.
  public let longPress: Character?
  /// Its row on the keypad, 0 at the top.
  public let row: Int
  /// Its place in the row, 0 at the left.
  public let column: Int
  /// Whether it needs shift; it lies under the key in its place.
  public let isShifted: Bool

  /// The id of the layout that has it.
  var layout = ""
  /// Its place among the keys of that layout.
  var number = 0

  /// A key for a layout of your own.
  public init(
    _ id: String, legend: String, scalar: Unicode.Scalar? = nil, code: Character? = nil,
    longPress: Character? = nil, row: Int = 0, column: Int = 0, isShifted: Bool = false
  ) {
    self.id = id
    self.legend = legend
    self.scalar = scalar
    self.code = code
    self.longPress = longPress
    self.row = row
    self.column = column
    self.isShifted = isShifted
  }
}
