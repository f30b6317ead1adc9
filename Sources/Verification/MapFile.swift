import Artifacts
import Layouts

/// What a file of a distribution holds, by its name.
struct MapFile {
  private enum Kind { case full, minified, gzip, trie, source }

  private let path: String
  private let kind: Kind
  /// The file's name up to the first dot, which for a map is the id of its layout.
  private let stem: String

  init(_ path: String) {
    self.path = path
    let name = path.split(separator: "/").last ?? ""
    stem = String(name.prefix { $0 != "." })
    kind =
      switch name.dropFirst(stem.count) {
      case ".full.json": .full
      case ".min.json": .minified
      case ".json.gz": .gzip
      case ".trie": .trie
      default: .source
      }
  }

  /// The maps that `bytes` hold, each with the id of its layout; none for a file without maps.
  ///
  /// - Throws: `VerificationFailure` if the file is not what its name says, or no layout's of `layouts`.
  func readers(_ bytes: [UInt8], of layouts: [Layout]) throws(VerificationFailure) -> [(
    layout: String, reader: any MapReader
  )] {
    if kind == .source {
      var readers: [(String, any MapReader)] = []
      for (id, trie) in SourceTries.tries(in: bytes) {
        let layout = try find(id, in: layouts)
        readers.append((id, try TrieMap("\(path)/\(id)", trie, of: layout)))
      }
      return readers
    }
    return [(stem, try reader(bytes, of: find(stem, in: layouts)))]
  }

  private func reader(_ bytes: [UInt8], of layout: Layout) throws(VerificationFailure)
    -> any MapReader
  {
    switch kind {
    case .full: try JSONMap(path, bytes, of: layout, isMinified: false)
    case .minified: try JSONMap(path, bytes, of: layout, isMinified: true)
    case .gzip: try JSONMap(path, inflated(bytes), of: layout, isMinified: false)
    case .trie, .source: try TrieMap(path, bytes, of: layout)
    }
  }

  private func inflated(_ bytes: [UInt8]) throws(VerificationFailure) -> [UInt8] {
    do {
      return try Gzip.decompress(bytes)
    } catch {
      throw VerificationFailure(path: path, detail: "cannot be inflated: \(error)")
    }
  }

  private func find(_ id: String, in layouts: [Layout]) throws(VerificationFailure) -> Layout {
    guard let layout = layouts.first(where: { $0.id == id }) else {
      throw VerificationFailure(path: path, detail: "is of a layout \(id) that was not given")
    }
    return layout
  }
}
