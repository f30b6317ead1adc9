import Foundation

/// A folder of its own for one test, removed when the test is over.
final class Scratch: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "/hwalja-\(UUID().uuidString)"
    try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes `bytes` to the file at `name`, whose folders are created.
  func put(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Removes the file at `name`.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Makes a symbolic link at `name`.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func get(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init)
  }

  /// Every file and folder below, sorted.
  var contents: [String] {
    FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }.sorted() ?? []
  }

  func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Sets the permissions of the file or folder at `name`.
  func setMode(_ name: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: "\(path)/\(name)")
  }

  /// Gives the file at `name` an old modification time, so that a rewrite is noticed.
  func backdate(_ name: String) throws {
    try FileManager.default.setAttributes([.modificationDate: Scratch.past], ofItemAtPath: "\(path)/\(name)")
  }

  func isBackdated(_ name: String) throws -> Bool {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return attributes[.modificationDate] as? Date == Scratch.past
  }

  private static let past = Date(timeIntervalSince1970: 1_000_000_000)
}
