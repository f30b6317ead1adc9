import Foundation

/// Paths are bytes to a system. To Swift, a slash and a combining mark after it are one Character, and no slash.
enum Path {
  /// What stands between slashes.
  static func parts(of path: String) -> [String] {
    path.unicodeScalars.split(separator: "/").map { String($0) }
  }

  /// The last part.
  static func name(of path: String) -> String { parts(of: path).last ?? path }

  /// The folder that `path` lies in: `.` if it is a name alone.
  static func folder(of path: String) -> String {
    let scalars = path.unicodeScalars
    guard let slash = scalars.lastIndex(of: "/") else { return "." }
    return slash == scalars.startIndex ? "/" : String(scalars[..<slash])
  }

  /// The same path from the root on.
  static func absolute(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/")
      ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// Whether a file with this name is hidden.
  static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }
}
