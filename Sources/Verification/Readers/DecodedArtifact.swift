import Artifacts
import Layouts

/// A file as it is read back.
struct DecodedArtifact: Sendable {
  private let path: String
  /// What the bytes hold if they are compressed, or else the bytes.
  private let content: [UInt8]
  /// The layout whose file it is, nil if it is one of all.
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

  /// The map in the file, if there is one. That of a source is read by whoever compiles the source: drivers of
  /// `conform` ask it everything.
  private func map() throws(VerificationFailure) -> (layout: Layout, reader: any MapReader)? {
    guard let layout else { return nil }
    switch kind {
    case .fullMap: return (layout, try ListedMap(json: path, content, of: layout, isMinified: false))
    case .minifiedMap: return (layout, try ListedMap(json: path, content, of: layout, isMinified: true))
    case .trie: return (layout, try TrieTables(path, content, of: layout))
    case .readByTests: return nil
    }
  }

  /// Whether `other` has the same content, so that a proof of one holds for both: a map, and the same compressed.
  private func isCopy(of other: DecodedArtifact) -> Bool {
    layout == other.layout && kind == other.kind && content == other.content
  }

  /// The maps in `files` by their layouts.
  static func maps(in files: [DecodedArtifact]) throws(VerificationFailure) -> [Layout: [any MapReader]] {
    let distinct = files.reduce(into: [DecodedArtifact]()) { distinct, file in
      if file.kind != .readByTests, !distinct.contains(where: file.isCopy) { distinct.append(file) }
    }
    let maps = try distinct.concurrentMap { file throws(VerificationFailure) in try file.map() }.compactMap(\.self)
    return Dictionary(grouping: maps, by: \.layout).mapValues { $0.map(\.reader) }
  }

  /// The bytes of the file called `name`, or what they hold if they are compressed, which does not depend on the zlib that
  /// made them.
  static func content(of name: ArtifactName, _ bytes: [UInt8]) throws(VerificationFailure) -> [UInt8] {
    guard name.isGzipped else { return bytes }
    do {
      return try Gzip.decompress(bytes)
    } catch {
      throw VerificationFailure(path: name.path, detail: "cannot be inflated: \(error)")
    }
  }
}
