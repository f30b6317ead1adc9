import Keyboards
import Layouts

extension Layout {
  /// Every layout of the project. Layouts with dots are included in both dot styles.
  static let inAllStyles: [Layout] = all.flatMap(\.styles)

  /// The example layout of docs/LAYOUTS.md.
  static let motorola: Layout = {
    let file = "docs/examples/motorola/motorola.json"
    return try! LayoutFile.layout(from: try! Repository.bytes(file), file: file)
  }()

  /// Returns a copy of the layout in which the given id, names and keys replace those of the original.
  func with(id: String? = nil, name: String? = nil, latinName: String? = nil, keys: [Key]? = nil) -> Layout {
    Layout(
      id: id ?? self.id, name: name ?? self.name, latinName: latinName ?? self.latinName,
      spaceEndsRun: spaceEndsRun, cycleTimeout: cycleTimeout, keys: keys ?? self.keys)
  }

  /// Returns the layout with one more key. It comes after the keys that do not need shift and before those that do.
  func adding(_ key: Key) -> Layout {
    with(keys: unshifted + [key] + keys.filter { $0.under != nil })
  }
}
