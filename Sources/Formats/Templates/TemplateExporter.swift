import Artifacts
import Foundation
import Mustache

/// The sources of one language: run-time code from its templates, data from the maps.
public struct TemplateExporter: Exporter {
  /// The language's templates.
  public let folder: TemplateFolder
  /// What its sources say of a publisher.
  private var publication = Publication()

  public var name: String { folder.language }
  public var isPerLayout: Bool { false }
  public var summary: String { "self-contained source with all layouts, from its templates" }

  /// An exporter of the language in `folder`.
  public init(_ folder: TemplateFolder) {
    self.folder = folder
  }

  public func published(as publication: Publication) -> (any Exporter)? {
    let tags = folder.outputs.flatMap { folder.tags[$0] ?? [] }
    func has(_ name: String) -> Bool { tags.contains { $0.kind == .value && $0.name == name } }
    guard
      publication.package != nil && has("package")
        || publication.repository != nil && has("repository")
    else { return nil }
    var other = self
    other.publication = Publication(
      package: has("package") ? publication.package : nil,
      repository: has("repository") ? publication.repository : nil)
    return other
  }

  public func makeArtifacts(for maps: [LayoutMaps]) throws -> [Artifact] {
    var unused: Set<String>?
    let plain = PlainTexts(in: folder)
    let general = SourceText(.unicode)
    let data = try data(maps, general)
    let library = try checkedLibrary(data, plain)
    var values = [general: GroupedValues(data)]
    let artifacts = try folder.files(for: maps).map { file in
      let text = try folder.sourceText(of: file.template)
      let isOfAll = file.maps.count == maps.count
      let found = try (isOfAll ? values[text] : nil) ?? GroupedValues(self.data(file.maps, text))
      if isOfAll { values[text] = found }
      let placeholders = Placeholders(found, plain)
      let source = try render(file.template, library, placeholders)
      unused = placeholders.unused.intersection(unused ?? placeholders.unused)
      return Artifact(
        .source(language: name, file: file.name), bytes: Array(source.utf8),
        budget: .shipped(limit: limit(for: maps)))
    }
    if let unused = unused?.sorted().first {
      throw TemplateError(path: name, detail: "has no template that uses {{\(unused)}}")
    }
    return artifacts
  }

  /// The folder's limit keeps the run-time small. How much a user's own keyboards say is the user's to decide: with them
  /// the project's promise is the limit.
  private func limit(for maps: [LayoutMaps]) -> Int {
    maps.contains { $0.keyboards.count > 1 }
      ? Budget.promise : folder.budget.limit(layouts: maps.count)
  }

  private func data(_ maps: [LayoutMaps], _ text: SourceText) throws -> TemplateData {
    try TemplateData(
      maps, command: MakingCommand.text(for: folder, maps, text), publication, text,
      reserved: folder.reserved)
  }

  private func checkedLibrary(_ data: TemplateData, _ plain: PlainTexts) throws -> MustacheLibrary {
    let asks = folder.tags.values.joined().contains { KeyboardValues.names.contains($0.name) }
    let values = asks ? data.values.merging(data.keyboards.values) { $1 } : data.values
    var check = TemplateCheck(folder, values: values)
    try check.run()
    return try makeLibrary(plain)
  }

  private func render(
    _ output: String, _ library: MustacheLibrary, _ placeholders: Placeholders
  ) throws(TemplateError) -> String {
    let path = "\(name)/\(output)"
    guard let text = library.render(placeholders, withTemplate: output) else {
      throw TemplateError(path: path, detail: "cannot be rendered")
    }
    if let unknown = placeholders.unknown.sorted().first {
      let place = folder.place(of: unknown, in: output)
      throw TemplateError(
        path: "\(name)/\(place?.path ?? output)",
        detail: "names {{\(unknown)}}, which nothing fills \(place?.scope ?? "there"); outside of "
          + "sections there are " + placeholders.names.joined(separator: ", "))
    }
    guard !placeholders.hasGroupAsText else {
      throw TemplateError(
        path: path,
        detail: "fills in a group of values as a text; name one of them, {{header.version}}")
    }
    return text
  }

  private func makeLibrary(_ plain: PlainTexts) throws(TemplateError) -> MustacheLibrary {
    var library = MustacheLibrary()
    for (name, text) in folder.texts.sorted(by: { $0.key < $1.key })
    where !plain.contains(name) {
      do {
        // Sources are not HTML: nothing in them is escaped.
        try library.register("{{%CONTENT_TYPE:TEXT}}\n" + plain.filled(into: text), named: name)
      } catch {
        throw TemplateError(path: "\(self.name)/\(name)", unsound: error)
      }
    }
    return library
  }
}

extension TemplateFolder {
  /// The files that the templates make of `maps`: one of all layouts, or one of each if the template's name has `{{id}}`.
  fileprivate func files(
    for maps: [LayoutMaps]
  ) -> [(template: String, name: String, maps: [LayoutMaps])] {
    outputs.flatMap { output in
      guard output.contains("{{id}}") else { return [(output, output, maps)] }
      return maps.map { (output, output.replacing("{{id}}", with: $0.layout.id), [$0]) }
    }
  }
}
