import Artifacts
import Foundation

/// A file of a language's folder.
struct TemplateFile: Hashable {
  let text: String
  /// The template, if it is one by its ending; other files are copied as they are.
  let template: Template?

  /// What the name of a template ends in.
  static let suffix = ".mustache"

  /// The files in the folder at `url` by their paths in it, without `.mustache`; the paths begin with `folder`, where
  /// another folder includes them.
  ///
  /// - Throws: `FileError` for what cannot be read; `TemplateError` for what is no template, and no text to copy.
  static func all(in url: URL, as folder: String = "") throws -> [PathBytes: TemplateFile] {
    var files: [PathBytes: TemplateFile] = [:]
    for path in try paths(in: url) {
      let full = "\(url.path)/\(path)"
      let bytes = try InputFile.bytes(at: full, limit: InputFile.handwrittenLimit, followsLink: false)
      guard let text = String(bytes: bytes, encoding: .utf8) else {
        throw TemplateError(path: full, detail: "is not UTF-8 text; take it away")
      }
      let name = path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
      let isTemplate = name != path
      let rest = isTemplate ? name.replacing("{{id}}", with: "") : name
      guard !rest.contains("{{"), !rest.contains("}}") else {
        throw TemplateError(path: full, detail: "has braces in its name; templates alone may have them, as {{id}}")
      }
      let place = "\(url.lastPathComponent)/\(path)"
      let file = TemplateFile(
        text: text, template: isTemplate ? try Template(text, path: place, folder: folder) : nil)
      guard files.updateValue(file, forKey: PathBytes(folder + name)) == nil else {
        throw TemplateError(
          path: full,
          detail: "stands beside a plain file: two files would be \(url.lastPathComponent)/\(name); rename one")
      }
    }
    return files
  }

  /// The paths of the files in the folder at `url`, but those whose names begin with a dot.
  ///
  /// - Throws: `FileError` for a folder that cannot be read, and for what is no file, such as a link, which could lead
  ///   out of the folder.
  static func paths(in url: URL) throws -> [String] {
    let contents = try FolderContents(of: url.path)
    for path in contents.strays.map(\.path) where !"/\(path)".contains("/.") {
      _ = try InputFile.bytes(at: "\(url.path)/\(path)", followsLink: false)
    }
    return contents.files
  }
}
