import Artifacts
import Foundation
import Layouts
import Parallel

/// The proof of a whole distribution as it lies on disk: every map in it against the rules of its layout,
/// and every file against the manifest, if there is one.
public struct DistributionProof: Sendable {
  /// What was proved of one file.
  public struct Finding: Sendable {
    /// The path below the folder.
    public let path: String
    /// What was proved, in a few words.
    public let detail: String
  }

  /// The files by path, in order.
  private let files: [(path: String, bytes: [UInt8])]
  private let manifest: Manifest?
  /// The maps of each layout.
  private let maps: [(layout: Layout, readers: [any MapReader])]
  /// The conformance file of each layout.
  private let conformance: [(layout: Layout, path: String, bytes: [UInt8])]

  /// Reads the folder at `directory`, which may hold any of the files of any of `layouts`.
  ///
  /// - Throws: `OutputError` if the folder or a file that its manifest lists cannot be read,
  ///   `VerificationFailure` if a file is not what its name says.
  public init(directory: String, layouts: [Layout]) throws {
    let folder = ArtifactWriter(directory: directory)
    var paths = try DistributionProof.paths(below: directory)
    manifest =
      paths.contains(Manifest.path) ? try Manifest(reading: folder.read(Manifest.path)) : nil
    paths = Set(paths + (manifest?.files.map(\.path) ?? [])).sorted()
    files = try paths.map { ($0, try folder.read($0)) }
    var readers: [String: [any MapReader]] = [:]
    for file in files {
      for (id, reader) in try MapFile(file.path).readers(file.bytes, of: layouts) {
        readers[id, default: []].append(reader)
      }
    }
    maps = layouts.compactMap { layout in readers[layout.id].map { (layout, $0) } }
    conformance = files.compactMap { file in
      layouts.first { file.path == "conformance/\($0.id).tsv" }.map { ($0, file.path, file.bytes) }
    }
    if maps.isEmpty && conformance.isEmpty {
      throw OutputError(
        "find an artifact in", directory, code: ENOENT,
        remedy: "make them with swift run gen --out \(directory)")
    }
  }

  /// Proves everything, the layouts side by side.
  ///
  /// - Returns: What was proved of each file, in order of paths.
  /// - Throws: `VerificationFailure` for the first difference.
  public func run() throws -> [Finding] {
    let listed = try manifest.map { try ManifestProof(manifest: $0).run(files) } ?? []
    let cells = try maps.concurrentMap { map throws(VerificationFailure) in
      (map.layout.id, try RuleProof(layout: map.layout, readers: map.readers).run())
    }
    let cellCounts = Dictionary(uniqueKeysWithValues: cells)
    let lines = try conformance.concurrentMap { file throws(VerificationFailure) in
      (file.path, try ConformanceProof(file.layout).run(on: file.path, file.bytes))
    }
    return files.map { file in
      let proved = maps.filter { $0.readers.contains { $0.path.isPart(of: file.path) } }
      var details = listed.contains(file.path) ? ["size and checksum"] : []
      if !proved.isEmpty {
        let count = proved.reduce(0) { $0 + (cellCounts[$1.layout.id] ?? 0) }
        details.append("\(count) cells")
      }
      if let (_, count) = lines.first(where: { $0.0 == file.path }) {
        details.append("\(count) lines")
      }
      if file.path == Manifest.path { details = ["\(listed.count) files"] }
      return Finding(
        path: file.path,
        detail: details.isEmpty ? "nothing to prove" : details.joined(separator: ", "))
    }
  }

  /// The files below `directory`, hidden ones left out.
  private static func paths(below directory: String) throws(OutputError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: directory, isDirectory: &isFolder) else {
      throw OutputError("read", directory, code: ENOENT)
    }
    guard isFolder.boolValue, let all = FileManager.default.enumerator(atPath: directory) else {
      throw OutputError("read", directory, code: isFolder.boolValue ? EACCES : ENOTDIR)
    }
    return all.compactMap { $0 as? String }.filter { path in
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      return !isHidden
        && FileManager.default.fileExists(atPath: "\(directory)/\(path)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}

extension String {
  /// Whether this is `path`, or a part of the file there.
  fileprivate func isPart(of path: String) -> Bool {
    self == path || hasPrefix(path + "/")
  }
}
