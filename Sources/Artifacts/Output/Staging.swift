import Foundation

/// Files written under temporary names, to be renamed together or removed together.
struct Staging {
  private var files: [(temporary: String, final: String)] = []
  private var createdFolders: [String] = []

  /// Writes `bytes` to a temporary file in the folder of `path`, down to the disk.
  ///
  /// - Returns: The path of the temporary file.
  mutating func stage(_ bytes: [UInt8], for path: String) throws(OutputError) -> String {
    let folder = parent(of: path)
    try createFolder(folder)
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw OutputError("write", path, code: EISDIR, remedy: "remove the folder")
    }
    let name = path.dropFirst(folder.count + 1)
    let temporary = "\(folder)/.\(name).\(getpid())-\(files.count)\(Staging.suffix)"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else { throw OutputError("write", path) }
    files.append((temporary, path))
    defer { close(descriptor) }
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + offset, bytes.count - offset)
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw OutputError("write", path, remedy: errno == ENOSPC ? "free some space" : nil)
      }
      offset += written
    }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw OutputError("write", path) }
    return temporary
  }

  /// Puts every staged file in its place.
  mutating func commit() throws(OutputError) {
    while let (temporary, final) = files.first {
      guard rename(temporary, final) == 0 else { throw OutputError("replace", final) }
      files.removeFirst()
    }
    createdFolders = []
  }

  /// Removes what was staged and not yet put in place.
  mutating func rollBack() {
    for file in files { unlink(file.temporary) }
    for folder in createdFolders.reversed() { rmdir(folder) }
    files = []
    createdFolders = []
  }

  /// Creates the folder at `path` and those above it, as far as they are missing.
  mutating func createFolder(_ path: String) throws(OutputError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw OutputError("write into", path, code: ENOTDIR, remedy: "name a folder")
      }
      return
    }
    let above = parent(of: path)
    if above != path { try createFolder(above) }
    if mkdir(path, 0o755) == 0 {
      createdFolders.append(path)
    } else if errno != EEXIST {
      throw OutputError("create", path)
    }
  }

  /// Removes temporary files that a run left behind when it was killed, below `folder`.
  func removeAbandonedFiles(in folder: String) throws(OutputError) {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return }
    for case let path as String in paths where path.hasSuffix(Staging.suffix) {
      let parts = path.dropLast(Staging.suffix.count).split(separator: ".").last?.split(
        separator: "-")
      guard let owner = parts?.first.flatMap({ pid_t($0) }), owner != getpid() else { continue }
      if kill(owner, 0) != 0 && errno == ESRCH { unlink("\(folder)/\(path)") }
    }
  }

  private static let suffix = ".hwalja.tmp"

  private func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
