import Artifacts
import Layouts
import Zlib

/// A file that was read, with the maps in it.
struct ReadFile: Sendable {
  let name: ArtifactName
  let bytes: [UInt8]
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
    maps =
      switch name {
      case .perLayout(let kind, let id):
        try ReadFile.maps(kind, name.path, bytes, of: try ReadFile.layout(id, layouts, name.path))
      case .source: try ReadFile.maps(inSourceAt: name.path, bytes, of: layouts)
      case .manifest: []
      }
  }

  /// The layout whose id is `id`.
  static func layout(_ id: String, _ layouts: [Layout], _ path: String)
    throws(VerificationFailure) -> Layout
  {
    guard let layout = layouts.first(where: { $0.id == id }) else {
      throw VerificationFailure(
        path: path,
        detail: "is of a layout \(id) that was not given; give its file with --layout-file")
    }
    return layout
  }

  private static func maps(
    _ kind: LayoutArtifact, _ path: String, _ bytes: [UInt8], of layout: Layout
  ) throws(VerificationFailure) -> [(layout: Layout, reader: any MapReader)] {
    let reader: any MapReader
    switch kind {
    case .fullMap: reader = try JSONMap(path, bytes, of: layout, isMinified: false)
    case .minifiedMap: reader = try JSONMap(path, bytes, of: layout, isMinified: true)
    case .gzippedMap:
      reader = try JSONMap(path, inflated(bytes, path), of: layout, isMinified: true)
    case .trie: reader = try TrieMap(path, bytes, of: layout)
    case .florisBoard: reader = try FlexMap(path, bytes, of: layout)
    case .keypad, .m17n, .heliBoard, .heliBoardSymbols, .heliBoardMoreSymbols,
      .heliBoardFunctional, .futo, .futoSymbols, .futoMoreSymbols:
      return []
    }
    return [(layout, reader)]
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
      let layout = try layout(id, layouts, path)
      guard !maps.contains(where: { $0.0.id == id }) else {
        throw VerificationFailure(
          path: path, detail: "holds more than one trie of \(id); a template fills in each once")
      }
      maps.append((layout, try TrieMap("\(path) (\(id))", trie, of: layout)))
    }
    return maps
  }

  private static func inflated(_ bytes: [UInt8], _ path: String) throws(VerificationFailure)
    -> [UInt8]
  {
    do {
      return try Gzip.decompress(bytes)
    } catch {
      throw VerificationFailure(path: path, detail: "cannot be inflated: \(error)")
    }
  }
}
