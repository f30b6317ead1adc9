// Converts maps and keyboards to files in memory.
//
// A format is a pure function from `LayoutMaps` to artifacts. Each format is a row of FormatRegistry. Formats do not
// compute transitions, and the only files that they read are the templates that they render. A mistake in a new format
// can therefore only affect how data is written, and a reader in Verification detects such mistakes. Languages do not
// need code here. Each language is a folder in Templates, with a run-time that is copied and templates that are
// rendered.
//
//     LayoutMaps (full, minified, trie, keyboards) → Format → Artifact (name, bytes, limit)

import Artifacts
import Keyboards
import Layouts
import Maps

/// A conversion of maps to the files of one format, or to the sources of one language.
///
/// A format is a pure function: the same maps always result in the same files.
public struct Format: Sendable {
  /// The files for the layouts that the format supports, in the order of the layouts, and the reasons why it omits the
  /// others.
  public typealias Files = (artifacts: [Artifact], omissions: [Omission])

  /// A value from the command line that formats and templates can use.
  public enum Placeholder: String, CaseIterable, Sendable {
    case package, repository, keyboards

    /// The names of the values in templates that depend on this value.
    var names: [String] { self == .repository ? ["repository", "mavenGroup", "unpublished"] : [rawValue] }
  }

  /// The name of the format on the command line.
  public let name: String
  /// The folder of its files in a distribution.
  public let outputFolder: String
  /// The purpose of the format, in one line.
  public let summary: String
  /// The summary, and whether the format is made only on request.
  public var description: String { summary + (isOnDemand ? " (only on request)" : "") }
  /// True if the files are not part of a distribution. They are made only if the command line names the format.
  public let isOnDemand: Bool
  /// True if the format is a language. Its sources contain all layouts.
  public let isLanguage: Bool
  /// The values from the command line that the format uses.
  public let placeholders: [Placeholder]
  private let make: @Sendable ([LayoutMaps], Publication) throws -> Files

  /// Creates a format with separate files for each layout.
  ///
  /// - Parameter files: Makes the files of a layout. Throws `UnsupportedLayout` if the format cannot represent the
  ///   layout.
  init(
    _ name: String, folder: String? = nil, _ summary: String, isOnDemand: Bool = false,
    placeholders: [Placeholder] = [],
    files: @escaping @Sendable (LayoutMaps, Publication) throws -> [Artifact]
  ) {
    self.name = name
    self.outputFolder = folder ?? name
    self.summary = summary
    self.isOnDemand = isOnDemand
    isLanguage = false
    self.placeholders = placeholders
    make = { maps, publication in
      let results = try maps.concurrentMap { maps -> ([Artifact], Omission?) in
        do {
          return (try files(maps, publication).map { try $0.checkingSize(for: maps.layout) }, nil)
        } catch let error as UnsupportedLayout {
          return ([], Omission(name, maps.layout, error))
        }
      }
      return (results.flatMap(\.0), results.compactMap(\.1))
    }
  }

  /// Creates a format for the language of the templates in `folder`.
  init(_ folder: TemplateFolder) {
    name = folder.language
    outputFolder = name
    summary = folder.summary
    isOnDemand = false
    isLanguage = true
    placeholders = Placeholder.allCases.filter(folder.uses)
    make = { [name] maps, publication in
      // Sources contain tries, and some users' layouts have no trie.
      let supported = maps.filter { $0.trieError == nil }
      let omissions = maps.compactMap { maps in maps.trieError.map { Omission(name, maps.layout, $0) } }
      return (supported.isEmpty ? [] : try LanguageSources(folder, publication).artifacts(of: supported), omissions)
    }
  }

  /// Returns the files of the format for `maps`, with the values of `publication` that the format uses.
  ///
  /// - Throws: An error that does not depend on the layouts, such as a `TemplateError`.
  public func files(for maps: [LayoutMaps], _ publication: Publication = Publication()) throws -> Files {
    try make(maps, publication)
  }
}

extension Artifact {
  /// Creates the file of `kind` for the layout of `maps`. If the file is compressed, `content` is the uncompressed
  /// content.
  init(_ kind: LayoutArtifact, of maps: LayoutMaps, bytes: [UInt8], content: [UInt8]? = nil) {
    // The limits of the kinds are for built-in layouts. For a user's layout, the limit is the project's promise.
    let limit = maps.layout.isBuiltIn ? kind.limit : kind.limit.map { _ in Budget.promise }
    self.init(.perLayout(kind, layout: maps.layout.id), bytes: bytes, content: content, limit: limit)
  }

  /// Creates the file of `keyboard`, which must be one of the keyboards in `maps`. `id` is the name of the file, and
  /// the id of the keyboard in the file. `schema` is the address of the file's schema.
  ///
  /// - Throws: `UnsupportedLayout` if the file is larger than readers accept. The file can be larger than the one that
  ///   the user wrote, because it contains more white space.
  init(_ keyboard: Keyboard, id: String, schema: String, of maps: LayoutMaps) throws(UnsupportedLayout) {
    let named = Keyboard(id: id, layout: keyboard.layout, pages: keyboard.pages)
    let bytes = Array(KeyboardFile.text(of: named, schema: schema).utf8)
    let isCustom = !maps.layout.isBuiltIn || maps.customKeyboards.contains(keyboard)
    self.init(.keyboard(id: id), bytes: bytes, limit: isCustom ? KeyboardFile.sizeLimit : Budget.keyboard)
    guard isCustom, bytes.count > KeyboardFile.sizeLimit else { return }
    throw UnsupportedLayout(
      reason: "the file of keyboard \(id) would have \(bytes.count) bytes, but readers accept only "
        + "\(KeyboardFile.sizeLimit); shorten its texts")
  }

  /// Creates the picture of a keyboard that belongs to the layout of `maps`.
  ///
  /// - Parameter isCustom: True if the keyboard is a user's.
  init(pictureOf id: String, isCustom: Bool, of maps: LayoutMaps, bytes: [UInt8]) {
    let limit = maps.layout.isBuiltIn && !isCustom ? Budget.keyboard : Budget.promise
    self.init(.picture(id: id), bytes: bytes, limit: limit)
  }

  /// Returns this file, which belongs to `layout`.
  ///
  /// - Throws: `UnsupportedLayout` if the layout is not built in and the file exceeds its limit.
  fileprivate func checkingSize(for layout: Layout) throws(UnsupportedLayout) -> Artifact {
    guard let limit, bytes.count > limit, !layout.isBuiltIn else { return self }
    throw UnsupportedLayout(
      reason: "its file would have \(bytes.count) bytes, but keyboards ship at most \(limit); use another format")
  }
}

/// A layout that a format omits, because the format cannot represent the layout.
public struct Omission: Error, Hashable, CustomStringConvertible {
  /// A message with the format, the layout, the reason and a remedy.
  public let description: String

  /// Creates the omission of `layout` by the format called `format`.
  public init(_ format: String, _ layout: Layout, _ error: UnsupportedLayout) {
    description = "\(format) omits \(layout.id): \(error.reason)"
  }
}
