import Foundation

/// Reads regular files only, because a pipe could block, and a device may never end.
public enum InputFile {
  /// The size limit of files that gen makes, in bytes. The largest file, a map for review, has 4 MB.
  public static let limit = 64 << 20

  /// The size limit of files that people write, in bytes: layouts, keyboards and templates. The largest file has some
  /// 50 KB.
  public static let handwrittenLimit = 1 << 20

  /// Returns the content of the regular file at `path`.
  ///
  /// A file that is too large is rejected before it is read. A file that grows, or whose size the system does not know
  /// in advance, is rejected at the first byte beyond the limit.
  ///
  /// - Parameters:
  ///   - limit: The size limit in bytes.
  ///   - followsLink: True if `path` may be a symbolic link.
  public static func bytes(
    at path: String, limit: Int = limit, followsLink: Bool = true
  ) throws(FileError) -> [UInt8] {
    switch kind(at: path, followsLink: followsLink) {
    case nil where path.isEmpty: throw FileError("read", "''", remedy: "specify a file")
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
    throw FileError("read", path, code: EFBIG, remedy: "it can have at most \(limit) bytes; make it smaller")
  }

  /// Returns the file type bits of `path`, such as `S_IFREG`. Returns nil and sets `errno` if the path does not exist
  /// or is not accessible.
  static func kind(at path: String, followsLink: Bool = false) -> mode_t? {
    var status = stat()
    let result = followsLink ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status.st_mode & S_IFMT : nil
  }
}
