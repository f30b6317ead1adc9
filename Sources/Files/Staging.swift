import Foundation

/// Files written under temporary names, to be put in their places together or removed together.
struct Staging {
  private struct File {
    let temporary: TemporaryFile
    let final: String
    /// What stood in the place, under a second name; nil if nothing did.
    var kept: TemporaryFile?
  }

  private var files: [File] = []
  private var createdFolders: [String] = []

  /// Writes `bytes` to a temporary file in the folder of `path`.
  ///
  /// - Returns: The path of the temporary file.
  mutating func stage(_ bytes: [UInt8], for path: String) throws(FileError) -> String {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError("write", path, code: EISDIR, remedy: "remove the folder")
    }
    let temporary = try TemporaryFile(writing: bytes, for: path)
    files.append(File(temporary: temporary, final: path))
    return temporary.path
  }

  /// Puts every staged file in its place, or none: before the first is renamed, what stands in the places gets a second
  /// name, and it is put back when a rename fails.
  ///
  /// - Throws: `FileError`; if something could not be put back, it names what is new among old files.
  mutating func commit() throws(FileError) {
    try synchronize()
    for index in files.indices { files[index].kept = try Self.keep(files[index].final) }
    // A signal that ends the run waits until all is renamed or put back.
    let failure = TemporaryFiles.shared.withoutEnding { renameAll() }
    if let failure { throw failure }
    for file in files { file.kept?.remove() }
    files = []
    createdFolders = []
  }

  /// Waits until the staged files are on the disk: a rename before that could outlive what it names.
  private func synchronize() throws(FileError) {
    // After this, each has nothing left to wait for and tells only what went wrong.
    if files.count > Self.manyFiles { sync() }
    for file in files { try file.temporary.synchronize(for: file.final) }
  }

  /// So many wait for the disk sooner together than one after another.
  private static let manyFiles = 256

  private mutating func renameAll() -> FileError? {
    for index in files.indices {
      let file = files[index]
      guard rename(file.temporary.path, file.final) != 0 else { continue }
      let code = errno
      let new = putBack(files[..<index])
      let remedy = Self.remedy(code, new)
      // What is old has its place again, or stays where it is told to lie.
      for index in files.indices[..<index] {
        files[index].kept?.forget()
        files[index].kept = nil
      }
      return FileError("replace", file.final, code: code, remedy: remedy)
    }
    for file in files { file.temporary.forget() }
    return nil
  }

  /// Puts the old files back into the places of `renamed`, the last first.
  ///
  /// - Returns: The files with which that failed, in their order; their places hold what is new.
  private func putBack(_ renamed: ArraySlice<File>) -> [File] {
    renamed.reversed().filter { file in
      (file.kept.map { rename($0.path, file.final) } ?? unlink(file.final)) != 0
    }.reversed()
  }

  private static func remedy(_ code: Int32, _ new: [File]) -> String {
    let first =
      code == EPERM || code == EACCES ? "see who owns it, lsattr and chattr -i" : "see what it is"
    if new.isEmpty { return "\(first); all files are as they were" }
    return "\(first), and run gen again: what is old could not be put back at "
      + new.map(\.final).joined(separator: ", ") + ", and lies beside it under a name with a dot"
  }

  /// Gives what stands at `path` a second name.
  ///
  /// - Throws: `FileError` if it is marked as not to be changed, so that it can be known that it cannot be replaced.
  private static func keep(_ path: String) throws(FileError) -> TemporaryFile? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    // Who may not write a file may still replace it; EPERM is of files that nobody may change.
    if !isLink, access(path, W_OK) != 0, errno == EPERM {
      throw FileError(
        "replace", path, code: EPERM, remedy: "it is marked immutable; unmark it with chattr -i")
    }
    if let kept = TemporaryFile.linking(to: path) { return kept }
    // Some file systems have no second names, and some systems allow them only to a file's owner.
    guard !isLink else { return nil }
    let bytes = try InputFile.bytes(at: path, followsLink: false)
    return try TemporaryFile(writing: bytes, for: path, mode: status.st_mode & 0o777)
  }

  /// Removes the staged files, and the folders that were made for them.
  mutating func rollBack() {
    for file in files {
      file.temporary.remove()
      file.kept?.remove()
    }
    for folder in createdFolders.reversed() { rmdir(folder) }
    files = []
    createdFolders = []
  }

  /// Creates the folders above the file at `path` below `directory`. None may be a symbolic link, which could lead out
  /// of `directory`; that itself may be one, since the user named it.
  mutating func createFolders(for path: String, below directory: String) throws(FileError) {
    var folder = directory
    for name in path.split(separator: "/").dropLast() {
      folder += "/\(name)"
      var status = stat()
      if lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
        throw FileError(
          "write into", folder, code: ELOOP,
          remedy: "it is a symbolic link, and may lead elsewhere; put a folder there")
      }
      try createFolder(folder)
    }
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
    let above = Self.parent(of: path)
    if above != path { try createFolder(above) }
    if mkdir(path, 0o755) == 0 {
      createdFolders.append(path)
    } else if errno != EEXIST {
      throw FileError("create", path)
    }
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
