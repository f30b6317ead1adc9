import Artifacts
import Zlib

/// The comparison of the files of a folder with those that the generator makes today.
struct FolderComparison {
  private let files: [ReadFile]
  private let made: [Artifact]
  /// By name, since a folder may hold thousands.
  private let madeByName: [ArtifactName: Artifact]

  init(files: [ReadFile], made: [Artifact]) {
    self.files = files
    self.made = made
    madeByName = Dictionary(made.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Checks that the generator makes every file with the same bytes, and that no source is missing. Only compressed
  /// bytes may differ; their content is proved like any other map.
  func compareBytes() throws(VerificationFailure) {
    for file in files {
      guard let today = madeByName[file.name] else { throw .stray(file.path) }
      let isSame =
        switch file.name {
        case .manifest: Manifest(today.bytes)?.isSame(as: file.bytes) == true
        default: file.name.isCompressed || file.bytes == today.bytes
        }
      guard isSame else { throw .old(file.path) }
    }
    try checkThatLanguagesAreWhole()
  }

  /// Checks what is compressed beyond what its proof has named: an extension's texts, and the order of everything.
  func compareContents() throws(VerificationFailure) {
    for file in files where file.name.isCompressed {
      guard let today = madeByName[file.name] else { throw .stray(file.path) }
      let isSame =
        if case .perLayout(.gzippedMap, _) = file.name {
          try isSameGzip(file, today)
        } else {
          try ZipArchive(file.path, file.bytes).content
            == ZipArchive(file.path, today.bytes).content
        }
      guard isSame else { throw .old(file.path) }
    }
  }

  /// Whether `file` has the header and the content of the one made today; how it is compressed is zlib's affair.
  private func isSameGzip(_ file: ReadFile, _ today: Artifact) throws(VerificationFailure) -> Bool {
    guard Gzip.hasHeader(file.bytes) else {
      throw VerificationFailure(
        path: file.path,
        detail:
          "has a name, a time or something else in its gzip header; make it again with gen"
      )
    }
    do {
      return try Gzip.decompress(file.bytes) == Gzip.decompress(today.bytes)
    } catch {
      throw VerificationFailure(path: file.path, detail: "cannot be inflated: \(error)")
    }
  }

  /// Checks that no source is missing where others of its language are: they include each other. Other formats have
  /// files that are taken one by one, and a manifest names all.
  private func checkThatLanguagesAreWhole() throws(VerificationFailure) {
    let found = Set(files.map(\.path))
    let languages = Set(files.compactMap(\.name.language))
    for today in made where !found.contains(today.path) {
      guard let language = today.name.language, languages.contains(language) else { continue }
      throw VerificationFailure(
        path: today.path,
        detail: "is missing, and other files of \(language) are there; make it with gen")
    }
  }
}

extension VerificationFailure {
  /// The failure of a file that the generator does not make.
  static func stray(_ path: String) -> Self {
    Self(
      path: path,
      detail: "is no file of this distribution; remove it, or name its layout or template")
  }

  /// The failure of a file that the generator makes otherwise today.
  fileprivate static func old(_ path: String) -> Self {
    Self(path: path, detail: "is not what is made today; make it again with gen")
  }
}

extension ArtifactName {
  /// The language of a source.
  fileprivate var language: String? {
    if case .source(let language, _) = self { language } else { nil }
  }
}
