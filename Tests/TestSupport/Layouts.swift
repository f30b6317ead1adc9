import Hangul
import Layouts

extension Layout {
  /// Every layout of the project, and those with dots in the other style of dots too.
  public static let inAllStyles: [Layout] = all.flatMap { layout in
    layout.hasDots ? DotStyle.allCases.map { layout.with(dotStyle: $0) } : [layout]
  }

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

  /// The keys whose presses type `letters` in one run, the cheapest by `routes`; nil if none do.
  public func keys(for letters: [Letter], by routes: KeyRoutes) -> [Key]? {
    var found: [Key] = []
    var previous: Letter?
    for letter in letters {
      guard let route = routes.route(to: letter, after: previous) else { return nil }
      found += route.keys.map { keys[$0] }
      previous = letter
    }
    return found
  }
}
