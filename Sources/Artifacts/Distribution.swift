import Layouts
import Parallel

/// The files of some formats for some layouts, made in memory, and how long each part took.
public struct Distribution: Sendable {
  /// One file with its format and the time that its format took.
  public struct File: Sendable {
    /// The file.
    public let artifact: Artifact
    /// The name of its format.
    public let format: String
    /// Its size in bytes when gzipped, or nil if no keyboard ships it.
    public let gzippedSize: Int?
    /// How long its format took for all of its files, by the clock, the other formats at its side.
    public let duration: Duration
  }

  /// The maps that the files were made from.
  public let maps: [LayoutMaps]
  /// The files, format by format, the manifest last if there is one.
  public let files: [File]
  /// How long building the maps took.
  public let mapDuration: Duration
  /// The manifest, if there is one among the files.
  public let manifest: Manifest?

  /// The files alone.
  public var artifacts: [Artifact] { files.map(\.artifact) }

  /// Makes the files of `exporters` for `layouts`, and the manifest when it covers everything.
  ///
  /// - Parameters:
  ///   - layouts: The layouts, in the order in which they are listed.
  ///   - exporters: The formats, in the order in which they are made.
  ///   - manifest: Whether to add a manifest of the files.
  ///   - progress: Called with the name of each stage before it begins; those that nothing keeps from
  ///     running side by side begin together.
  /// - Throws: `InvalidLayout`, `BudgetExceeded` or an exporter's own error.
  public init(
    layouts: [Layout], exporters: [any Exporter], manifest: Bool,
    progress: (String) -> Void = { _ in }
  ) throws {
    let clock = ContinuousClock()
    for layout in layouts { progress("map of \(layout.id)") }
    let start = clock.now
    let maps = try layouts.concurrentMap { try LayoutMaps($0) }
    mapDuration = clock.now - start
    for exporter in exporters { progress(exporter.name) }
    var files = try exporters.concurrentMap { exporter in
      try Distribution.timed(exporter.name) {
        try exporter.artifacts(for: maps).map { try $0.withinBudget() }
      }
    }.flatMap { $0 }
    var description: Manifest?
    if manifest {
      progress("manifest")
      files += try Distribution.timed("manifest") {
        let manifest = try Manifest(of: files, from: maps)
        description = manifest
        return [try manifest.artifact()]
      }
    }
    self.manifest = description
    self.maps = maps
    self.files = files
  }

  /// Compares `artifacts`, as read back from disk, with the maps that the files were made from.
  ///
  /// - Throws: `VerificationFailure` for the first that differs.
  public func verify(_ artifacts: [Artifact], exporters: [any Exporter]) throws {
    _ = try artifacts.concurrentMap { try verify($0, exporters: exporters) }
  }

  /// Compares one file, as read back from disk, with the maps that it was made from.
  ///
  /// - Throws: `VerificationFailure` if it differs, or is none of these files.
  public func verify(_ artifact: Artifact, exporters: [any Exporter]) throws {
    let file = files.first { $0.artifact.path == artifact.path }
    if let exporter = exporters.first(where: { $0.name == file?.format }) {
      try exporter.verify(artifact, against: maps)
    } else {
      let found = try Manifest(reading: artifact.bytes)
      guard artifact.path == Manifest.path, found.portable == manifest?.portable else {
        throw VerificationFailure(path: artifact.path, detail: "does not describe the files")
      }
    }
  }

  private static func timed(_ format: String, make: () throws -> [Artifact]) throws -> [File] {
    var artifacts: [Artifact] = []
    let duration = try ContinuousClock().measure { artifacts = try make() }
    return try artifacts.concurrentMap { artifact in
      File(
        artifact: artifact, format: format, gzippedSize: try artifact.gzippedSize(),
        duration: duration)
    }
  }
}
