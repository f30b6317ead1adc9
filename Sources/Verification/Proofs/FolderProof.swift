import Artifacts
import Layouts
import Parallel

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
    try files.compare(with: made)
    let maps = files.flatMap(\.maps)
    var cells: [String: Int] = [:]
    for layout in layouts {
      let readers = maps.filter { $0.layout == layout }.map(\.reader)
      if readers.isEmpty { continue }
      cells[layout.id, default: 0] += try RuleProof(layout: layout, readers: readers).run()
    }
    return files.map { Finding(path: $0.path, detail: detail(of: $0, cells)) }
      .sorted { $0.path < $1.path }
  }

  private func detail(of file: ReadFile, _ cells: [String: Int]) -> String {
    switch file.name {
    case .manifest: return "\(files.count - 1) files"
    case .perLayout(.florisBoard, let id):
      // Its rules say nothing of backspace.
      let keys = file.maps[0].layout.keys.count
      return "\(cells[id]! / (keys + 1) * keys) cells, and every key's place"
    default:
      let ids = Set(file.maps.map(\.layout.id))
      return ids.isEmpty ? "as made today" : "\(ids.reduce(0) { $0 + cells[$1]! }) cells"
    }
  }
}

extension [String] {
  /// The strings in their order, each once.
  fileprivate var uniqued: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
