import Foundation

/// Reads files, and nothing that is none: a pipe would be waited for, and a device may never end.
public enum InputFile {
  /// The most bytes of a file, unless a caller says less; the largest of a distribution, one for review, has 4 MB.
  public static let sizeLimit = 64 << 20

  /// The content of the regular file at `path`.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that it may have; no more are read.
  ///   - followsLink: Whether `path` may be a symbolic link.
  /// - Throws: `FileError` with the system's reason if it cannot be read.
  public static func bytes(at path: String, limit: Int = sizeLimit, followsLink: Bool = true)
    throws(FileError) -> [UInt8]
  {
    // Without O_NONBLOCK, opening a pipe waits for a writer; to a regular file it makes no difference.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW)
    let descriptor = open(path, flags)
    guard descriptor >= 0 else {
      let code = errno
      throw FileError("read", path, code: code, remedy: remedy(code))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError("read", path, code: EISDIR)
    default:
      throw FileError(
        "read", path, code: EINVAL, remedy: "it is a device, a pipe or a socket; name a file")
    }
    guard status.st_size <= limit else { throw tooLarge(path, limit) }
    // A file can grow, and those that the system makes up have no size.
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
        guard bytes.count <= limit else { throw tooLarge(path, limit) }
      } else if errno != EINTR {
        throw FileError("read", path)
      }
    }
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> FileError {
    FileError(
      "read", path, code: EFBIG,
      remedy: "no file that belongs here has more than \(limit) bytes; remove it")
  }

  private static func remedy(_ code: Int32) -> String? {
    switch code {
    case ELOOP: "it is a symbolic link; put the file itself there"
    case EMFILE: "raise the limit on open files with ulimit -n"
    default: nil
    }
  }
}
