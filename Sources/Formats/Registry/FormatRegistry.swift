import Artifacts
import Foundation
import Templates

/// All formats, in listing order.
public enum FormatRegistry {
  /// The names of all formats. A language has the name of its template folder, so no templates have to be read to get
  /// the names.
  public static let names: [String] = {
    let folder = BuiltInTemplates.folder.path
    let languages = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return data.map(\.name) + (languages ?? []).filter(TemplateFolder.isLanguage).sorted()
  }()

  /// The descriptions of all formats by name. Of the templates, only the files `_summary` are read.
  public static let descriptions: [String: String] = {
    let languages = names.dropFirst(data.count).map { name in
      let file = BuiltInTemplates.folder.appendingPathComponent("\(name)/_summary")
      return (name, TemplateFolder.summary(try? String(contentsOf: file, encoding: .utf8)))
    }
    return Dictionary(uniqueKeysWithValues: data.map { ($0.name, $0.description) } + languages)
  }()

  /// Returns the data formats, followed by the languages in the template folder at `path`. If `path` is nil, uses the
  /// project's own template folder.
  ///
  /// - Throws: `FileError` if a file or folder cannot be read. `TemplateError` if there are no templates, if a template
  ///   is invalid, or if a language has a name that is already used.
  public static func all(templates path: String?) throws -> [Format] {
    let folder = path.map { URL(fileURLWithPath: $0) } ?? BuiltInTemplates.folder
    let languages = try TemplateFolder.all(in: folder)
    for language in languages.map(\.language) where isTaken(language) {
      throw TemplateError(
        path: language,
        detail: "is a folder with the name of a built-in format; rename it")
    }
    return data + languages.map { Format($0) }
  }

  /// Returns true if a language cannot have this name, because its files would be written to the folder of a data
  /// format or to the path of the manifest.
  private static func isTaken(_ language: String) -> Bool {
    // Some file systems ignore case.
    let name = language.lowercased()
    return name == ArtifactName.manifest.path || data.contains { name == $0.name || name == $0.outputFolder }
  }

  /// The templates of data formats.
  private static let templates = Result {
    try TemplateFolder(reading: BuiltInTemplates.folder.appendingPathComponent("_formats"))
  }

  private static let data: [Format] = [
    Format("json", "minified map, for keyboards that read JSON") { maps, _ in
      let bytes = JSONText.file(of: maps.minified, isIndented: false)
      return [Artifact(.minifiedMap, of: maps, bytes: bytes)]
    },
    Format("gzip", folder: "json", "minified map, gzipped, for downloads") { maps, _ in
      let content = JSONText.file(of: maps.minified, isIndented: false)
      return [Artifact(.gzippedMap, of: maps, bytes: try Gzip.compress(content), content: content)]
    },
    Format("trie", "compact binary trie, read in place, for keyboards with little memory") {
      maps, _ in [Artifact(.trie, of: maps, bytes: try maps.trie.get())]
    },
    Format(
      "keypad", "picture of the keys of each layout, and of your keyboards, as SVG, for documentation",
      placeholders: [.keyboards]
    ) { maps, _ in
      let layout = maps.layout
      let custom = maps.customKeyboards.map { (drawing: KeypadDrawing($0, title: $0.id), id: $0.id) }
      let first = KeypadDrawing(maps.keyboards[0], title: "\(layout.name) (\(layout.latinName))")
      return try ([(first, layout.id)] + custom).enumerated().map { index, picture in
        let text = try templates.get().text(of: "keypad.svg", picture.drawing.values)
        return Artifact(pictureOf: picture.id, isCustom: index > 0, of: maps, bytes: Array(text.utf8))
      }
    },
    Format(
      "keyboard", "pages of each keyboard as JSON, for apps that draw it", placeholders: [.keyboards, .repository]
    ) { maps, publication in
      // The first keyboard of every layout has the id `korean`. File names must be unique, so its file gets the id of
      // the layout instead, as in sources.
      try maps.keyboards.enumerated().map { index, keyboard in
        let id = index == 0 ? maps.layout.id : keyboard.id
        return try Artifact(keyboard, id: id, schema: publication.schema(of: "keyboard"), of: maps)
      }
    },
    Format("heliboard", "layout files of HeliBoard, for Android; docs/adapters has the code for them") {
      maps, _ in try HeliBoardFile.files(of: maps)
    },
    Format("futo", "layout files of FUTO Keyboard, for Android; docs/adapters has the code for them") {
      maps, _ in try FutoFile.files(of: maps)
    },
    Format(
      "json-full", folder: "json", "full map, one entry per line, for review and diffs",
      isOnDemand: true
    ) { maps, _ in
      [Artifact(.fullMap, of: maps, bytes: JSONText.file(of: maps.full.tables, isIndented: true))]
    },
  ]
}
