import Foundation

/// Reads regular files only: a pipe would block, and a device may never end.
public enum InputFile {
  /// The content of the regular file at `path`, which may be a symbolic link if `followsLink`.
  public static func bytes(at path: String, followsLink: Bool = true) throws(FileError) -> [UInt8] {
    switch kind(at: path, followsLink: followsLink) {
    case nil where path.isEmpty: throw FileError("read", "''", remedy: "name a file")
    case nil: throw FileError("read", path)
    case S_IFREG: break
    case S_IFDIR: throw FileError("read", path, code: EISDIR)
    case S_IFLNK: throw FileError("read", path, code: ELOOP)
    default: throw FileError("read", path, code: EINVAL)
    }
    guard access(path, R_OK) == 0 else { throw FileError("read", path) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError("read", path, code: EIO)
    }
    return Array(data)
  }

  /// What lies at `path`, as the system's bits for a kind of file; nil, with `errno` set, if nothing can be seen there.
  static func kind(at path: String, followsLink: Bool = false) -> mode_t? {
    var status = stat()
    let result = followsLink ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status.st_mode & S_IFMT : nil
  }
}
