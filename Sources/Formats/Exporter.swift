// Formats turn maps into named bytes and do nothing else: they compute no transition, touch no disk and
// read nothing back. Each has a folder here.
//
//     LayoutMaps (full, minified, trie) → Exporter → Artifact (name, bytes, budget)

import Artifacts

/// Turns maps into the files of one format.
///
/// An exporter is pure: the same maps give the same files.
public protocol Exporter: Sendable {
  /// The name of the format on the command line.
  var name: String { get }
  /// What the format is for, in one line.
  var summary: String { get }
  /// Whether its files are for review and tests, and made only when the format is named.
  var isReview: Bool { get }

  /// Whether each of its files belongs to one layout and does not depend on others.
  var isPerLayout: Bool { get }

  /// Why the format has no file for the layout of `maps`, or nil if it has one.
  func omission(of maps: LayoutMaps) -> Omission?

  /// The same format in files that say what `publication` does, or nil if they say none of that.
  func published(as publication: Publication) -> (any Exporter)?

  /// The files of the format for `maps`, none of which it leaves out, in the order given.
  ///
  /// - Throws: An error if the format cannot hold the maps.
  func makeArtifacts(for maps: [LayoutMaps]) throws -> [Artifact]
}

extension Exporter {
  public var isReview: Bool { false }
  public var isPerLayout: Bool { true }

  public func published(as publication: Publication) -> (any Exporter)? { nil }

  public func omission(of maps: LayoutMaps) -> Omission? { nil }

  /// The files of the format for those of `maps` that it has files for, in the order given.
  ///
  /// - Throws: As `makeArtifacts(for:)` does.
  public func artifacts(for maps: [LayoutMaps]) throws -> [Artifact] {
    try result(for: maps).artifacts
  }

  /// The same, and why there are none for the others; to find that out can cost as much as a file.
  ///
  /// - Throws: As `makeArtifacts(for:)` does.
  public func result(for maps: [LayoutMaps]) throws
    -> (artifacts: [Artifact], omissions: [Omission])
  {
    let judged = maps.map { (maps: $0, omission: omission(of: $0)) }
    let held = judged.filter { $0.omission == nil }.map(\.maps)
    return (try makeArtifacts(for: held), judged.compactMap(\.omission))
  }
}

/// A layout that a format cannot hold, so that the format is made without it.
public struct Omission: Error, Hashable, CustomStringConvertible {
  /// The name of the format.
  public let format: String
  /// The id of the layout.
  public let layout: String
  /// The id of the key that is to blame, if a single one is.
  public let key: String?
  /// The reason and, after a semicolon, a remedy.
  public let reason: String

  public var description: String {
    "\(format) leaves out \(layout): \(key.map { "key \($0) " } ?? "")\(reason)"
  }
}
