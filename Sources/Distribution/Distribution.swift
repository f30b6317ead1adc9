// Runs the stages: the maps of every layout, the files of every format, and their manifest. Everything is in
// memory; callers write and prove the files.

import Artifacts
import Formats
import Keyboards
import Layouts
import Maps
import Parallel
import Zlib

/// The files of some formats for some layouts, and how long each part took.
public struct Distribution: Sendable {
  /// One file with its gzipped size and the time that its format took.
  public struct File: Sendable {
    /// The file.
    public let artifact: Artifact
    /// Its size in bytes when gzipped, or nil if no keyboard ships it.
    public let gzippedSize: Int?
    /// The wall-clock time for all files of its format, while other formats ran in parallel.
    public let duration: Duration
  }

  /// The maps that the files were made from.
  public let maps: [LayoutMaps]
  /// The files, format by format, the manifest last if there is one.
  public private(set) var files: [File]

  /// The paths of files for review, which are listed in the manifest and not among `files`.
  public private(set) var reviewPaths: [String] = []

  /// The layouts that formats leave out, and why.
  public let omissions: [Omission]

  /// The files alone.
  public var artifacts: [Artifact] { files.map(\.artifact) }

  /// Makes the files of `exporters` for `layouts`.
  ///
  /// - Parameters:
  ///   - layouts: The layouts, in the order in which they are listed.
  ///   - keyboards: Keyboards of the user's own, for some of these layouts.
  ///   - exporters: The formats, in the order in which they are made.
  ///   - progress: Called with the name of each stage before it begins; independent stages start together.
  /// - Throws: `InvalidLayout`, `BudgetExceeded` or an exporter's own error; the first `Omission` if no file was made.
  public init(
    layouts: [Layout], keyboards: [Keyboard] = [], exporters: [any Exporter],
    progress: (String) -> Void = { _ in }
  ) throws {
    for layout in layouts { progress("map of \(layout.id)") }
    let maps = try layouts.concurrentMap { layout throws(InvalidLayout) in
      try LayoutMaps(layout, keyboards: keyboards)
    }
    for exporter in exporters { progress(exporter.name) }
    self.maps = maps
    let results = try exporters.concurrentMap { exporter in
      var result = (artifacts: [Artifact](), omissions: [Omission]())
      let duration = try ContinuousClock().measure {
        result = try exporter.result(for: maps)
        result.artifacts = try result.artifacts.map { try $0.withinBudget() }
      }
      return (made: result.artifacts.map { (artifact: $0, duration: duration) }, result.omissions)
    }
    let made = results.flatMap(\.made)
    var paths: Set<String> = []
    // Some file systems ignore case.
    for made in made where !paths.insert(made.artifact.path.lowercased()).inserted {
      throw DuplicatePath(path: made.artifact.path)
    }
    omissions = results.flatMap(\.1)
    if made.isEmpty, let omission = omissions.first { throw omission }
    let compressed = made.map(\.artifact).filter { $0.name.compression != nil }
    files = try made.concurrentMap { made in
      File(
        artifact: made.artifact, gzippedSize: try made.artifact.gzippedSize(among: compressed),
        duration: made.duration)
    }
  }

  /// The files that ship, and last a manifest of all files; those for review are only listed in it.
  public func shippedWithManifest() throws -> Distribution {
    let start = ContinuousClock.now
    let bytes = try Manifest(of: self).json()
    let manifest = File(
      artifact: Artifact(.manifest, bytes: bytes, limit: nil), gzippedSize: nil,
      duration: ContinuousClock.now - start)
    var shipped = self
    shipped.files = files.filter(\.artifact.isShipped) + [manifest]
    shipped.reviewPaths = artifacts.filter { !$0.isShipped }.map(\.path)
    return shipped
  }
}

extension Artifact {
  /// The size of the content when gzipped, in bytes, or nil for a file that no keyboard ships.
  ///
  /// A copy in `compressed` saves gzipping again, which takes a third as long as everything else.
  fileprivate func gzippedSize(among compressed: [Artifact]) throws(ZlibError) -> Int? {
    guard isShipped else { return nil }
    if name.compression != nil { return bytes.count }
    let gzipped = compressed.first { $0.path == path + ".gz" }
    if let gzipped { return gzipped.bytes.count }
    return try Gzip.compress(bytes).count
  }
}
