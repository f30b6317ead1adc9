// Turns maps and keyboards into named bytes.
//
// A format is a pure function from `LayoutMaps` to artifacts, and a row of FormatRegistry. It computes no transition
// and touches no file but the templates that it fills, so a new format can be wrong only in how it writes, and a reader
// in Verification finds that out. Languages need no code here: each is a folder of Templates, whose run-time is copied
// and whose data is filled in.
//
//     LayoutMaps (full, minified, trie, keyboards) → Format → Artifact (name, bytes, limit)

import Artifacts
import Keyboards
import Layouts
import Maps

/// Turns maps into the files of one format, or of one language.
///
/// A format is pure: the same maps give the same files.
public struct Format: Sendable {
  /// The files for the layouts that the format can hold, in the order given, and why there are none for the others.
  public typealias Files = (artifacts: [Artifact], omissions: [Omission])

  /// What a user can give for templates that ask for it.
  public enum Placeholder: String, CaseIterable, Sendable {
    case package, repository, keyboards
  }

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
  /// What of the user's own its files can name.
  public let placeholders: [Placeholder]
  private let make: @Sendable ([LayoutMaps], Publication) throws -> Files

  /// A format in which each layout has files of its own.
  ///
  /// - Parameter files: Makes the files of one layout; throws `UnsupportedLayout` if the format cannot hold it.
  init(
    _ name: String, folder: String? = nil, _ summary: String, isOnDemand: Bool = false,
    placeholders: [Placeholder] = [],
    files: @escaping @Sendable (LayoutMaps) throws -> [Artifact]
  ) {
    self.name = name
    self.outputFolder = folder ?? name
    self.summary = summary
    self.isOnDemand = isOnDemand
    isLanguage = false
    self.placeholders = placeholders
    make = { maps, _ in
      let results = try maps.concurrentMap { maps -> ([Artifact], Omission?) in
        do {
          return (try files(maps).map { try $0.checkingSize(for: maps.layout) }, nil)
        } catch let error as UnsupportedLayout {
          return ([], Omission(name, maps.layout, error))
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
    placeholders = Placeholder.allCases.filter { folder.asks(for: $0.rawValue) }
    make = { [name] maps, publication in
      // Sources hold tries, and not every layout of a user's own has one.
      let fit = maps.filter { $0.trieError == nil }
      let omissions = maps.compactMap { maps in maps.trieError.map { Omission(name, maps.layout, $0) } }
      return (fit.isEmpty ? [] : try LanguageSources(folder, publication).artifacts(of: fit), omissions)
    }
  }

  /// The files of the format for `maps`, with `publication` as far as they name it.
  ///
  /// - Throws: An error if it can hold none, whatever the layouts.
  public func files(for maps: [LayoutMaps], _ publication: Publication = Publication()) throws -> Files {
    try make(maps, publication)
  }
}

extension Artifact {
  /// The file of `kind` for the layout of `maps`; `content` is what it holds, if it is compressed.
  init(_ kind: LayoutArtifact, of maps: LayoutMaps, bytes: [UInt8], content: [UInt8]? = nil) {
    // Those of the kinds are for the project's layouts; for a user's own, the promise is the limit.
    let limit = maps.layout.isBuiltIn ? kind.limit : kind.limit.map { _ in Budget.promise }
    self.init(.perLayout(kind, layout: maps.layout.id), bytes: bytes, content: content, limit: limit)
  }

  /// The file of `keyboard` in `maps`, with `id` in its content, too.
  ///
  /// - Throws: `UnsupportedLayout` if readers would refuse the file: it has spaces that the user's own may not have.
  init(_ keyboard: Keyboard, id: String, of maps: LayoutMaps) throws(UnsupportedLayout) {
    let named = Keyboard(id: id, layout: keyboard.layout, pages: keyboard.pages)
    let bytes = Array(KeyboardFile.text(of: named).utf8)
    let isOwn = !maps.layout.isBuiltIn || maps.ownKeyboards.contains(keyboard)
    self.init(.keyboard(id: id), bytes: bytes, limit: isOwn ? KeyboardFile.sizeLimit : Budget.keyboard)
    guard isOwn, bytes.count > KeyboardFile.sizeLimit else { return }
    throw UnsupportedLayout(
      reason: "the file of keyboard \(id) would have \(bytes.count) bytes, and readers take \(KeyboardFile.sizeLimit); "
        + "shorten its texts")
  }

  /// The picture of a keyboard with letters of the layout of `maps`, or of a keyboard of the user's own.
  init(pictureOf id: String, isOwn: Bool, of maps: LayoutMaps, bytes: [UInt8]) {
    let limit = maps.layout.isBuiltIn && !isOwn ? Budget.keyboard : Budget.promise
    self.init(.picture(id: id), bytes: bytes, limit: limit)
  }

  /// Returns this file of `layout`, unless the layout is a user's own and its file exceeds the limit.
  fileprivate func checkingSize(for layout: Layout) throws(UnsupportedLayout) -> Artifact {
    guard let limit, bytes.count > limit, !layout.isBuiltIn else { return self }
    throw UnsupportedLayout(
      reason: "its file would have \(bytes.count) bytes, and a keyboard ships none of more than \(limit); "
        + "take another format")
  }
}

/// A layout that a format cannot hold, so that the format is made without it.
public struct Omission: Error, Hashable, CustomStringConvertible {
  /// What is left out, by which format and why, and a remedy.
  public let description: String

  /// What `format` cannot hold of `layout`.
  public init(_ format: String, _ layout: Layout, _ error: UnsupportedLayout) {
    description = "\(format) leaves out \(layout.id): \(error.reason)"
  }
}
