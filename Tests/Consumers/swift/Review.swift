import Foundation
import Hwalja
import Testing

/// The files for tests and review, which `gen` makes on demand: in the folder named by the environment
/// variable `HWALJA_REVIEW`, or in `.build/review`.
enum Review {
  static func url(_ path: String) -> URL {
    if let folder = ProcessInfo.processInfo.environment["HWALJA_REVIEW"] {
      return URL(fileURLWithPath: folder).appending(path: path)
    }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "../../..")
    return root.appending(path: ".build/review/\(path)")
  }

  static func data(_ path: String) throws -> Data {
    guard let data = try? Data(contentsOf: url(path)) else {
      throw Missing(description: "\(url(path).path) is missing; make it, or set HWALJA_REVIEW")
    }
    return data
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try data(path), as: UTF8.self)
  }

  /// The text of a file beside the tests.
  static func beside(_ name: String) throws -> String {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: name),
      encoding: .utf8)
  }

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }
}

extension KeyboardLayout: CustomTestStringConvertible {
  public var testDescription: String { id }
}
