import Foundation

/// Files written under temporary names, to be renamed together or removed together.
struct Staging {
  private struct File {
    let temporary: String
    let final: String
    /// Open and locked until the file has its place or is gone.
    let descriptor: Int32
  }

  private var files: [File] = []
  private var createdFolders: [String] = []

  /// Writes `bytes` to a temporary file in the folder of `path`, and waits until they are on the disk.
  ///
  /// - Returns: The path of the temporary file.
  mutating func stage(_ bytes: [UInt8], for path: String) throws(FileError) -> String {
    let folder = parent(of: path)
    try createFolder(folder)
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError("write", path, code: EISDIR, remedy: "remove the folder")
    }
    let name = path.dropFirst(folder.count + 1)
    let (temporary, descriptor) = try create(named: String(name), in: folder, for: path)
    files.append(File(temporary: temporary, final: path, descriptor: descriptor))
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + offset, bytes.count - offset)
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw FileError("write", path, remedy: errno == ENOSPC ? "free some space" : nil)
      }
      offset += written
    }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileError("write", path) }
    return temporary
  }

  /// Opens a new temporary file and locks it, so that no other run removes it as abandoned.
  private func create(named name: String, in folder: String, for path: String) throws(FileError)
    -> (path: String, descriptor: Int32)
  {
    while true {
      let number = String(UInt64.random(in: 0 ... .max), radix: 36)
      let temporary = "\(folder)/.\(name).\(number)\(Staging.suffix)"
      TemporaryFiles.shared.insert(temporary)
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else {
        let code = errno
        TemporaryFiles.shared.remove(temporary)
        throw FileError("write", path, code: code)
      }
      // Without locks on a file system, this fails, and so does the lock that precedes every removal.
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return (temporary, descriptor) }
      // Another run removed the file before it was locked.
      close(descriptor)
      TemporaryFiles.shared.remove(temporary)
    }
  }

  /// Puts every staged file in its place.
  mutating func commit() throws(FileError) {
    while let file = files.first {
      guard rename(file.temporary, file.final) == 0 else { throw FileError("replace", file.final) }
      forget(file)
      files.removeFirst()
    }
    createdFolders = []
  }

  /// Removes the staged files that are not yet in their places.
  mutating func rollBack() {
    for file in files {
      unlink(file.temporary)
      forget(file)
    }
    for folder in createdFolders.reversed() { rmdir(folder) }
    files = []
    createdFolders = []
  }

  private func forget(_ file: File) {
    close(file.descriptor)
    TemporaryFiles.shared.remove(file.temporary)
  }

  /// Creates the folder at `path` and missing folders above it.
  mutating func createFolder(_ path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError("write into", path, code: ENOTDIR, remedy: "name a folder")
      }
      return
    }
    let above = parent(of: path)
    if above != path { try createFolder(above) }
    if mkdir(path, 0o755) == 0 {
      createdFolders.append(path)
    } else if errno != EEXIST {
      throw FileError("create", path)
    }
  }

  /// Removes temporary files that killed runs left behind, only in the folders of `paths`, where this run
  /// writes.
  ///
  /// A live run holds a lock on each of its files, and the system drops the locks when the run ends in any way.
  /// So a file that can be locked is abandoned, even if its run had another process id namespace.
  func removeAbandonedFiles(beside paths: [String]) throws(FileError) {
    for folder in Set(paths.map { parent(of: $0) }).sorted() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where name.hasPrefix(".") && name.hasSuffix(Staging.suffix) {
        let path = "\(folder)/\(name)"
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW)
        guard descriptor >= 0 else { continue }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      }
    }
  }

  private static let suffix = ".hwalja.tmp"

  private func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
