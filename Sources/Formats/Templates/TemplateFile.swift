import Artifacts
import Foundation

/// A file in the folder of a language.
struct TemplateFile: Hashable {
  let text: String
  /// The parsed template. Nil if the file's name does not have the suffix, because the file is then copied unchanged.
  let template: Template?

  /// The suffix of the names of templates.
  static let suffix = ".mustache"

  /// Reads the files in the folder at `url`, and returns them by path, without `.mustache`.
  ///
  /// - Parameter folder: A prefix of the paths, for files that another folder includes.
  /// - Throws: `FileError` if a file cannot be read. `TemplateError` for an invalid template, or a file that is not
  ///   text.
  static func all(in url: URL, as folder: String = "") throws -> [PathBytes: TemplateFile] {
    var files: [PathBytes: TemplateFile] = [:]
    for path in try paths(in: url) {
      let full = "\(url.path)/\(path)"
      let bytes = try InputFile.bytes(at: full, limit: InputFile.handwrittenLimit, followsLink: false)
      guard let text = String(bytes: bytes, encoding: .utf8) else {
        throw TemplateError(path: full, detail: "is not UTF-8 text; remove it")
      }
      let name = path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
      let isTemplate = name != path
      let rest = isTemplate ? name.replacing("{{id}}", with: "") : name
      guard !rest.contains("{{"), !rest.contains("}}") else {
        throw TemplateError(path: full, detail: "has braces in its name; only templates can have them, as {{id}}")
      }
      let place = "\(url.lastPathComponent)/\(path)"
      let file = TemplateFile(
        text: text, template: isTemplate ? try Template(text, path: place, folder: folder) : nil)
      guard files.updateValue(file, forKey: PathBytes(folder + name)) == nil else {
        throw TemplateError(
          path: full,
          detail: "and a plain file would both become \(url.lastPathComponent)/\(name); rename one")
      }
    }
    return files
  }

  /// Returns the paths of the files in the folder at `url`, except hidden ones.
  ///
  /// - Throws: `FileError` if a folder cannot be read, or if it contains something that is not a file, such as a
  ///   symbolic link. A link could lead out of the folder.
  static func paths(in url: URL) throws -> [String] {
    let contents = try FolderContents(of: url.path)
    for path in contents.strays.map(\.path) where !"/\(path)".contains("/.") {
      _ = try InputFile.bytes(at: "\(url.path)/\(path)", followsLink: false)
    }
    return contents.files
  }
}
