import Artifacts
import Foundation
import Templates

/// The template folder of a language. The format has the name of the folder. `docs/TEMPLATES.md` describes the files in
/// it.
struct TemplateFolder: Hashable, Sendable {
  /// The name of the folder.
  let language: String
  /// The files by path, without `.mustache`. Files that templates include from another folder have relative paths, such
  /// as `../kotlin/Runtime/Trie.kt`.
  private(set) var files: [PathBytes: TemplateFile]
  /// The name of the parent folder, or nil for the project's templates.
  let parentName: String?

  /// The templates that produce files, sorted by path.
  var templates: [Output] { outputs.filter { self[$0.path]?.template != nil } }
  /// The files that are copied, sorted by path.
  var copies: [Output] { outputs.filter { self[$0.path]?.template == nil } }

  /// The path of a file in this folder, and of the file that it produces in the output folder of the language.
  typealias Output = (path: String, file: String)

  /// The file at `path`, without `.mustache`.
  subscript(path: String) -> TemplateFile? { files[PathBytes(path)] }

  /// The files that produce output, sorted by path: no component of their path starts with `_`. The output of files in
  /// `_compiled` has the path below that folder.
  private var outputs: [Output] {
    let compiled = "_compiled/"
    return files.keys.sorted().map(\.text).compactMap { path in
      let file = path.hasPrefix(compiled) ? String(path.dropFirst(compiled.count)) : path
      return path.hasPrefix("../") || "/\(file)".contains("/_") ? nil : (path, file)
    }
  }

  private var tags: [Template.Tag] { files.values.flatMap { $0.template?.tags ?? [] } }

  /// Returns true if a template contains a tag that depends on `placeholder`.
  func uses(_ placeholder: Format.Placeholder) -> Bool { placeholder.names.contains { uses($0) } }

  /// Returns true if a template contains a tag with this name.
  func uses(_ name: String) -> Bool {
    tags.contains { $0.path.first == name }
  }

  /// The words in the file `_reserved`. Empty if there is no such file. Layouts cannot have these words as identifiers,
  /// because the words are keywords of the language or names in its run-time.
  var reserved: Set<String> { Set(words("_reserved")) }

  /// Returns the size limit of each file in bytes. The file `_budget` contains a base, and an addition for each layout.
  /// Without that file, the limit is the project's promise.
  func limit(layouts: Int) throws(TemplateError) -> Int {
    guard files["_budget"] != nil else { return Budget.promise }
    let words = words("_budget")
    let numbers = words.compactMap { UInt32($0) }.map(Int.init)
    guard words.count == 2, numbers.count == 2 else {
      throw TemplateError(
        path: "\(language)/_budget",
        detail: "contains \"\(words.joined(separator: " "))\"; write two integers: "
          + "the byte limit of a file, and the bytes that each layout adds to it")
    }
    return numbers[0] + numbers[1] * layouts
  }

  /// The description of the language in `gen --list`.
  var summary: String { Self.summary(files["_summary"]?.text) }

  /// Returns the description of a language from the text of its file `_summary`, which may be missing.
  static func summary(_ text: String?) -> String {
    text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "sources with all layouts, from templates"
  }

  /// Returns the licence, for the start of a copied file. Returns an empty text for JSON, which has no comments.
  func licenceHeader(of file: String) -> String {
    file.hasSuffix(".json") || file.hasSuffix(".map") ? "" : files["_licence"]?.text ?? ""
  }

  /// Returns `text` without lines that modules need only in separate files, such as imports. The file `_apart` lists
  /// the prefixes of these lines.
  func bundled(_ text: String) -> String {
    let prefixes = files["_apart"]?.text.split(separator: "\n") ?? []
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    return lines.filter { line in !prefixes.contains { line.hasPrefix($0) } }.drop { $0.isEmpty }
      .joined(separator: "\n")
  }

  /// Returns the escape style for the output of the template `name`. The file extension determines the style. If the
  /// extension is unknown, the file `_escape` names the style.
  func escapeStyle(of name: String) throws(TemplateError) -> EscapeStyle {
    if let known = EscapeStyle(fileExtension: URL(fileURLWithPath: name).pathExtension) { return known }
    let choice = EscapeStyle.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = words("_escape").first else {
      throw TemplateError(
        path: "\(language)/\(name)",
        detail: "has an unknown extension; write one of \(choice) to \(language)/_escape")
    }
    guard let style = EscapeStyle(rawValue: word) else {
      throw TemplateError(path: "\(language)/_escape", detail: "contains \(word); write one of \(choice)")
    }
    return style
  }

  private func words(_ name: String) -> [String] {
    self[name]?.text.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }

  /// Reads the folder at `url`.
  ///
  /// - Throws: `FileError` if the folder cannot be read. `TemplateError` if the folder has no template that produces a
  ///   file.
  init(reading url: URL) throws {
    language = url.lastPathComponent
    let parent = url.standardizedFileURL.deletingLastPathComponent()
    parentName = parent.path == BuiltInTemplates.folder.standardizedFileURL.path ? nil : parent.lastPathComponent
    files = try TemplateFile.all(in: url)
    guard !templates.isEmpty else {
      throw TemplateError(path: url.path, detail: "has no template that produces a file; add a NAME.mustache")
    }
    try checkOutputs()
    try addIncluded(from: parent)
  }

  /// Checks that no two files produce the same output. A file in `_compiled` could have the same output as a file
  /// outside of it.
  private func checkOutputs() throws(TemplateError) {
    var paths: [PathBytes: String] = [:]
    for (path, file) in outputs {
      guard let other = paths.updateValue(path, forKey: PathBytes(file)) else { continue }
      throw TemplateError(
        path: "\(language)/\(path)\(self[path]?.template == nil ? "" : TemplateFile.suffix)",
        detail: "and \(other) would both become \(language)/\(file); rename one")
    }
  }

  /// Adds the files that templates include from sibling folders, which are in `parent`.
  private mutating func addIncluded(from parent: URL) throws {
    var siblings: [PathBytes: [PathBytes: TemplateFile]] = [:]
    var pending = tags
    while let tag = pending.popLast() {
      let words = tag.name.split(separator: "/")
      guard tag.kind == .inclusion, self[tag.name] == nil, words.count > 2, words[0] == "..",
        words[1] != ".."
      else { continue }
      let folder = PathBytes(String(words[1]))
      if siblings[folder] == nil {
        siblings[folder] = try TemplateFile.all(
          in: parent.appendingPathComponent(folder.text), as: "../\(folder.text)/")
      }
      guard let file = siblings[folder]?[PathBytes(tag.name)] else { continue }
      files[PathBytes(tag.name)] = file
      pending += file.template?.tags ?? []
    }
  }

  /// Returns true if a folder with this name contains a language. As with files, the names of other folders start with
  /// `_` or a dot.
  static func isLanguage(_ name: String) -> Bool { !name.hasPrefix(".") && !name.hasPrefix("_") }

  /// Reads all languages in the folder at `url`, sorted by name.
  ///
  /// - Throws: `TemplateError` if there are no languages, or if a language is invalid. `FileError` if a file or folder
  ///   cannot be read.
  static func all(in url: URL) throws -> [TemplateFolder] {
    let paths = try TemplateFile.paths(in: url).map { $0.split(separator: "/") }
    let names = Set(paths.filter { $0.count > 1 }.map { PathBytes(String($0[0])) }).filter { isLanguage($0.text) }
    guard !names.isEmpty else {
      throw TemplateError(path: url.path, detail: "has no folder of templates; add one, or pass another --template")
    }
    return try names.sorted().concurrentMap {
      try TemplateFolder(reading: url.appendingPathComponent($0.text))
    }
  }
}
