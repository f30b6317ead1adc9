import Foundation

/// A temporary folder for one test. It is removed when the test ends.
final class Scratch: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "/hwalja-\(UUID().uuidString)"
    try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes `bytes` to the file at `name`, and creates missing folders.
  func put(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func get(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init)
  }

  /// The paths of all files and folders in the temporary folder, sorted.
  var contents: [String] {
    FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }.sorted() ?? []
  }

  /// The paths of all files in the temporary folder, sorted.
  var files: [String] {
    contents.filter { (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\($0)")) == nil }
  }

  /// Returns the inode number of the file at `name`. The number changes when another file replaces this one.
  func number(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.systemFileNumber] as? Int
  }
}
