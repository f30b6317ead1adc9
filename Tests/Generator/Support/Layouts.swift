import Keyboards
import Layouts

extension Layout {
  /// Every layout of the project, and those with dots in the other style of dots too.
  static let inAllStyles: [Layout] = all.flatMap(\.styles)

  /// The example of docs/LAYOUTS.md.
  static let motorola: Layout = {
    let file = "docs/examples/motorola/motorola.json"
    return try! LayoutFile.layout(from: try! Repository.bytes(file), file: file)
  }()

  /// This layout's keys under another name, or with others in their place.
  func with(id: String? = nil, name: String? = nil, latinName: String? = nil, keys: [Key]? = nil) -> Layout {
    Layout(
      id: id ?? self.id, name: name ?? self.name, latinName: latinName ?? self.latinName,
      spaceEndsRun: spaceEndsRun, cycleTimeout: cycleTimeout, keys: keys ?? self.keys)
  }

  /// The layout with one more key, before those that need shift or behind them.
  func adding(_ key: Key) -> Layout {
    with(keys: unshifted + [key] + keys.filter { $0.under != nil })
  }
}
