import Foundation

/// A file by its path below a folder.
public struct FolderFile: Hashable, Sendable {
  /// The path, with `/` between its parts.
  public let path: String
  /// What it holds.
  public let bytes: [UInt8]

  /// A file at `path`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Puts files into a folder.
///
/// All are proved before anything changes on disk. Then each changed file is written beside its place under a temporary
/// name and renamed, in one step of the system, so that an error or a kill at any moment leaves every file whole, old or
/// new. Files whose content is the same are not touched. Temporary files of runs that were killed are removed by the
/// next that writes there. Nothing is written through a link but the folder itself, which the user named.
public struct FolderWriter {
  /// What became of one file.
  public enum Outcome: Hashable, Sendable {
    /// The file is new or has new content.
    case written
    /// The file held this content already.
    case unchanged
  }

  private let directory: String

  /// A writer into the folder at `directory`, which is created if need be.
  public init(directory: String) {
    self.directory = directory
  }

  /// Finds out whether the folder is there, or can be made.
  ///
  /// - Throws: `FileError` if it or what it lies in is no folder, or may not be written to.
  public func checkPlace() throws(FileError) {
    var path = Path.absolute(directory)
    while access(path, F_OK) != 0 && errno == ENOENT && path != "/" { path = Path.folder(of: path) }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw FileError("write into", directory, code: ENOTDIR)
    }
    guard access(path, W_OK) == 0 else { throw FileError("write into", directory) }
  }

  /// Writes `files` and says what became of each, in their order.
  ///
  /// - Parameters:
  ///   - isCurrent: Whether a file may stay as it is on disk.
  ///   - prove: Called with all files as they will be: those that stay as they are on disk.
  /// - Throws: What `prove` throws, before anything has changed; or `FileError` with the file and the system's reason.
  public func write(
    _ files: [FolderFile], isCurrent: (FolderFile, _ onDisk: [UInt8]) -> Bool = { $0.bytes == $1 },
    proving prove: ([FolderFile]) throws -> Void = { _ in }
  ) throws -> [Outcome] {
    try checkPaths(files.map(\.path))
    let kept = files.map { file in
      let onDisk = try? InputFile.bytes(at: place(of: file.path), followsLink: false)
      return onDisk.flatMap { isCurrent(file, $0) ? FolderFile(path: file.path, bytes: $0) : nil }
    }
    try prove(zip(kept, files).map { $0 ?? $1 })
    let changed = zip(kept, files).filter { $0.0 == nil }.map(\.1)
    for path in abandonedFiles(beside: files.map(\.path)) { unlink(place(of: path)) }
    try put(changed)
    return kept.map { $0 == nil ? .written : .unchanged }
  }

  /// The temporary files that killed runs left beside the files at `paths`, by their paths below the folder.
  public func abandonedFiles(beside paths: [String]) -> [String] {
    Set(paths.map(Path.folder)).sorted().flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place(of: folder))) ?? []
      return names.sorted().filter(TemporaryFile.isAbandoned)
        .map { folder == "." ? $0 : "\(folder)/\($0)" }
    }
  }

  private func place(of path: String) -> String { "\(directory)/\(path)" }

  private func put(_ files: [FolderFile]) throws(FileError) {
    var folders: [String] = []
    var temporaries: [TemporaryFile] = []
    do throws(FileError) {
      try Self.createFolder(directory, &folders)
      for file in files {
        try createFolders(above: file.path, &folders)
        temporaries.append(try TemporaryFile(file.bytes, for: place(of: file.path)))
      }
      for temporary in temporaries { try temporary.takePlace() }
    } catch {
      for temporary in temporaries { unlink(temporary.path) }
      for folder in folders.reversed() { rmdir(folder) }
      throw error
    }
  }

  /// Checks that all of `paths` can be there together.
  private func checkPaths(_ paths: [String]) throws(FileError) {
    var seen: Set<String> = []
    for path in paths where !seen.insert(path).inserted {
      throw FileError(
        "write", place(of: path), code: EEXIST,
        remedy: "two files have this path; rename one of the templates")
    }
    for path in paths {
      var folder = Path.folder(of: path)
      while folder != "." {
        guard !seen.contains(folder) else {
          throw FileError(
            "write", place(of: path), code: ENOTDIR,
            remedy: "another file is \(folder), which cannot be a folder too; rename one")
        }
        folder = Path.folder(of: folder)
      }
    }
  }

  /// Creates the folders above the file at `path`. None may be a symbolic link, which could lead elsewhere.
  private func createFolders(above path: String, _ made: inout [String]) throws(FileError) {
    var folder = directory
    for name in Path.parts(of: path).dropLast() {
      folder += "/" + name
      var status = stat()
      if lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
        throw FileError(
          "write into", folder, code: ELOOP,
          remedy: "it is a symbolic link, and may lead elsewhere; put a folder there")
      }
      try Self.createFolder(folder, &made)
    }
  }

  /// Creates the folder at `path` and missing folders above it.
  private static func createFolder(_ path: String, _ made: inout [String]) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError("write into", path, code: ENOTDIR, remedy: "name a folder")
      }
      return
    }
    let above = Path.folder(of: path)
    if above != path { try createFolder(above, &made) }
    if mkdir(path, 0o755) == 0 {
      made.append(path)
    } else if errno != EEXIST {
      throw FileError("create", path)
    }
  }
}
