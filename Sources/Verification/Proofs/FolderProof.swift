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
  /// - Throws: `VerificationFailure` if a file's path is unknown or does not fit its content.
  public init(
    files: [(path: String, bytes: [UInt8])], layouts: [Layout]
  ) throws(VerificationFailure) {
    self.layouts = layouts
    self.files = try files.concurrentMap { path, bytes throws(VerificationFailure) in
      guard let name = ArtifactName(path: path) else { throw .stray(path) }
      return try ReadFile(name, bytes, of: layouts)
    }
  }

  /// The ids of the layouts that the files belong to, in the order given.
  public var layoutIDs: [String] {
    let found = Set(
      files.compactMap(\.name.layout) + files.flatMap { $0.maps.map(\.layout.id) })
    return layouts.map(\.id).filter(found.contains).uniqued
  }

  /// Proves everything.
  ///
  /// - Parameter made: The files that the generator makes of the layouts `layoutIDs` today.
  /// - Returns: What was proved of each file, in order of paths.
  /// - Throws: `VerificationFailure` for the first difference.
  public func run(comparingWith made: [Artifact]) throws(VerificationFailure) -> [Finding] {
    let comparison = FolderComparison(files: files, made: made)
    try comparison.compareBytes()
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
    try comparison.compareContents()
    return found.sorted { $0.path < $1.path }
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
    // An input method is a program; tests ask it every question of `gen conform` through the m17n library.
    case .perLayout(.m17n, _): return Self.today
    // Places of keys in the files of others, which tests read as their keyboards do.
    case .perLayout(.heliBoard, _), .perLayout(.heliBoardSymbols, _),
      .perLayout(.heliBoardMoreSymbols, _), .perLayout(.heliBoardFunctional, _),
      .perLayout(.futo, _), .perLayout(.futoSymbols, _), .perLayout(.futoMoreSymbols, _):
      return Self.today
    case .manifest: return "\(files.count - 1) files"
    }
  }

  /// The finding for a file that equals today's and has no map to prove.
  private static let today = "as made today"
}

extension [String] {
  /// The strings in their order, each once.
  fileprivate var uniqued: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
