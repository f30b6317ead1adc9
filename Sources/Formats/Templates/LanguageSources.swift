import Artifacts
import Maps

/// Makes the sources of a language: copies its run-time, and renders its templates.
struct LanguageSources {
  /// The language's folder.
  let folder: TemplateFolder
  /// The publisher's values that the templates use. The others are nil.
  let publication: Publication

  init(_ folder: TemplateFolder, _ publication: Publication) {
    self.folder = folder
    self.publication = Publication(
      package: folder.uses(.package) ? publication.package : nil,
      repository: folder.uses(.repository) ? publication.repository : nil)
  }

  /// Returns the sources with the layouts of `maps`.
  ///
  /// - Throws: `TemplateError` if a template is invalid. `UnsupportedLayout` for a layout without a trie.
  func artifacts(of maps: [LayoutMaps]) throws -> [Artifact] {
    // Users' layouts and keyboards can have any size, so the only limit for sources that contain them is the project's
    // promise.
    let hasCustom = maps.contains { !$0.customKeyboards.isEmpty || !$0.layout.isBuiltIn }
    let budget = try folder.limit(layouts: maps.count)
    let limit = hasCustom ? Budget.promise : budget
    // Files with the same escapes share their values.
    var shared: [EscapeStyle: [String: Any]] = [:]
    var rendered: [(file: String, text: String)] = []
    for (template, file) in folder.templates {
      let style = try folder.escapeStyle(of: template)
      if file.contains("{{id}}") {
        for one in maps {
          let single = try values(of: [one], among: maps, style)
          let name = file.replacing("{{id}}", with: one.layout.id)
          rendered.append((name, try folder.text(of: template, single)))
        }
      } else {
        let all = try shared[style] ?? values(of: maps, among: maps, style)
        shared[style] = all
        rendered.append((file, try folder.text(of: template, all)))
      }
    }
    let copied = folder.copies.map { path, file in
      (file, folder.licenceHeader(of: file) + settingPackage(in: folder[path]?.text ?? ""))
    }
    return (rendered + copied).map { file, source in
      Artifact(.source(language: folder.language, file: file), bytes: Array(source.utf8), limit: limit)
    }
  }

  /// Returns the text of a copied file with the publisher's package instead of the standard one.
  private func settingPackage(in text: String) -> String {
    guard let package = publication.package else { return text }
    return text.replacing("package \(Publication.standardPackage)\n", with: "package \(package)\n", maxReplacements: 1)
  }
}
