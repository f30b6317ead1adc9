import Artifacts
import Maps

/// The sources of one language: its run-time as it stands, and data from its templates.
struct LanguageSources {
  /// The language's folder.
  let folder: TemplateFolder
  /// What a publisher adds, as far as the templates name it.
  let publication: Publication

  init(_ folder: TemplateFolder, _ publication: Publication) {
    self.folder = folder
    self.publication = Publication(
      package: folder.asks(for: "package") ? publication.package : nil,
      repository: folder.asks(for: "repository") ? publication.repository : nil)
  }

  /// The sources with the layouts of `maps`.
  ///
  /// - Throws: `TemplateError`; `UnsupportedLayout` for a layout without a trie.
  func artifacts(of maps: [LayoutMaps]) throws -> [Artifact] {
    // A user's own layouts and keyboards may be of any size, so with them the limit is only the project's promise.
    let hasOwn = maps.contains { !$0.ownKeyboards.isEmpty || !$0.layout.isBuiltIn }
    let budget = try folder.limit(layouts: maps.count)
    let limit = hasOwn ? Budget.promise : budget
    // Files of one ending share their values.
    var shared: [SourceText: [String: Any]] = [:]
    var filled: [(file: String, text: String)] = []
    for (template, file) in folder.templates {
      let text = try folder.sourceText(of: template)
      if file.contains("{{id}}") {
        for one in maps {
          let own = try values(of: [one], among: maps, text)
          let named = file.replacing("{{id}}", with: one.layout.id)
          filled.append((named, try folder.text(of: template, own)))
        }
      } else {
        let whole = try shared[text] ?? values(of: maps, among: maps, text)
        shared[text] = whole
        filled.append((file, try folder.text(of: template, whole)))
      }
    }
    let copied = folder.copies.map { path, file in
      (file, folder.licence(above: file) + declared(folder[path]?.text ?? ""))
    }
    return (filled + copied).map { file, source in
      Artifact(.source(language: folder.language, file: file), bytes: Array(source.utf8), limit: limit)
    }
  }

  /// The text of a copied file, in the publisher's package.
  private func declared(_ text: String) -> String {
    guard let package = publication.package else { return text }
    return text.replacing("package \(Publication.standardPackage)\n", with: "package \(package)\n", maxReplacements: 1)
  }
}
