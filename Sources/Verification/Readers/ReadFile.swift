import Artifacts
import Layouts
import Zlib

/// A file that was read back, with its content and the maps in it.
struct ReadFile: Sendable {
  let name: ArtifactName
  let bytes: [UInt8]
  /// The bytes, or what a compressed file holds, which does not depend on the zlib that made it.
  let content: [UInt8]
  /// The maps, each with the layout whose rules it must follow.
  let maps: [(layout: Layout, reader: any MapReader)]

  var path: String { name.path }

  /// Reads `bytes`, the file called `name`, which belongs to one of `layouts` or to all.
  ///
  /// - Throws: `VerificationFailure` if the file does not have the content its name promises, or belongs
  ///   to no layout of `layouts`.
  init(_ name: ArtifactName, _ bytes: [UInt8], of layouts: [Layout]) throws(VerificationFailure) {
    self.name = name
    self.bytes = bytes
    content = try ReadFile.content(of: name, bytes)
    maps =
      switch name {
      case .perLayout(let kind, let id):
        try ReadFile.maps(kind, name.path, bytes, content, of: try layouts.named(id, name.path))
      case .source: try ReadFile.maps(inSourceAt: name.path, bytes, of: layouts)
      case .manifest: []
      }
  }

  /// What the file called `name` holds.
  static func content(of name: ArtifactName, _ bytes: [UInt8]) throws(VerificationFailure)
    -> [UInt8]
  {
    switch name.compression {
    case .zip: return try ZipArchive(name.path, bytes).content
    case .gzip:
      do {
        return try Gzip.decompress(bytes)
      } catch {
        throw VerificationFailure(path: name.path, detail: "cannot be inflated: \(error)")
      }
    case nil: return bytes
    }
  }

  /// The map in a file of `layout`. What can be proved without a map is proved here.
  private static func maps(
    _ kind: LayoutArtifact, _ path: String, _ bytes: [UInt8], _ content: [UInt8], of layout: Layout
  ) throws(VerificationFailure) -> [(layout: Layout, reader: any MapReader)] {
    switch kind.content {
    case .fullMap: return [(layout, try JSONMap(path, content, of: layout, isMinified: false))]
    case .minifiedMap:
      return [(layout, try JSONMap(path, content, of: layout, isMinified: true))]
    case .trie: return [(layout, try TrieMap(path, content, of: layout))]
    case .florisBoard:
      let description = try FlorisBoardProof(layout: layout).run(on: path, bytes)
      return [(layout, try FlorisBoardMap(path, description, of: layout))]
    case .readByTests: break
    }
    return []
  }

  /// The tries in a source, each of another layout.
  private static func maps(inSourceAt path: String, _ bytes: [UInt8], of layouts: [Layout])
    throws(VerificationFailure) -> [(layout: Layout, reader: any MapReader)]
  {
    var maps: [(Layout, any MapReader)] = []
    for trie in SourceTries.tries(in: bytes) {
      guard let id = SourceTries.layout(ofTrie: trie) else {
        throw VerificationFailure(path: path, detail: "holds a trie without a header")
      }
      let layout = try layouts.named(id, path)
      guard !maps.contains(where: { $0.0.id == id }) else {
        throw VerificationFailure(
          path: path, detail: "holds more than one trie of \(id); a template fills in each once")
      }
      maps.append((layout, try TrieMap("\(path) (\(id))", trie, of: layout)))
    }
    return maps
  }
}

extension [Layout] {
  /// The layout whose id is `id`, for the file at `path`.
  fileprivate func named(_ id: String, _ path: String) throws(VerificationFailure) -> Layout {
    guard let layout = first(where: { $0.id == id }) else {
      throw VerificationFailure(
        path: path,
        detail: "is of a layout \(id) that was not given; give its file with --layout-file")
    }
    return layout
  }
}
