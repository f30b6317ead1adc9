import Artifacts
import Layouts
import Maps

/// The files of some formats for some layouts.
public struct Distribution: Sendable {
  /// The maps that the files were made from.
  public let maps: [LayoutMaps]
  /// The files, format by format, the manifest last if there is one.
  public private(set) var artifacts: [Artifact]
  /// The layouts that formats leave out, and why.
  public let omissions: [Omission]

  /// Makes the files of `formats` from `maps`, in memory.
  ///
  /// - Parameters:
  ///   - maps: The maps of the layouts, in the order in which these are listed.
  ///   - formats: The formats, in the order in which they are made.
  ///   - publication: What a publisher adds to sources.
  /// - Throws: `BudgetExceeded` or a format's own error; the first `Omission` if no file was made.
  public init(of maps: [LayoutMaps], in formats: [Format], publication: Publication = Publication()) throws {
    let results = try formats.concurrentMap { try $0.files(for: maps, publication) }
    self.maps = maps
    artifacts = try results.flatMap(\.artifacts).map { try $0.withinBudget() }
    omissions = results.flatMap(\.omissions)
    if artifacts.isEmpty, let omission = omissions.first { throw omission }
    var paths: Set<String> = []
    // Some file systems ignore case, and some how a letter is composed, as Swift does.
    for artifact in artifacts where !paths.insert(artifact.path.lowercased()).inserted {
      throw DuplicatePath(path: artifact.path)
    }
    for artifact in artifacts {
      let names = artifact.path.lowercased().split(separator: "/")
      let folders = names.indices.dropFirst().map { names[..<$0].joined(separator: "/") }
      if let file = folders.first(where: paths.contains) { throw DuplicatePath(path: "\(file) and \(artifact.path)") }
    }
  }

  /// The same files, and last a manifest of those that are shipped.
  public func withManifest() throws -> Distribution {
    let files = artifacts.filter(\.isShipped).concurrentMap {
      Manifest.File($0, crc32: Checksum.text($0.content))
    }
    var whole = self
    whole.artifacts.append(Artifact(.manifest, bytes: try Manifest(files: files).json(), limit: nil))
    return whole
  }
}

/// Two files would have the same path: a template names its files after layouts, and a layout's id makes one of them
/// equal to another file.
public struct DuplicatePath: Error, Hashable, CustomStringConvertible {
  /// The path that both would have.
  public let path: String

  public var description: String {
    "two files would be \(path); give the layout another id, or the template another name"
  }
}
