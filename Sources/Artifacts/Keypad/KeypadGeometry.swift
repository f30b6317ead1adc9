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

  private static let pitch = (x: 76, y: 68)
  private static let gap = 8
  private static let margin = 16

  init(_ rows: [[Slot]]) {
    let columns = rows.map(\.count).max() ?? 0
    places = rows.enumerated().flatMap { index, row in
      KeypadGeometry.places(
        row, free: (columns - row.count) * KeypadGeometry.pitch.x,
        y: KeypadGeometry.margin + index * KeypadGeometry.pitch.y)
    }
    width = 2 * KeypadGeometry.margin - KeypadGeometry.gap + columns * KeypadGeometry.pitch.x
    height = 2 * KeypadGeometry.margin - KeypadGeometry.gap + rows.count * KeypadGeometry.pitch.y
  }

  /// The places of one row: `free` pixels go to the keys that may be wide, or to both ends.
  private static func places(_ row: [Slot], free: Int, y: Int) -> [Place] {
    let stretch = row.reduce(0) { $0 + $1.stretch }
    var x = margin + (stretch == 0 ? free / 2 : 0)
    return row.map { slot in
      let width = pitch.x + (stretch == 0 ? 0 : free * slot.stretch / stretch)
      defer { x += width }
      return Place(slot: slot, x: x, y: y, width: width - gap, height: pitch.y - gap)
    }
  }
}

extension Slot {
  /// The share of a row's free space that the place takes.
  fileprivate var stretch: Int {
    switch self {
    case .space: 8
    case .backspace, .enter, .shift: 1
    case .key, .gap: 0
    }
  }
}
