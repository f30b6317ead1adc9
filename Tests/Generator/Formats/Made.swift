import Artifacts
import Formats
import Keyboards
import Layouts
import Maps

/// The distribution of two layouts and the files for review, made once for all tests.
enum Made {
  static let layouts: [Layout] = [.naratgeul, .sky]
  static let distribution = try! Distribution(layouts: layouts, formats: FormatRegistry.all)
  static let maps = distribution.maps
  static let artifacts = distribution.artifacts
  static let manifest = try! distribution.withManifest().artifacts.last!

  static func artifact(_ path: String) -> Artifact { artifacts.first { $0.path == path }! }

  static func text(_ path: String) -> String {
    String(decoding: artifact(path).bytes, as: UTF8.self)
  }
}

extension FormatRegistry {
  /// The format called `name`.
  static func named(_ name: String) -> Format { all.first { $0.name == name }! }
}

extension Format {
  /// The texts of the files that the format makes of `layout`, by their paths.
  func texts(of layout: Layout, _ publication: Publication = Publication()) throws -> [String: String] {
    let made = try files(for: [LayoutMaps(layout)], publication).artifacts
    return Dictionary(uniqueKeysWithValues: made.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}
