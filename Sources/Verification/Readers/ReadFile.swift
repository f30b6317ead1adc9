import Artifacts
import Layouts
import Zlib

/// A file that was read back, with the map in it.
struct ReadFile: Sendable {
  let name: ArtifactName
  let bytes: [UInt8]
  /// The layout whose file it is, nil if it is one of all.
  let layout: Layout?
  /// The map, which must follow the rules of `layout`. That of a source is read by whoever compiles the source: drivers of
  /// `gen conform` ask it everything.
  let map: (any MapReader)?

  var path: String { name.path }

  /// Reads `bytes`, the file called `name`, which belongs to one of `layouts` or to all.
  ///
  /// - Throws: `VerificationFailure` if the file does not have the content its name promises, or belongs
  ///   to no layout of `layouts`.
  init(_ name: ArtifactName, _ bytes: [UInt8], of layouts: [Layout]) throws(VerificationFailure) {
    self.name = name
    self.bytes = bytes
    let content = try ReadFile.content(of: name, bytes)
    guard case .perLayout(let kind, let id) = name else {
      (layout, map) = (nil, nil)
      return
    }
    guard let layout = layouts.first(where: { $0.id == id }) else {
      throw VerificationFailure(
        path: name.path,
        detail: "is of a layout \(id) that was not given; give it with --layout or --layout-file")
    }
    self.layout = layout
    map =
      switch kind.content {
      case .fullMap: try ListedMap(json: name.path, content, of: layout, isMinified: false)
      case .minifiedMap: try ListedMap(json: name.path, content, of: layout, isMinified: true)
      case .trie: try TrieMap(name.path, content, of: layout)
      case .florisBoard: try ListedMap(florisBoard: name.path, bytes, of: layout)
      case .readByTests: nil
      }
  }

  /// The bytes of the file called `name`, or what they hold if they are compressed, which does not depend on the zlib that
  /// made them.
  static func content(of name: ArtifactName, _ bytes: [UInt8]) throws(VerificationFailure)
    -> [UInt8]
  {
    switch name.compression {
    case .zip: return try ZipArchive(name.path, bytes).content
    case .gzip:
      do {
        return try Deflate.gzip.decompress(bytes)
      } catch {
        throw VerificationFailure(path: name.path, detail: "cannot be inflated: \(error)")
      }
    case nil: return bytes
    }
  }
}
