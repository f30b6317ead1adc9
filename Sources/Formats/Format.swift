// Formats turn maps into named bytes and do nothing else: they compute no transition, touch no disk and
// read nothing back.
//
//     LayoutMaps (full, minified, trie) → Format → Artifact (name, bytes, limit)

import Artifacts
import Layouts
import Maps
import Parallel

/// Turns maps into the files of one format, or of one language.
///
/// A format is pure: the same maps give the same files.
public struct Format: Sendable {
  /// The files for the layouts that the format can hold, in the order given, and why there are none for the others.
  public typealias Files = (artifacts: [Artifact], omissions: [Omission])

  /// The name of the format on the command line.
  public let name: String
  /// The folder of its files in a distribution.
  public let outputFolder: String
  /// What the format is for, in one line.
  public let summary: String
  /// Whether its files are no part of a distribution, and made only when the format is named.
  public let isOnDemand: Bool
  /// Whether it is a language, whose sources hold all layouts.
  public let isLanguage: Bool
  /// What of the user's own its files can name: `package`, `repository` and `keyboards`.
  public let options: [String]
  private let make: @Sendable ([LayoutMaps], Publication) throws -> Files

  /// A format in which each layout has files of its own.
  ///
  /// - Parameter files: Makes the files of one layout; throws `Unfit` if the format cannot hold it.
  init(
    _ name: String, folder: String? = nil, _ summary: String, isOnDemand: Bool = false,
    files: @escaping @Sendable (LayoutMaps) throws -> [Artifact]
  ) {
    self.name = name
    self.outputFolder = folder ?? name
    self.summary = summary
    self.isOnDemand = isOnDemand
    isLanguage = false
    options = []
    make = { maps, _ in
      let results = try maps.concurrentMap { maps -> ([Artifact], Omission?) in
        do {
          return (try files(maps), nil)
        } catch let unfit as Unfit {
          let description = "\(name) leaves out \(maps.layout.id): \(unfit.reason)"
          return ([], Omission(description: description))
        }
      }
      return (results.flatMap(\.0), results.compactMap(\.1))
    }
  }

  /// The language of the templates in `folder`.
  init(_ folder: TemplateFolder) {
    name = folder.language
    outputFolder = name
    summary = folder.summary
    isOnDemand = false
    isLanguage = true
    options = ["package", "repository", "keyboards"].filter(folder.asks(for:))
    make = { maps, publication in
      (try LanguageSources(folder, publication).artifacts(of: maps), [])
    }
  }

  /// The files of the format for `maps`, with `publication` as far as they name it.
  ///
  /// - Throws: An error if it can hold none, whatever the layouts.
  public func files(
    for maps: [LayoutMaps], _ publication: Publication = Publication()
  ) throws -> Files {
    try make(maps, publication)
  }
}

extension Artifact {
  /// The file of `kind` for the layout of `maps`; `content` is what it holds, if it is compressed.
  init(_ kind: LayoutArtifact, of maps: LayoutMaps, bytes: [UInt8], content: [UInt8]? = nil) {
    self.init(
      .perLayout(kind, layout: maps.layout.id), bytes: bytes, content: content, limit: kind.limit)
  }
}

/// A layout that a format cannot hold, so that the format is made without it.
public struct Omission: Error, Hashable, CustomStringConvertible {
  /// What is left out, by which format and why, and a remedy.
  public let description: String
}
