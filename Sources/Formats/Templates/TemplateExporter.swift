import Artifacts
import BinaryTrie
import Maps

/// The sources of one language: its run-time as it stands, and data from its templates.
public struct TemplateExporter: Exporter {
  /// The language's folder.
  public let folder: TemplateFolder
  /// What a publisher adds to its sources.
  private(set) var publication = Publication()

  public var name: String { folder.language }
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
    // Files of one ending share their values.
    var shared: [SourceText: [String: Any]] = [:]
    var filled: [(file: String, text: String)] = []
    for template in folder.templates {
      let text = try folder.sourceText(of: template)
      if template.contains("{{id}}") {
        for one in maps {
          let own = try values(of: [one], among: maps, text)
          let file = template.replacing("{{id}}", with: one.layout.id)
          filled.append((file, try folder.text(of: template, own)))
        }
      } else {
        let whole = try shared[text] ?? values(of: maps, among: maps, text)
        shared[text] = whole
        filled.append((template, try folder.text(of: template, whole)))
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
      "package \(Publication.standardPackage)\n", with: "package \(package)\n", maxReplacements: 1)
  }
}
