import Foundation

/// A file or folder that cannot be read or written.
public struct FileError: Error, Hashable, CustomStringConvertible {
  /// What was being done, as in "cannot write".
  public let operation: String
  /// The file or folder.
  public let path: String
  /// The system's error number.
  public let code: Int32
  /// What to do about it, if there is more to say than the system does.
  public let remedy: String?

  /// The error of an `operation` on the file or folder at `path`, with the system's error number.
  public init(_ operation: String, _ path: String, code: Int32 = errno, remedy: String? = nil) {
    self.operation = operation
    self.path = path
    self.code = code
    self.remedy = remedy
  }

  public var description: String {
    "cannot \(operation) \(path): \(String(cString: strerror(code)))"
      + (remedy.map { "; \($0)" } ?? "")
  }
}
