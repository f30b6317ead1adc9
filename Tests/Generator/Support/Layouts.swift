import Keyboards
import Layouts

extension Layout {
  /// Every layout of the project; layouts with dots also in the other dot style.
  static let inAllStyles: [Layout] = all.flatMap(\.styles)

  /// The example of docs/LAYOUTS.md.
  static let motorola: Layout = {
    let file = "docs/examples/motorola/motorola.json"
    return try! LayoutFile.layout(from: try! Repository.bytes(file), file: file)
  }()

  /// Returns a copy with another id, other names or other keys.
  func with(id: String? = nil, name: String? = nil, latinName: String? = nil, keys: [Key]? = nil) -> Layout {
    Layout(
      id: id ?? self.id, name: name ?? self.name, latinName: latinName ?? self.latinName,
      spaceEndsRun: spaceEndsRun, cycleTimeout: cycleTimeout, keys: keys ?? self.keys)
  }

  /// Returns the layout with one more key, before or after the keys that need shift.
  func adding(_ key: Key) -> Layout {
    with(keys: unshifted + [key] + keys.filter { $0.under != nil })
  }
}
