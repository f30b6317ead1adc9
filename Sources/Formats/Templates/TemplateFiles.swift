import Foundation

/// The files of a folder of templates, as they lie on disk.
enum TemplateFiles {
  /// The texts in the folder at `url`, and the names of the files that its templates become.
  static func contents(of url: URL) throws(TemplateError)
    -> (texts: [String: String], outputs: [String])
  {
    var texts: [String: String] = [:]
    var outputs: [String] = []
    for path in FileManager.default.subpaths(atPath: url.path)?.sorted() ?? []
    where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") && $0 != Self.suffix }) {
      let full = url.appendingPathComponent(path).path
      guard try isFile(full) else { continue }
      guard
        let text = FileManager.default.contents(atPath: full).flatMap({
          String(data: $0, encoding: .utf8)
        })
      else { throw TemplateError(path: full, detail: "is not UTF-8 text that can be read") }
      let name = path.hasSuffix(Self.suffix) ? String(path.dropLast(Self.suffix.count)) : path
      guard let file = name.split(separator: "/", omittingEmptySubsequences: false).last,
        !file.isEmpty
      else { throw TemplateError(path: full, detail: "has no name before .mustache; give it one") }
      texts[name] = text
      if name != path && !file.hasPrefix("_") { outputs.append(name) }
    }
    return (texts, outputs)
  }

  /// The most bytes of a file; the largest that ships has half a million.
  private static let sizeLimit = 16 << 20

  /// Whether a file stands at `path`, and not a folder.
  ///
  /// - Throws: `TemplateError` for what is neither, such as a link, which could lead out of the folder, and for a file
  ///   that is too large.
  static func isFile(_ path: String) throws(TemplateError) -> Bool {
    // This does not follow links.
    let attributes = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory: return false
    case .typeSymbolicLink:
      throw TemplateError(
        path: path, detail: "is a symbolic link, and may lead elsewhere; put the file itself there")
    case .typeRegular: break
    default:
      throw TemplateError(path: path, detail: "is a device, a pipe or a socket; remove it")
    }
    guard attributes[.size] as? Int ?? 0 <= sizeLimit else {
      throw TemplateError(
        path: path, detail: "has more than \(sizeLimit) bytes; shorten it or take it away")
    }
    return true
  }

  private static let suffix = ".mustache"
}
