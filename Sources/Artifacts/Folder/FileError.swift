import Foundation

/// The error of a file or folder that cannot be read or written.
public struct FileError: Error, Hashable, CustomStringConvertible {
  /// The operation that failed, such as "write", and the path of the file or folder.
  public let operation, path: String
  /// The system's error number.
  public let code: Int32
  /// Advice on what to do, or nil if the system's message is enough.
  public let remedy: String?

  /// Creates the error of a failed `operation` on the file or folder at `path`. `code` is the system's error number. If
  /// `remedy` is nil, the error has the usual remedy for that number.
  public init(_ operation: String, _ path: String, code: Int32 = errno, remedy: String? = nil) {
    self.operation = operation
    self.path = path
    self.code = code
    self.remedy = remedy ?? Self.remedies[code]
  }

  public var description: String {
    "cannot \(operation) \(path): \(String(cString: strerror(code)))"
      + (remedy.map { "; \($0)" } ?? "")
  }

  private static let remedies = [
    EFBIG: "raise the limit on the size of files with ulimit -f",
    EMFILE: "raise the limit on open files with ulimit -n",
    ENOSPC: "free some space",
    EILSEQ: "its name is not UTF-8; rename or remove it",
    EEXIST: "it is a file or a link; replace it by a folder",
    ELOOP: "it is a symbolic link; replace it by the file itself",
    ENOTDIR: "specify a folder",
    EINVAL: "it is a device, a pipe or a socket; specify a file",
  ]
}
