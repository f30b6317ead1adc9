import Foundation
import Hangul
import Mustache
import Runtime
import StateMap

/// The sources of one language: run-time code from its templates, data from the maps.
public struct TemplateExporter: Exporter {
  /// The language's templates.
  public let folder: TemplateFolder

  public var name: String { folder.language }
  public var summary: String { "self-contained source with all layouts, from its templates" }

  /// An exporter of the language in `folder`.
  public init(_ folder: TemplateFolder) {
    self.folder = folder
  }

  /// The most bytes that a generated file may have.
  private static let limit = 24_576

  public func artifacts(for maps: [LayoutMaps]) throws -> [Artifact] {
    let library = try makeLibrary()
    let data = TemplateData(maps, format: name)
    let placeholders = Placeholders(data.values)
    let artifacts = try folder.outputs.map { output in
      placeholders.turnOn(URL(fileURLWithPath: output).pathExtension, among: extensions)
      guard let text = library.render(placeholders, withTemplate: output) else {
        throw TemplateError(path: "\(name)/\(output)", detail: "cannot be rendered")
      }
      if let unknown = placeholders.unknown.sorted().first {
        throw TemplateError(
          path: "\(name)/\(output)",
          detail: "names {{\(unknown)}}, which nothing fills; there are "
            + data.values.keys.sorted().joined(separator: ", "))
      }
      return Artifact(path: "\(name)/\(output)", bytes: Array(text.utf8), limit: Self.limit)
    }
    if let unused = Set(data.values.keys).subtracting(placeholders.used).sorted().first {
      throw TemplateError(path: name, detail: "nowhere uses {{\(unused)}}")
    }
    return artifacts
  }

  /// Renders the source again, and reads the tries in it as a compiler reads its string constants.
  public func verify(_ artifact: Artifact, against maps: [LayoutMaps]) throws {
    guard let current = try artifacts(for: maps).first(where: { $0.path == artifact.path }) else {
      throw VerificationFailure(
        path: artifact.path, detail: "is not made from templates of \(name)")
    }
    guard artifact.bytes == current.bytes else {
      throw VerificationFailure(path: artifact.path, detail: "is not what the templates make")
    }
    let tries = tries(in: artifact)
    let output = String(artifact.path.dropFirst(name.count + 1))
    guard tries.count == (folder.holdsTries(output: output) ? maps.count : 0) else {
      throw VerificationFailure(path: artifact.path, detail: "holds \(tries.count) tries")
    }
    for (trie, maps) in zip(tries, maps) {
      let path = "\(artifact.path)/\(maps.layout.id).trie"
      try TrieExporter().verify(Artifact(path: path, bytes: trie, limit: nil), against: [maps])
    }
  }

  /// The string constants of the source that hold tries.
  private func tries(in artifact: Artifact) -> [[UInt8]] {
    String(decoding: artifact.bytes, as: UTF8.self).components(separatedBy: "\"HWJT").dropFirst()
      .map { rest in
        Array(("HWJT" + rest.prefix { $0 != "\"" }).replacing("\\\\", with: "\\").utf8)
      }
  }

  /// The ending of each file that the language makes.
  private var extensions: [String] {
    folder.outputs.map { URL(fileURLWithPath: $0).pathExtension }
  }

  private func makeLibrary() throws -> MustacheLibrary {
    var library = MustacheLibrary()
    for (name, text) in folder.texts {
      do {
        // Sources are not HTML: nothing in them is escaped.
        try library.register("{{%CONTENT_TYPE:TEXT}}\n" + text, named: name)
      } catch {
        throw TemplateError(path: "\(self.name)/\(name)", detail: "is not sound Mustache: \(error)")
      }
      for partial in folder.partials(in: text) where folder.texts[partial] == nil {
        throw TemplateError(
          path: "\(self.name)/\(name)", detail: "includes \(partial), which is not there")
      }
    }
    return library
  }
}

extension TemplateFolder {
  /// The names of what `text` includes.
  func partials(in text: String) -> [String] {
    text.components(separatedBy: "{{>").dropFirst().compactMap { rest in
      rest.components(separatedBy: "}}").first?.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Whether the file named `output` holds tries, by itself or through what it includes.
  func holdsTries(output: String) -> Bool {
    guard let text = texts[output] else { return false }
    return text.contains("{{trie}}") || partials(in: text).contains { holdsTries(output: $0) }
  }
}
