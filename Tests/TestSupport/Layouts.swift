import Layouts

extension Layout {
  /// Every layout of the project, and those with dots in the other style of dots too.
  public static let inAllStyles: [Layout] = all.flatMap(\.styles)

  /// This layout's rows and shifted keys under another name, or with others in their place.
  public func with(
    id: String? = nil, name: String? = nil, latinName: String? = nil, rows: [[Slot]]? = nil,
    shifted: [Key]? = nil
  ) -> Layout {
    Layout(
      id: id ?? self.id, name: name ?? self.name, latinName: latinName ?? self.latinName,
      spaceEndsRun: spaceEndsRun, cycleTimeout: cycleTimeout, rows: rows ?? self.rows,
      shifted: shifted ?? self.shifted)
  }

  /// The layout with one more key, in a row of its own.
  public func adding(_ key: Key) -> Layout { with(rows: rows + [[.key(key)]]) }
}
