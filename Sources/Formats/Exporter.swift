// Formats turn maps into named bytes and do nothing else: they compute no transition, touch no disk and
// read nothing back. Each has a folder here.
//
//     LayoutMaps (full, minified, trie) → Exporter → Artifact (name, bytes, limit)

import Artifacts
import Layouts
import Maps
import Parallel

/// Turns maps into the files of one format.
///
/// An exporter is pure: the same maps give the same files.
public protocol Exporter: Sendable {
  /// The name of the format on the command line.
  var name: String { get }
  /// The folder of its files in a distribution.
  var outputFolder: String { get }
  /// What the format is for, in one line.
  var summary: String { get }
  /// Whether its files are no part of a distribution, and made only when the format is named.
  var isOnDemand: Bool { get }

  /// The same format with `publication` in its files, or nil if they name nothing of it.
  func published(as publication: Publication) -> (any Exporter)?

  /// The files of the format for those of `maps` that it can hold, in the order given, and why there are none for the
  /// others.
  ///
  /// - Throws: An error if it can hold none, whatever the layouts.
  func result(for maps: [LayoutMaps]) throws -> (artifacts: [Artifact], omissions: [Omission])
}

extension Exporter {
  public var outputFolder: String { name }

  public var isOnDemand: Bool { false }

  public func published(as publication: Publication) -> (any Exporter)? { nil }
}

/// A format in which each layout has files of its own.
struct LayoutFormat: Exporter {
  let name, outputFolder, summary: String
  let isOnDemand: Bool
  private let files: @Sendable (LayoutMaps) throws -> [Artifact]

  /// - Parameter files: Makes the files of one layout; throws `Unfit` if the format cannot hold it.
  init(
    _ name: String, folder: String? = nil, _ summary: String, isOnDemand: Bool = false,
    files: @escaping @Sendable (LayoutMaps) throws -> [Artifact]
  ) {
    self.name = name
    self.outputFolder = folder ?? name
    self.summary = summary
    self.isOnDemand = isOnDemand
    self.files = files
  }

  func result(for maps: [LayoutMaps]) throws -> (artifacts: [Artifact], omissions: [Omission]) {
    let results = try maps.concurrentMap { maps -> ([Artifact], Omission?) in
      let id = maps.layout.id
      do {
        return (try files(maps), nil)
      } catch let unfit as Unfit {
        return ([], Omission(format: name, layout: id, unfit))
      }
    }
    return (results.flatMap(\.0), results.compactMap(\.1))
  }
}

extension Artifact {
  /// The file of `kind` for the layout of `maps`; `content` is what it holds, if it is compressed.
  init(_ kind: LayoutArtifact, of maps: LayoutMaps, bytes: [UInt8], content: [UInt8]? = nil) {
    self.init(
      .perLayout(kind, layout: maps.layout.id), bytes: bytes, content: content, limit: kind.limit)
  }
}

/// Why a format cannot hold a layout.
struct Unfit: Error {
  /// The key that is to blame, if a single one is.
  let key: Key?
  /// The reason and, after a semicolon, a remedy.
  let reason: String
}

/// A layout that a format cannot hold, so that the format is made without it.
public struct Omission: Error, Hashable, CustomStringConvertible {
  /// What is left out, by which format and why, and a remedy.
  public let description: String

  init(format: String, layout: String, _ unfit: Unfit) {
    let key = unfit.key.map { "key \($0.id) " } ?? ""
    description = "\(format) leaves out \(layout): \(key)\(unfit.reason)"
  }
}
