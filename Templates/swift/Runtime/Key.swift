/// A key, and what is needed to draw it.
public struct Key: Hashable, Sendable, Identifiable {
  /// The name of the key, unique in its layout.
  public var id: String { face.id }
  /// What is printed on it.
  public var legend: String { face.legend }
  /// The phone key, or the letter of a QWERTY keyboard, that types it: a capital for shift.
  public var code: Character? { face.code }
  /// What holding it types, if anything.
  public var longPress: Character? { face.longPress }
  /// Its row on the keypad, 0 at the top.
  public var row: Int { face.row }
  /// Its place in the row, 0 at the left.
  public var column: Int { face.column }
  /// Whether it needs shift; it lies under the key in its place.
  public var isShifted: Bool { face.isShifted }

  /// Its place among the keys of its layout.
  let index: Int
  /// The id of its layout.
  var layout: String { face.layout }
  private let face: Face

  /// What does not change, shared by all copies: to hand a key on is to count one reference.
  private final class Face: Sendable {
    let layout, id, legend: String
    let code, longPress: Character?
    let row, column: Int
    let isShifted: Bool

    init(_ fields: [String], layout: String, row: Int, column: Int, under: Key?) {
      let fields = fields + ["", "", "", ""]
      self.layout = layout
      id = fields[0]
      legend = fields[1].isEmpty ? id : fields[1]
      longPress = fields[2].first
      code = fields[4].first
      self.row = under?.row ?? row
      self.column = under?.column ?? column
      isShifted = under != nil
    }
  }

  /// The key that comes after `keys`, from its fields in a keypad.
  init(_ fields: [String], layout: String, row: Int, column: Int, after keys: [Key]) {
    let under = fields.count > 3 ? keys.first { $0.id == fields[3] } : nil
    face = Face(fields, layout: layout, row: row, column: column, under: under)
    index = keys.count
  }

  /// Whether both are the same key of the same layout.
  public static func == (left: Key, right: Key) -> Bool {
    left.face === right.face || left.id == right.id && left.layout == right.layout
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(layout)
  }
}
