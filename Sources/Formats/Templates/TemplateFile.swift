import Foundation

/// A file of a language's folder.
struct TemplateFile: Hashable {
  let text: String
  /// The template, if it is one by its ending `.mustache`; other files are copied as they are.
  let template: Template?
  /// Whether it makes no file by itself, because its name or that of a folder around it begins with `_`.
  let isPart: Bool

  /// The files in the folder at `url` by their paths in it, without `.mustache`; the paths begin with `folder`, where
  /// another folder includes them.
  static func all(
    in url: URL, as folder: String = ""
  ) throws(TemplateError) -> [String: TemplateFile] {
    var files: [String: TemplateFile] = [:]
    for path in FileManager.default.subpaths(atPath: url.path)?.sorted() ?? [] {
      let words = path.split(separator: "/")
      let full = "\(url.path)/\(path)"
      if words.contains(where: { $0.hasPrefix(".") && $0 != suffix }) { continue }
      guard try isFile(full) else { continue }
      guard
        let text = FileManager.default.contents(atPath: full).flatMap({
          String(data: $0, encoding: .utf8)
        })
      else { throw TemplateError(path: full, detail: "is not UTF-8 text that can be read") }
      let name = path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
      guard words.last.map(String.init) != suffix else {
        throw TemplateError(path: full, detail: "has no name before .mustache; give it one")
      }
      let template =
        name == path
        ? nil : try Template(text, path: "\(url.lastPathComponent)/\(name)", folder: folder)
      files[folder + name] = TemplateFile(
        text: text, template: template, isPart: words.contains { $0.hasPrefix("_") })
    }
    return files
  }

  /// Whether a file stands at `path`, and not a folder.
  ///
  /// - Throws: `TemplateError` for what is neither, such as a link, which could lead out of the folder, and for a file
  ///   that is too large.
  static func isFile(_ path: String) throws(TemplateError) -> Bool {
    var status = stat()
    lstat(path, &status)
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return false
    case S_IFLNK:
      throw TemplateError(
        path: path, detail: "is a symbolic link, and may lead elsewhere; put the file itself there")
    case S_IFREG: break
    default:
      throw TemplateError(path: path, detail: "is a device, a pipe or a socket; remove it")
    }
    guard status.st_size <= sizeLimit else {
      throw TemplateError(
        path: path, detail: "has more than \(sizeLimit) bytes; shorten it or take it away")
    }
    return true
  }

  /// The most bytes of a file; the largest that ships has half a million.
  private static let sizeLimit = 16 << 20
  private static let suffix = ".mustache"
}
