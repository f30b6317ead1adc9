import Foundation

/// The folder of the project. It is found from the path of this source file.
enum Repository {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")

  /// Returns the full path of the file at `path`.
  static func path(_ path: String) -> String { folder.appending(path: path).standardizedFileURL.path }

  /// Returns the names of the folders in the folder at `path`.
  static func folders(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: path), includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }.map(\.lastPathComponent)
  }

  /// Returns the bytes of the file at `path`.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  /// Returns the text of the file at `path`.
  static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }
}
