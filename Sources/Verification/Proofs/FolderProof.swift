import Artifacts
import Layouts
import Parallel
import Zlib

/// The proof of a whole distribution on disk: every map against the rules of its layout, and every file
/// against the one that the generator makes today.
public struct FolderProof: Sendable {
  /// What was proved of one file.
  public struct Finding: Sendable {
    /// The path below the folder.
    public let path: String
    /// What was proved, in a few words.
    public let detail: String
  }

  private let files: [ReadFile]
  private let layouts: [Layout]

  /// Reads `files`, which belong to any of `layouts`.
  ///
  /// - Parameter layouts: The layouts; those of one layout in both dot styles follow each other.
  /// - Throws: `VerificationFailure` if a file's path is unknown or does not fit its content.
  public init(
    files: [(path: String, bytes: [UInt8])], layouts: [Layout]
  ) throws(VerificationFailure) {
    self.layouts = layouts
    self.files = try files.concurrentMap { path, bytes throws(VerificationFailure) in
      guard let name = ArtifactName(path: path) else { throw FolderProof.stray(path) }
      return try ReadFile(name, bytes, of: layouts)
    }
  }

  /// The ids of the layouts that the files belong to, in the order given.
  public var layoutIDs: [String] {
    let scenarios = files.filter { [.sessions, .keyboards].contains($0.name) }.flatMap {
      $0.bytes.split(separator: 0x0A)
    }
    // The first column of a scenario is the layout's id.
    let driven = scenarios.map { String(decoding: $0.prefix { $0 != 0x09 }, as: UTF8.self) }
    let found = Set(
      files.compactMap(\.name.layout) + files.flatMap { $0.maps.map(\.layout.id) } + driven)
    return layouts.map(\.id).filter(found.contains).uniqued
  }

  /// Proves everything.
  ///
  /// - Parameter made: The files that the generator makes of the layouts `layoutIDs` today.
  /// - Returns: What was proved of each file, in order of paths.
  /// - Throws: `VerificationFailure` for the first difference.
  public func run(comparingWith made: [Artifact]) throws(VerificationFailure) -> [Finding] {
    try compare(with: made)
    if let manifest = files.first(where: { $0.name == .manifest }) {
      try ManifestProof(manifest.bytes).run(files.map { ($0.name, $0.bytes) })
    }
    var cells: [String: Int] = [:]
    for layout in layouts {
      let readers = files.flatMap(\.maps).filter { $0.layout == layout }.map(\.reader)
      if readers.isEmpty { continue }
      cells[layout.id, default: 0] += try RuleProof(layout: layout, readers: readers).run()
    }
    let found = try files.concurrentMap { [cells] file throws(VerificationFailure) in
      Finding(path: file.path, detail: try detail(of: file, cells))
    }
    for file in files { try compareContent(of: file, with: made) }
    return found.sorted { $0.path < $1.path }
  }

  /// Checks that the generator makes every file with the same bytes. Only compressed bytes may differ; their content
  /// is proved like any other map.
  private func compare(with made: [Artifact]) throws(VerificationFailure) {
    // By name, since a folder may hold thousands.
    let byName = Dictionary(made.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for file in files {
      guard let today = byName[file.name] else { throw FolderProof.stray(file.path) }
      let isSame =
        switch file.name {
        case .manifest: Manifest(today.bytes)?.isSame(as: file.bytes) == true
        case .perLayout(.gzippedMap, _), .perLayout(.florisBoard, _): true
        default: file.bytes == today.bytes
        }
      guard isSame else { throw FolderProof.old(file.path) }
    }
    try checkThatLanguagesAreWhole(made)
  }

  /// Whether `file` has the header and the content of the one made today; how it is compressed is zlib's affair.
  private func isSameGzip(_ file: ReadFile, _ today: Artifact) throws(VerificationFailure) -> Bool {
    guard Gzip.hasHeader(file.bytes) else {
      throw VerificationFailure(
        path: file.path,
        detail:
          "has a name, a time or something else in its gzip header; make it again with swift run gen"
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
  private func checkThatLanguagesAreWhole(_ made: [Artifact]) throws(VerificationFailure) {
    let found = Set(files.map(\.path))
    let languages = Set(files.compactMap(\.name.language))
    for today in made where !found.contains(today.path) {
      guard let language = today.name.language, languages.contains(language) else { continue }
      throw VerificationFailure(
        path: today.path,
        detail: "is missing, and other files of \(language) are there; make it with swift run gen")
    }
  }

  /// Checks what is compressed beyond what its proof has named: an extension's texts, and the order of everything.
  private func compareContent(of file: ReadFile, with made: [Artifact]) throws(VerificationFailure)
  {
    guard file.name.isCompressed, let today = made.first(where: { $0.name == file.name }) else {
      return
    }
    if case .perLayout(.gzippedMap, _) = file.name {
      guard try isSameGzip(file, today) else { throw FolderProof.old(file.path) }
      return
    }
    let (old, new) = (try ZipArchive(file.path, file.bytes), try ZipArchive(file.path, today.bytes))
    guard old.content == new.content else { throw FolderProof.old(file.path) }
  }

  private static func old(_ path: String) -> VerificationFailure {
    VerificationFailure(
      path: path, detail: "is not what is made today; make it again with swift run gen")
  }

  private func detail(of file: ReadFile, _ cells: [String: Int]) throws(VerificationFailure)
    -> String
  {
    switch file.name {
    case .perLayout(.keypad, let id):
      let layout = try ReadFile.layout(id, layouts, file.path)
      try KeypadProof(layout: layout).run(on: file.path, file.bytes)
      return "every label"
    case .perLayout(.florisBoard, let id):
      let layout = try ReadFile.layout(id, layouts, file.path)
      try FlexProof(layout: layout).run(on: file.path, file.bytes)
      let keys = layout.keys.count
      return "\((cells[id] ?? 0) / (keys + 1) * keys) cells, and every key's place"
    case .perLayout(.minifiedMap, _), .perLayout(.gzippedMap, _), .perLayout(.fullMap, _),
      .perLayout(.trie, _), .source:
      let ids = Set(file.maps.map(\.layout.id))
      // A package's description carries no trie.
      return ids.isEmpty ? Self.today : "\(ids.reduce(0) { $0 + (cells[$1] ?? 0) }) cells"
    // An input method is a program; tests type every conformance line on it through the m17n library.
    case .perLayout(.m17n, _): return Self.today
    // Places of keys in the files of others, which tests read as their keyboards do.
    case .perLayout(.heliBoard, _), .perLayout(.heliBoardSymbols, _),
      .perLayout(.heliBoardMoreSymbols, _), .perLayout(.heliBoardFunctional, _),
      .perLayout(.futo, _), .perLayout(.futoSymbols, _), .perLayout(.futoMoreSymbols, _):
      return Self.today
    // The rule itself writes these files, and tests check every runtime against them.
    case .perLayout(.conformance, _), .sessions, .keyboards: return Self.today
    case .manifest: return "\(files.count - 1) files"
    }
  }

  /// The finding for a file that equals today's and has no map to prove.
  private static let today = "as made today"

  private static func stray(_ path: String) -> VerificationFailure {
    VerificationFailure(
      path: path,
      detail: "is no file of this distribution; remove it, or name its layout or template")
  }
}

extension [String] {
  /// The strings in their order, each once.
  fileprivate var uniqued: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension ArtifactName {
  /// The language of a source.
  fileprivate var language: String? {
    if case .source(let language, _) = self { language } else { nil }
  }
}
