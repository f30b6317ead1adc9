/// What a file of a distribution holds, and for which layout. No other code knows how paths are made.
///
/// Paths begin with the format, so that a platform needs only one folder: `json/cheonjiin.min.json`,
/// `swift/Hwalja.swift`.
public enum ArtifactName: Hashable, Sendable {
  /// A file of one layout, by the layout's id.
  case perLayout(LayoutArtifact, layout: String)
  /// A file of one keyboard, by the keyboard's id.
  case keyboard(id: String)
  /// The picture of one keyboard, by the keyboard's id.
  case picture(id: String)
  /// A source, or a file of its package, by the folder of its language and the path in that folder.
  case source(language: String, file: String)
  /// What the distribution holds.
  case manifest

  /// The path below the distribution's folder, with `/` between its parts.
  public var path: String {
    switch self {
    case .perLayout(let kind, let layout): kind.path.replacing("*", with: layout)
    case .keyboard(let id): "keyboard/\(id).json"
    case .picture(let id): "keypad/\(id).svg"
    case .source(let language, let file): "\(language)/\(file)"
    case .manifest: "manifest.json"
    }
  }

  /// True if the file is gzipped: its bytes may then differ from one zlib to the next.
  public var isGzipped: Bool {
    if case .perLayout(let kind, _) = self { kind.isGzipped } else { false }
  }
}
