import Artifacts
import Layouts
import Maps

/// The files of a set of formats for a set of layouts.
public struct Distribution: Sendable {
  /// The maps that the files were made from.
  public let maps: [LayoutMaps]
  /// The files, grouped by format. The manifest, if there is one, is the last file.
  public private(set) var artifacts: [Artifact]
  /// The layouts that formats omit, with the reasons.
  public let omissions: [Omission]

  /// Makes the files of `formats` from `maps`, in memory.
  ///
  /// - Parameters:
  ///   - maps: The maps of the layouts, in the order in which sources list them.
  ///   - formats: The formats, in the order in which they are made.
  ///   - publication: The values that a publisher adds to files.
  /// - Throws: `BudgetExceeded`, `DuplicatePath` or an error of a format. If no file was made, the first `Omission`.
  public init(of maps: [LayoutMaps], in formats: [Format], publication: Publication = Publication()) throws {
    let results = try formats.concurrentMap { try $0.files(for: maps, publication) }
    self.maps = maps
    artifacts = try results.flatMap(\.artifacts).map { try $0.checkingBudget() }
    omissions = results.flatMap(\.omissions)
    if artifacts.isEmpty, let omission = omissions.first { throw omission }
    var paths: Set<String> = []
    // Some file systems ignore case, and some treat canonically equivalent names as equal, as Swift does.
    for artifact in artifacts where !paths.insert(artifact.path.lowercased()).inserted {
      throw DuplicatePath(path: artifact.path)
    }
    for artifact in artifacts {
      let names = artifact.path.lowercased().split(separator: "/")
      let folders = names.indices.dropFirst().map { names[..<$0].joined(separator: "/") }
      if let file = folders.first(where: paths.contains) { throw DuplicatePath(path: "\(file) and \(artifact.path)") }
    }
  }

  /// Returns the same files, followed by a manifest of the shipped files.
  public func withManifest() throws -> Distribution {
    let files = artifacts.filter(\.isShipped).concurrentMap {
      Manifest.File($0, crc32: Checksum.text($0.content))
    }
    var result = self
    result.artifacts.append(Artifact(.manifest, bytes: try Manifest(files: files).json(), limit: nil))
    return result
  }
}

/// The error of two files that would have the same path. A template can name its files after layouts, and the id of a
/// layout can make two paths equal.
public struct DuplicatePath: Error, Hashable, CustomStringConvertible {
  /// The path of both files, or the two paths if one is a folder of the other.
  public let path: String

  public var description: String {
    "two files would have the path \(path); give the layout another id, or the template another name"
  }
}
