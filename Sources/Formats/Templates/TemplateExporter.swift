import Artifacts
import Foundation
import Maps
import Mustache

/// The sources of one language: its run-time as it stands, and data from its templates.
public struct TemplateExporter: Exporter {
  /// The language's folder.
  public let folder: TemplateFolder
  /// What a publisher adds to its sources.
  private var publication = Publication()

  public var name: String { folder.language }
  public var isReview: Bool { false }
  public var isPerLayout: Bool { false }
  public var summary: String { folder.summary }

  /// An exporter of the language in `folder`.
  public init(_ folder: TemplateFolder) {
    self.folder = folder
  }

  public func published(as publication: Publication) -> (any Exporter)? {
    let declares = folder.asks(for: "package")
    let names = folder.asks(for: "repository")
    guard declares && publication.package != nil || names && publication.repository != nil else {
      return nil
    }
    var other = self
    other.publication = Publication(
      package: declares ? publication.package : nil,
      repository: names ? publication.repository : nil)
    return other
  }

  public func result(
    for maps: [LayoutMaps]
  ) throws -> (artifacts: [Artifact], omissions: [Omission]) {
    // A user's own keyboards may be of any size, so with them the limit is only the project's promise.
    let hasOwn = maps.contains { !$0.ownKeyboards.isEmpty }
    let limit = hasOwn ? Budget.promise : folder.limit(layouts: maps.count)
    let library = try library()
    let general = SourceText(.unicode)
    let checked = try TemplateData(maps, among: maps, for: folder, publication, general).values
    try TemplateCheck(folder, values: checked).run()
    var values = [general: Placeholders.grouped(checked)]
    let filled = try folder.templates.flatMap { template in
      let text = try folder.sourceText(of: template)
      let isOfOne = template.contains("{{id}}")
      return try (isOfOne ? maps.map { [$0] } : [maps]).map { some in
        let found =
          try (isOfOne ? nil : values[text])
          ?? Placeholders.grouped(
            TemplateData(some, among: maps, for: folder, publication, text).values)
        if !isOfOne { values[text] = found }
        return (
          template.replacing("{{id}}", with: some.first?.layout.id ?? ""),
          try render(template, library, found)
        )
      }
    }
    let copied = folder.copies.map { ($0, folder.licence + declared(folder.files[$0]?.text ?? "")) }
    let artifacts = (filled + copied).map { file, source in
      Artifact(
        .source(language: name, file: file), bytes: Array(source.utf8), limit: limit)
    }
    return (artifacts, [])
  }

  /// The text of a copied file, in the publisher's package.
  private func declared(_ text: String) -> String {
    guard let package = publication.package else { return text }
    return text.replacing(
      "package \(PackageName.standard)\n", with: "package \(package)\n", maxReplacements: 1)
  }

  private func render(
    _ output: String, _ library: MustacheLibrary, _ values: [String: Any]
  ) throws(TemplateError) -> String {
    let placeholders = Placeholders(values)
    guard let text = library.render(placeholders, withTemplate: output) else {
      throw TemplateError(path: "\(name)/\(output)", detail: "cannot be rendered")
    }
    if let unknown = placeholders.unknown.sorted().first {
      let place = folder.place(of: unknown, in: output)
      throw TemplateError(
        path: "\(name)/\(place)",
        detail: "names {{\(unknown)}}, which nothing fills there; outside of sections there are "
          + placeholders.names.joined(separator: ", "))
    }
    return LongLines.broken(text)
  }

  private func library() throws(TemplateError) -> MustacheLibrary {
    var library = MustacheLibrary()
    let included = folder.included
    for (name, file) in folder.files.sorted(by: { $0.key < $1.key })
    where file.isTemplate || included.contains(name) {
      // Sources are not HTML: nothing in them is escaped. A file that is not a template may have braces of its own.
      let text =
        file.isTemplate
        ? LongLines.marked(file.text) : "{{=\u{1} \u{1}=}}\n" + folder.together(file.text)
      do {
        try library.register("{{%CONTENT_TYPE:TEXT}}\n" + text, named: name)
      } catch {
        throw TemplateError(path: "\(self.name)/\(name)", unsound: error)
      }
    }
    return library
  }
}
