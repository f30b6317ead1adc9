import Foundation
import Layouts
import StateMap
import Templates

/// A layout with its maps: all that an exporter is given.
public struct LayoutMaps: Sendable {
  /// The transitions.
  public let full: StateMap
  /// The same transitions with what the split table gives left out.
  public let minified: MinifiedMap
  /// The same transitions as a compact binary trie, proved state by state as it is made.
  public let trie: [UInt8]
  /// The same with pending dots in the compatibility style, for a layout that has them in the other.
  public let compatibilityTrie: [UInt8]?

  /// The rules that the maps were built from.
  public var layout: Layout { full.layout }

  /// Builds the maps of `layout`.
  ///
  /// - Throws: `InvalidLayout` if its tables do not make sense, `TrieModelError` or `TrieTooLarge` if
  ///   the binary form cannot hold them, `VerificationFailure` if it does not.
  public init(_ layout: Layout) throws {
    full = try ReverseBuilder(layout).build()
    minified = full.minified()
    trie = try LayoutMaps.trie(of: full)
    let hasOtherStyle = layout.hasDots && layout.dotStyle == .conjoining
    compatibilityTrie =
      hasOtherStyle
      ? try LayoutMaps.trie(of: ReverseBuilder(layout.with(dotStyle: .compatibility)).build()) : nil
  }
}

extension LayoutMaps {
  private static func trie(of map: StateMap) throws -> [UInt8] {
    let trie = try TrieWriter(TrieModel(map)).bytes
    try TrieProof(map).run(on: trie)
    return trie
  }
}

/// Turns maps into files of one format, and reads them back.
///
/// An exporter is pure: maps in, named bytes out. It computes no transition.
public protocol Exporter: Sendable {
  /// The name of the format on the command line.
  var name: String { get }
  /// What the format is for, in one line.
  var summary: String { get }

  /// The files of the format for `maps`, in the order given.
  func artifacts(for maps: [LayoutMaps]) throws -> [Artifact]

  /// Reads one of the format's files, with code that did not write it, and compares it with `maps`.
  ///
  /// - Throws: `VerificationFailure` where the two differ, or the reader's own error.
  func verify(_ artifact: Artifact, against maps: [LayoutMaps]) throws
}

/// What was read back is not what the maps say.
public struct VerificationFailure: Error, Hashable, CustomStringConvertible {
  /// The artifact's path.
  public let path: String
  /// Where it differs and how.
  public let detail: String

  public var description: String { "\(path) \(detail)" }

  /// A failure of the artifact at `path`; `detail` continues a sentence that begins with the path.
  public init(path: String, detail: String) {
    self.path = path
    self.detail = detail
  }
}

/// The formats that the project knows, in the order in which they are listed.
public enum ExporterRegistry {
  /// Every exporter.
  public static let all: [any Exporter] = data + languages

  /// The exporters of data, and those of the languages in the folder of templates at `folder` in place
  /// of the project's own.
  ///
  /// - Throws: `TemplateError` if the folder holds no templates, or one cannot be read.
  public static func all(templates folder: URL) throws(TemplateError) -> [any Exporter] {
    data + (try TemplateFolder.all(in: folder)).map { TemplateExporter($0) }
  }

  /// The exporter of the format named `name`.
  public static subscript(name: String) -> (any Exporter)? {
    all.first { $0.name == name }
  }

  private static let data: [any Exporter] = [
    JSONExporter.minified,
    JSONExporter.full,
    GzipExporter(),
    TrieExporter(),
    ConformanceExporter(),
    KeypadExporter(),
  ]

  private static let languages: [any Exporter] = BuiltInTemplates.languages.map { language in
    let folder = BuiltInTemplates.folder.appendingPathComponent(language)
    do {
      return TemplateExporter(try TemplateFolder(reading: folder))
    } catch {
      preconditionFailure("\(error); the project's own templates lie beside the executable")
    }
  }
}

extension [LayoutMaps] {
  /// The maps of the layout that `path` belongs to, by the name of its file up to the first dot.
  func maps(forFileAt path: String) throws(VerificationFailure) -> LayoutMaps {
    let file = path.split(separator: "/").last ?? ""
    guard let maps = first(where: { file.hasPrefix($0.layout.id + ".") }) else {
      throw VerificationFailure(path: path, detail: "belongs to no layout that was given")
    }
    return maps
  }
}
