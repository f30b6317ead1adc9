/// The kind of a file in a distribution, and the layout or keyboard that it belongs to. Only this type builds paths.
///
/// A path starts with the format, so that a platform needs only one folder: `json/cheonjiin.min.json`,
/// `swift/Hwalja.swift`.
public enum ArtifactName: Hashable, Sendable {
  /// A file of one layout, by the layout's id.
  case perLayout(LayoutArtifact, layout: String)
  /// A file of one keyboard, by the keyboard's id.
  case keyboard(id: String)
  /// The picture of one keyboard, by the keyboard's id.
  case picture(id: String)
  /// A source, or another file of its package, by the folder of its language and the path in that folder.
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
