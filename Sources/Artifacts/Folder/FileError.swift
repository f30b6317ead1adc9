import Foundation

/// A file or folder that cannot be read or written.
public struct FileError: Error, Hashable, CustomStringConvertible {
  /// What was being done, as in "write", and the file or folder.
  public let operation, path: String
  /// The system's error number.
  public let code: Int32
  /// What to do about it, if there is more to say than the system does.
  public let remedy: String?

  /// The error of an `operation` on the file or folder at `path`, with the system's error number.
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
    EEXIST: "it is a file or a link; put a folder there",
    ELOOP: "it is a symbolic link; put the file itself there",
    ENOTDIR: "name a folder",
    EINVAL: "it is a device, a pipe or a socket; name a file",
  ]
}
