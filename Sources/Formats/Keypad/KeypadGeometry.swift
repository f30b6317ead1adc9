/// Where each place of a page is drawn, in pixels.
struct KeypadGeometry {
  /// One place with the rectangle of its key.
  struct Place {
    let cell: AppPage.Cell
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

  init(_ page: AppPage) {
    places = page.rows.enumerated().flatMap { index, row in
      var x = Self.margin
      return row.map { cell in
        let width = cell.halfKeys * Self.halfKey
        defer { x += width }
        return Place(
          cell: cell, x: x, y: Self.margin + index * Self.rowHeight, width: width - Self.gap,
          height: Self.rowHeight - Self.gap)
      }
    }
    width = 2 * Self.margin - Self.gap + page.halfKeys * Self.halfKey
    height = 2 * Self.margin - Self.gap + page.rows.count * Self.rowHeight
  }
}
