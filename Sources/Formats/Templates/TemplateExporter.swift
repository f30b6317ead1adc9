import Artifacts
import Foundation
import Mustache

/// The sources of one language: run-time code from its templates, data from the maps.
public struct TemplateExporter: Exporter {
  /// The language's templates.
  public let folder: TemplateFolder

  public var name: String { folder.language }
  public var isPerLayout: Bool { false }
  public var summary: String { "self-contained source with all layouts, from its templates" }

  /// An exporter of the language in `folder`.
  public init(_ folder: TemplateFolder) {
    self.folder = folder
  }

  public func artifacts(for maps: [LayoutMaps]) throws -> [Artifact] {
    let library = try makeLibrary(of: folder.texts.keys.sorted())
    var unused: Set<String>?
    let artifacts = try folder.outputs.map { output in
      let placeholders = try placeholders(for: output, maps)
      let text = try render(output, library, placeholders)
      unused = placeholders.unused.intersection(unused ?? placeholders.unused)
      return Artifact(
        .source(language: name, file: output), format: name, bytes: Array(text.utf8),
        budget: .shipped(limit: folder.budget.limit(layouts: maps.count)))
    }
    if let unused = unused?.sorted().first {
      throw TemplateError(path: name, detail: "has no template that uses {{\(unused)}}")
    }
    return artifacts
  }

  private func placeholders(for output: String, _ maps: [LayoutMaps]) throws -> Placeholders {
    let ending = URL(fileURLWithPath: output).pathExtension
    let data = try TemplateData(maps, format: name, ending: ending, reserved: folder.reserved)
    let placeholders = Placeholders(data.values)
    placeholders.turnOn(ending, among: folder.endings.sorted())
    return placeholders
  }

  private func render(
    _ output: String, _ library: MustacheLibrary, _ placeholders: Placeholders
  ) throws(TemplateError) -> String {
    let path = "\(name)/\(output)"
    guard let text = library.render(placeholders, withTemplate: output) else {
      throw TemplateError(path: path, detail: "cannot be rendered")
    }
    if let unknown = placeholders.unknown.sorted().first {
      throw TemplateError(
        path: path,
        detail: "names {{\(unknown)}}, which nothing fills; there are "
          + placeholders.names.joined(separator: ", "))
    }
    return text
  }

  /// Rendering goes a level down the stack with each section, and no source needs four.
  private static let depthLimit = 64

  private func makeLibrary(of names: [String]) throws(TemplateError) -> MustacheLibrary {
    var library = MustacheLibrary()
    for name in names {
      guard let text = folder.texts[name] else { continue }
      guard text.sectionDepth <= Self.depthLimit else {
        throw TemplateError(
          path: "\(self.name)/\(name)",
          detail: "nests more than \(Self.depthLimit) sections; flatten them")
      }
      do {
        // Sources are not HTML: nothing in them is escaped.
        try library.register("{{%CONTENT_TYPE:TEXT}}\n" + text, named: name)
      } catch {
        throw TemplateError(path: "\(self.name)/\(name)", detail: "is not sound Mustache: \(error)")
      }
      for partial in folder.partials(in: text) {
        guard folder.texts[partial] != nil else {
          throw TemplateError(
            path: "\(self.name)/\(name)", detail: "includes \(partial), which is not there")
        }
        guard !folder.included(by: partial).contains(name) else {
          throw TemplateError(
            path: "\(self.name)/\(name)", detail: "includes \(partial), and so itself, without end")
        }
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

  /// The names of `output` and of all that it includes, by itself or through others, each once.
  func included(by output: String) -> [String] {
    var names: [String] = []
    var waiting = [output]
    while let name = waiting.popLast() {
      guard !names.contains(name), let text = texts[name] else { continue }
      names.append(name)
      waiting += partials(in: text)
    }
    return names
  }
}

extension String {
  /// How many sections of Mustache are open at once at the most: `{{#a}}`, `{{^a}}`, `{{$a}}`, `{{<a}}`.
  fileprivate var sectionDepth: Int {
    var (depth, most) = (0, 0)
    for tag in components(separatedBy: "{{").dropFirst() {
      switch tag.first {
      case "#", "^", "$", "<": depth += 1
      case "/": depth -= 1
      default: break
      }
      most = max(most, depth)
    }
    return most
  }
}
