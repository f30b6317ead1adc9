import Foundation

/// Reads regular files only: a pipe would block, and a device may never end.
public enum InputFile {
  /// The most bytes of a file that gen makes, such as a map for review, which has 4 MB.
  public static let limit = 64 << 20

  /// The most bytes of a file that a person writes: a layout, a keyboard or a template. The largest has some 50 KB.
  public static let handwrittenLimit = 1 << 20

  /// Returns the content of the regular file at `path`.
  ///
  /// A larger file is refused by its size, before any of it is read; one that grows, or that the system makes up as it
  /// is read, at the first byte too many.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that the file may have.
  ///   - followsLink: True if `path` may be a symbolic link.
  public static func bytes(
    at path: String, limit: Int = limit, followsLink: Bool = true
  ) throws(FileError) -> [UInt8] {
    switch kind(at: path, followsLink: followsLink) {
    case nil where path.isEmpty: throw FileError("read", "''", remedy: "name a file")
    case nil: throw FileError("read", path)
    case S_IFREG: break
    case S_IFDIR: throw FileError("read", path, code: EISDIR)
    case S_IFLNK: throw FileError("read", path, code: ELOOP)
    default: throw FileError("read", path, code: EINVAL)
    }
    guard let stream = fopen(path, "r") else { throw FileError("read", path) }
    defer { fclose(stream) }
    var status = stat()
    guard fstat(fileno(stream), &status) == 0 else { throw FileError("read", path) }
    var bytes: [UInt8] = []
    if status.st_size <= limit {
      bytes.reserveCapacity(Int(status.st_size))
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while bytes.count <= limit {
        let count = fread(&chunk, 1, chunk.count, stream)
        bytes += chunk[..<count]
        guard count == 0 else { continue }
        guard ferror(stream) == 0 else { throw FileError("read", path) }
        return bytes
      }
    }
    throw FileError("read", path, code: EFBIG, remedy: "it can have \(limit) bytes at most; make it smaller")
  }

  /// Returns the kind of what lies at `path`, as the system's bits; nil, with `errno` set, if nothing can be seen there.
  static func kind(at path: String, followsLink: Bool = false) -> mode_t? {
    var status = stat()
    let result = followsLink ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status.st_mode & S_IFMT : nil
  }
}
