import Artifacts
import Layouts

/// A file of a distribution that has been read back.
struct DecodedArtifact: Sendable {
  private let path: String
  /// The bytes, decompressed if necessary.
  private let content: [UInt8]
  /// The layout that the file belongs to, or nil if it does not belong to a single layout.
  private let layout: Layout?
  private let kind: LayoutArtifact.Content

  init(_ name: ArtifactName, _ bytes: [UInt8], of layouts: [Layout]) throws(VerificationFailure) {
    path = name.path
    content = try DecodedArtifact.content(of: name, bytes)
    guard case .perLayout(let kind, let id) = name else {
      (layout, self.kind) = (nil, .readByTests)
      return
    }
    (layout, self.kind) = (layouts.first { $0.id == id }!, kind.content)
  }

  /// Parses the map in the file. Returns nil if the file contains no map. The maps in sources are not read here: the
  /// drivers of `conform` compile the sources and query them.
  private func map() throws(VerificationFailure) -> (layout: Layout, reader: any MapReader)? {
    guard let layout else { return nil }
    switch kind {
    case .fullMap: return (layout, try ListedMap(json: path, content, of: layout, isMinified: false))
    case .minifiedMap: return (layout, try ListedMap(json: path, content, of: layout, isMinified: true))
    case .trie: return (layout, try TrieTables(path, content, of: layout))
    case .readByTests: return nil
    }
  }

  /// Returns true if `other` has the same content, as a map and its compressed form do. A proof of one then holds for
  /// both.
  private func isCopy(of other: DecodedArtifact) -> Bool {
    layout == other.layout && kind == other.kind && content == other.content
  }

  /// Returns the maps in `files`, by layout.
  static func maps(in files: [DecodedArtifact]) throws(VerificationFailure) -> [Layout: [any MapReader]] {
    let distinct = files.reduce(into: [DecodedArtifact]()) { distinct, file in
      if file.kind != .readByTests, !distinct.contains(where: file.isCopy) { distinct.append(file) }
    }
    let maps = try distinct.concurrentMap { file throws(VerificationFailure) in try file.map() }.compactMap(\.self)
    return Dictionary(grouping: maps, by: \.layout).mapValues { $0.map(\.reader) }
  }

  /// Returns the bytes of the file called `name`, decompressed if necessary. The result does not depend on the version
  /// of zlib.
  static func content(of name: ArtifactName, _ bytes: [UInt8]) throws(VerificationFailure) -> [UInt8] {
    guard name.isGzipped else { return bytes }
    do {
      return try Gzip.decompress(bytes)
    } catch {
      throw VerificationFailure(path: name.path, detail: "cannot be decompressed: \(error)")
    }
  }
}
