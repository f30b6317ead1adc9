import Artifacts
import Foundation
import Templates

/// One language's templates: a folder whose name is the format's.
///
/// A file `NAME.mustache` becomes the artifact `LANGUAGE/NAME`, unless its name begins with `_`; with `{{id}}` in its
/// name it becomes one for each layout. Templates
/// include other files by their path in the folder, `{{> _header }}` or `{{> Runtime/Trie.swift }}`, and
/// those of the folder of another language: `{{> ../typescript/_header }}`.
public struct TemplateFolder: Hashable, Sendable {
  /// The folder's name.
  public let language: String
  /// The text of each file by its path in the folder, without `.mustache`; the texts of another folder that
  /// this one includes files of have paths from this folder: `../typescript/Runtime/_library`.
  private(set) var texts: [String: String]
  /// The tags of each text.
  private(set) var tags: [String: [TemplateTag]]
  /// The names of the artifacts, in order.
  let outputs: [String]
  /// The name of the folder that this one lies in, nil for the project's own.
  let place: String?
  /// The words in the folder's file `_reserved`, if it has one, that are no identifiers of layouts: keywords
  /// of the language and names of the run-time code.
  var reserved: Set<String> {
    Set((texts["_reserved"] ?? "").words)
  }

  /// The limit of its files from the folder's file `_budget`, a base and an addition for each layout, in
  /// bytes; without that file, the project's promise.
  var budget: SourceBudget {
    let numbers = (texts["_budget"] ?? "").words.compactMap { Int($0) }
    return numbers.count == 2
      ? SourceBudget(base: numbers[0], perLayout: numbers[1])
      : SourceBudget(base: Budget.promise, perLayout: 0)
  }

  /// How texts are escaped in the file that the template `name` makes: as its ending says, or else the
  /// folder's file `_escape`.
  func sourceText(of name: String) throws(TemplateError) -> SourceText {
    let ending = URL(fileURLWithPath: name).pathExtension
    if let known = SourceText(ending: ending) { return known }
    let choice = SourceText.Escape.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = texts["_escape"]?.words.first else {
      throw TemplateError(
        path: "\(language)/\(name)",
        detail: "has an ending for which no way to escape is known; "
          + "write one of \(choice) into \(language)/_escape")
    }
    guard let escape = SourceText.Escape(rawValue: word) else {
      throw TemplateError(
        path: "\(language)/_escape", detail: "says \(word); the ways to escape are \(choice)")
    }
    return SourceText(escape)
  }

  /// Where the template `output`, or else a file that may be included, asks for `name`: the file and its line, and
  /// within which sections.
  func place(of name: String, in output: String) -> (path: String, scope: String)? {
    for file in [output] + tags.keys.sorted() {
      var sections: [String] = []
      for tag in tags[file] ?? [] {
        if tag.kind == .end { _ = sections.popLast() }
        if [.value, .section].contains(tag.kind), tag.path.first == name {
          let scope =
            sections.isEmpty ? "outside of sections" : "in \(sections.joined(separator: ", "))"
          return ("\(file):\(tag.line)", scope)
        }
        if tag.kind == .section { sections.append("{{#\(tag.name)}}") }
      }
    }
    return nil
  }

  /// Reads the folder at `url`.
  ///
  /// - Throws: `TemplateError` if the folder cannot be read or has no template that becomes a file.
  public init(reading url: URL) throws(TemplateError) {
    language = url.lastPathComponent
    let outer = url.standardizedFileURL.deletingLastPathComponent()
    place =
      outer.path == BuiltInTemplates.folder.standardizedFileURL.path ? nil : outer.lastPathComponent
    (texts, outputs) = try TemplateFiles.contents(of: url)
    tags = texts.mapValues(TemplateTag.tags)
    guard !outputs.isEmpty else {
      throw TemplateError(path: url.path, detail: "holds no NAME.mustache that makes a file")
    }
    for sibling in try siblings() {
      let (others, _) = try TemplateFiles.contents(
        of: url.deletingLastPathComponent().appendingPathComponent(sibling))
      let prefix = "../\(sibling)/"
      for (name, text) in others {
        let text = text.replacing("{{> ", with: "{{> " + prefix)
        texts[prefix + name] = text
        tags[prefix + name] = TemplateTag.tags(in: text)
      }
    }
  }

  /// The folders beside this one of which it includes something: `{{> ../typescript/Runtime/_library }}`.
  ///
  /// - Throws: `TemplateError` if an inclusion leads further up: nothing there is for templates.
  private func siblings() throws(TemplateError) -> Set<String> {
    var siblings: Set<String> = []
    for (file, tags) in tags.sorted(by: { $0.key < $1.key }) {
      for tag in tags where tag.kind == .inclusion && tag.name.hasPrefix("../") {
        let parts = tag.name.unicodeScalars.split(separator: "/").map { String($0) }
        guard parts.count > 2, !parts.dropFirst().contains("..") else {
          throw TemplateError(
            path: "\(language)/\(file):\(tag.line)",
            detail: "includes \(tag.name), which is in no folder beside \(language); move it there")
        }
        siblings.insert(parts[1])
      }
    }
    return siblings
  }

  /// Reads every language in the folder at `url`, in order of names.
  ///
  /// - Throws: `TemplateError` if there is none, or one cannot be read.
  public static func all(in url: URL) throws(TemplateError) -> [TemplateFolder] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    } catch {
      throw TemplateError(
        path: url.path, detail: "is no folder that can be read; name one", isMissing: true)
    }
    var folders: [TemplateFolder] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let folder = url.appendingPathComponent(name)
      if try !TemplateFiles.isFile(folder.path) {
        folders.append(try TemplateFolder(reading: folder))
      }
    }
    guard !folders.isEmpty else {
      throw TemplateError(path: url.path, detail: "holds no folder of templates")
    }
    return folders
  }
}

extension String {
  /// What stands between white space.
  fileprivate var words: [String] {
    unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }
  }
}
