import Layouts

/// Where each place of a keypad is drawn, in pixels.
struct KeypadGeometry {
  /// One place with the rectangle of its key.
  struct Place {
    let slot: Slot
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// The places, row by row.
  let places: [Place]
  /// The width of the whole.
  let width: Int
  /// The height of the whole.
  let height: Int

  private static let halfKey = 38
  private static let rowHeight = 68
  private static let gap = 8
  private static let margin = 16

  init(_ keypad: [[KeypadPlace]]) {
    places = keypad.enumerated().flatMap { index, row in
      var x = Self.margin
      return row.map { place in
        let width = place.halfKeys * Self.halfKey
        defer { x += width }
        return Place(
          slot: place.slot, x: x, y: Self.margin + index * Self.rowHeight, width: width - Self.gap,
          height: Self.rowHeight - Self.gap)
      }
    }
    let halfKeys = keypad.map { $0.reduce(0) { $0 + $1.halfKeys } }.max() ?? 0
    width = 2 * Self.margin - Self.gap + halfKeys * Self.halfKey
    height = 2 * Self.margin - Self.gap + keypad.count * Self.rowHeight
  }
}
