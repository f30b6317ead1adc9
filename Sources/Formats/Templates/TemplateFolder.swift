import Artifacts
import Foundation
import Templates

/// One language: a folder whose name is the format's. `docs/TEMPLATES.md` says what the files in it are for.
struct TemplateFolder: Hashable, Sendable {
  /// The folder's name.
  let language: String
  /// Each file by its path, without `.mustache`; files that it includes from another folder have paths from this one:
  /// `../kotlin/Runtime/Trie.kt`.
  private(set) var files: [PathBytes: TemplateFile]
  /// The name of the folder that this one lies in, nil for the project's own.
  let place: String?

  /// The templates that become files, and the files that are copied, in order of their paths, and the file that each
  /// makes.
  var templates: [Output] { outputs.filter { self[$0.path]?.template != nil } }
  var copies: [Output] { outputs.filter { self[$0.path]?.template == nil } }

  /// A file of this folder that makes one in the language's folder.
  typealias Output = (path: String, file: String)

  /// The file at `path`, without `.mustache`.
  subscript(path: String) -> TemplateFile? { files[PathBytes(path)] }

  /// Files that produce output: no component of their path starts with `_`. Files in `_compiled` count as if they lay
  /// beside that folder.
  private var outputs: [Output] {
    let compiled = "_compiled/"
    return files.keys.sorted().map(\.text).compactMap { path in
      let file = path.hasPrefix(compiled) ? String(path.dropFirst(compiled.count)) : path
      return path.hasPrefix("../") || "/\(file)".contains("/_") ? nil : (path, file)
    }
  }

  private var tags: [Template.Tag] { files.values.flatMap { $0.template?.tags ?? [] } }

  /// Whether some template has the tag.
  func asks(for name: String) -> Bool {
    tags.contains { $0.path.first == name }
  }

  /// The words in the file `_reserved`, if there is one, that are no identifiers of layouts: keywords of the language
  /// and names of its run-time.
  var reserved: Set<String> { Set(words("_reserved")) }

  /// The limit of each file with so many layouts, in bytes: the file `_budget` has a base and an addition for each
  /// layout. Without it, it is the project's promise.
  func limit(layouts: Int) throws(TemplateError) -> Int {
    guard files["_budget"] != nil else { return Budget.promise }
    let words = words("_budget")
    let numbers = words.compactMap { UInt32($0) }.map(Int.init)
    guard words.count == 2, numbers.count == 2 else {
      throw TemplateError(
        path: "\(language)/_budget",
        detail: "says \"\(words.joined(separator: " "))\"; write two whole numbers: "
          + "the most bytes of a file, and how many each layout adds")
    }
    return numbers[0] + numbers[1] * layouts
  }

  /// What `gen --list` says of the language: the file `_summary`, if there is one.
  var summary: String {
    files["_summary"]?.text.trimmingCharacters(in: .whitespacesAndNewlines)
      ?? "sources with all layouts, from templates"
  }

  /// The text above a copied file, which JSON has no place for.
  func licence(above file: String) -> String {
    file.hasSuffix(".json") || file.hasSuffix(".map") ? "" : files["_licence"]?.text ?? ""
  }

  /// `text` without lines such as imports, which the parts of a program do not need once they are in one file: the file
  /// `_apart` lists how these lines begin.
  func together(_ text: String) -> String {
    let apart = files["_apart"]?.text.split(separator: "\n") ?? []
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    return lines.filter { line in !apart.contains { line.hasPrefix($0) } }.drop { $0.isEmpty }.joined(separator: "\n")
  }

  /// How texts are escaped in the file that the template `name` makes: as its ending says, or else the file `_escape`.
  func sourceText(of name: String) throws(TemplateError) -> SourceText {
    if let known = SourceText(ending: URL(fileURLWithPath: name).pathExtension) { return known }
    let choice = SourceText.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = words("_escape").first else {
      throw TemplateError(
        path: "\(language)/\(name)",
        detail: "has an ending for which no way to escape is known; "
          + "write one of \(choice) into \(language)/_escape")
    }
    guard let escape = SourceText(rawValue: word) else {
      throw TemplateError(path: "\(language)/_escape", detail: "says \(word); the ways to escape are \(choice)")
    }
    return escape
  }

  private func words(_ name: String) -> [String] {
    self[name]?.text.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }

  /// Reads the folder at `url`.
  ///
  /// - Throws: `FileError` if the folder cannot be read; `TemplateError` if it has no template that becomes a file.
  init(reading url: URL) throws {
    language = url.lastPathComponent
    let outer = url.standardizedFileURL.deletingLastPathComponent()
    place = outer.path == BuiltInTemplates.folder.standardizedFileURL.path ? nil : outer.lastPathComponent
    files = try TemplateFile.all(in: url)
    guard !templates.isEmpty else {
      throw TemplateError(path: url.path, detail: "holds no NAME.mustache that makes a file")
    }
    try checkOutputs()
    try addIncluded(from: outer)
  }

  /// - Throws: `TemplateError` if a file in `_compiled` and another would make the same file.
  private func checkOutputs() throws(TemplateError) {
    var paths: [PathBytes: String] = [:]
    for (path, file) in outputs {
      guard let other = paths.updateValue(path, forKey: PathBytes(file)) else { continue }
      throw TemplateError(
        path: "\(language)/\(path)\(self[path]?.template == nil ? "" : TemplateFile.suffix)",
        detail: "stands beside \(other): two files would be \(language)/\(file); rename one")
    }
  }

  /// Adds the files that templates include from the folders beside this one, which lie in `outer`.
  private mutating func addIncluded(from outer: URL) throws {
    var siblings: [PathBytes: [PathBytes: TemplateFile]] = [:]
    var open = tags
    while let tag = open.popLast() {
      let words = tag.name.split(separator: "/")
      guard tag.kind == .inclusion, self[tag.name] == nil, words.count > 2, words[0] == "..",
        words[1] != ".."
      else { continue }
      let folder = PathBytes(String(words[1]))
      if siblings[folder] == nil {
        siblings[folder] = try TemplateFile.all(
          in: outer.appendingPathComponent(folder.text), as: "../\(folder.text)/")
      }
      guard let file = siblings[folder]?[PathBytes(tag.name)] else { continue }
      files[PathBytes(tag.name)] = file
      open += file.template?.tags ?? []
    }
  }

  /// Whether a folder so called is that of a language; as with files, `_` begins the names of others.
  static func isLanguage(_ name: String) -> Bool { !name.hasPrefix(".") && !name.hasPrefix("_") }

  /// Reads every language in the folder at `url`, in order of names.
  ///
  /// - Throws: `TemplateError` if there is none, or one is faulty; `FileError` if something cannot be read.
  static func all(in url: URL) throws -> [TemplateFolder] {
    let paths = try TemplateFile.paths(in: url).map { $0.split(separator: "/") }
    let names = Set(paths.filter { $0.count > 1 }.map { PathBytes(String($0[0])) }).filter { isLanguage($0.text) }
    guard !names.isEmpty else {
      throw TemplateError(path: url.path, detail: "holds no folder of templates")
    }
    return try names.sorted().concurrentMap {
      try TemplateFolder(reading: url.appendingPathComponent($0.text))
    }
  }
}
