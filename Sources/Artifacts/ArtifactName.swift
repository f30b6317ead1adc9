/// What a file of a distribution holds, and for which layout. No other code knows how paths are made.
///
/// Paths begin with the format, so that a platform needs only one folder: `json/cheonjiin.min.json`,
/// `swift/Hwalja.swift`.
public enum ArtifactName: Hashable, Sendable {
  /// A file of one layout, by the layout's id.
  case perLayout(LayoutArtifact, layout: String)
  /// A source, or a file of its package, by the folder of its language and the path in that folder.
  case source(language: String, file: String)
  /// What the distribution holds.
  case manifest

  /// The path below the distribution's folder, with `/` between its parts.
  public var path: String {
    switch self {
    case .perLayout(let kind, let layout): "\(kind.folder)/\(kind.prefix)\(layout)\(kind.suffix)"
    case .source(let language, let file): "\(language)/\(file)"
    case .manifest: "manifest.json"
    }
  }

  /// The name of the file at `path`, or nil if no file of a distribution lies there.
  public init?(path: String) {
    if path == Self.manifest.path {
      self = .manifest
      return
    }
    guard let slash = path.firstIndex(of: "/") else { return nil }
    let (folder, file) = (path[..<slash], path[path.index(after: slash)...])
    guard !folder.isEmpty, !file.isEmpty else { return nil }
    let kinds = LayoutArtifact.all.filter { $0.folder == folder }
    if kinds.isEmpty {
      self = .source(language: String(folder), file: String(file))
      return
    }
    for kind in kinds where file.hasPrefix(kind.prefix) && file.hasSuffix(kind.suffix) {
      let layout = file.dropFirst(kind.prefix.count).dropLast(kind.suffix.count)
      // An id has no dot, slash or underscore, so that it cannot contain another suffix or folder.
      guard !layout.isEmpty, !layout.contains(where: { "./_".contains($0) }) else { continue }
      self = .perLayout(kind, layout: String(layout))
      return
    }
    return nil
  }

  /// How the file is compressed, if it is; its bytes may then differ from one zlib to the next.
  public var compression: LayoutArtifact.Compression? {
    if case .perLayout(let kind, _) = self { kind.compression } else { nil }
  }
}
