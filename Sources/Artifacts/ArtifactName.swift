/// The kind of a file in a distribution, and the layout or keyboard that the file belongs to. Only this type builds
/// paths.
///
/// A path starts with the format, so that a platform needs only one folder: `json/cheonjiin.min.json`,
/// `swift/Hwalja.swift`.
public enum ArtifactName: Hashable, Sendable {
  /// A file that belongs to one layout, with the layout's id.
  case perLayout(LayoutArtifact, layout: String)
  /// A file that contains one keyboard, with the keyboard's id.
  case keyboard(id: String)
  /// The picture of one keyboard, with the keyboard's id.
  case picture(id: String)
  /// A source, or another file in the package of a language, with the language's folder and the path in that folder.
  case source(language: String, file: String)
  /// The list of the files in the distribution.
  case manifest

  /// The path below the distribution's folder, with `/` between its components.
  public var path: String {
    switch self {
    case .perLayout(let kind, let layout): kind.path.replacing("*", with: layout)
    case .keyboard(let id): "keyboard/\(id).json"
    case .picture(let id): "keypad/\(id).svg"
    case .source(let language, let file): "\(language)/\(file)"
    case .manifest: "manifest.json"
    }
  }

  /// True if the file is gzipped. Its bytes then depend on the version of zlib.
  public var isGzipped: Bool {
    if case .perLayout(let kind, _) = self { kind.isGzipped } else { false }
  }
}
