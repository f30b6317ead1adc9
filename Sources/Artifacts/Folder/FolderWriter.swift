import Foundation

/// Writes files to a folder.
///
/// The writer first writes each file to a temporary file in the same folder, and then renames the temporary file
/// atomically. Even if the process is killed, therefore, every file on disk is complete, with either its old or its new
/// content. The writer does not follow symbolic links, except in the path of the folder itself, because the user chose
/// that path.
public struct FolderWriter {
  private static let suffix = ".hwalja.tmp"
  private let directory: String

  /// Creates a writer for the folder at `directory`. If the folder does not exist, `write` creates it.
  public init(directory: String) {
    self.directory = directory
  }

  /// Checks that the folder is writable or, if it does not exist, can be created.
  ///
  /// - Throws: `FileError` if the folder, or its nearest existing parent, is not a folder or is not writable.
  public func checkDestination() throws(FileError) {
    var existing = URL(fileURLWithPath: directory)
    while access(existing.path, F_OK) != 0, errno == ENOENT, InputFile.kind(at: existing.path) == nil {
      existing.deleteLastPathComponent()
    }
    guard InputFile.kind(at: existing.path, followsLink: true) == S_IFDIR else {
      throw FileError("write into", directory, code: ENOTDIR)
    }
    guard access(existing.path, W_OK) == 0 else { throw FileError("write into", directory) }
  }

  /// Writes `files`, and removes the files at the paths in `obsolete`. All temporary files are complete before the
  /// first existing file is removed or replaced.
  ///
  /// - Returns: The paths of the removed files.
  @discardableResult
  public func write(
    _ files: [(path: String, bytes: [UInt8])], removing obsolete: [String] = []
  ) throws(FileError) -> [String] {
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    var written: [(path: String, target: String)] = []
    // If a temporary file has been renamed, its old path no longer exists, so unlinking that path does nothing.
    defer { for file in written { unlink(file.path) } }
    for (path, bytes) in files {
      let (folder, target) = (try makeFolders(above: path), "\(directory)/\(path)")
      guard InputFile.kind(at: target) != S_IFDIR else {
        throw FileError("write", target, code: EISDIR, remedy: "remove or rename the folder")
      }
      let temporary = "\(folder)/.\(written.count).\(getpid())\(Self.suffix)"
      guard let stream = fopen(temporary, "wx") else { throw FileError("write", target) }
      written.append((temporary, target))
      let count = fwrite(bytes, 1, bytes.count, stream)
      guard fclose(stream) == 0, count == bytes.count else { throw FileError("write", target) }
    }
    var removed: [String] = []
    for path in obsolete where try remove(path) { removed.append(path) }
    for file in written where rename(file.path, file.target) != 0 {
      throw FileError("replace", file.target, remedy: "check its owner, and run gen again")
    }
    return removed
  }

  /// Removes the temporary files left behind by interrupted runs in the folders of the files at `paths`. Other folders
  /// are not searched, because there can be many.
  public func removeLeftovers(beside paths: [String]) {
    for folder in Set(paths.map { folders(above: $0).last ?? directory }) {
      for name in (try? FolderContents.names(in: folder)) ?? [] where Self.isAbandoned(name) {
        unlink("\(folder)/\(name)")
      }
    }
  }

  /// Returns true if `name` is the name of a temporary file, and the process that created this file has ended.
  static func isAbandoned(_ name: String) -> Bool {
    guard let parts = name.wholeMatch(of: /\.[0-9]+\.([0-9]+)\.hwalja\.tmp/), let process = pid_t(parts.1) else {
      return false
    }
    // Process ids are reused. A file with the id of this process comes from an earlier run, because this run has not
    // written any files yet.
    return process == getpid() || kill(process, 0) != 0 && errno == ESRCH
  }

  /// Returns the folders that contain the file at `path`, outermost first. The path is split by scalars, because a
  /// slash with a combining mark after it is a single Character, which does not equal "/".
  private func folders(above path: String) -> [String] {
    var folder = directory
    return path.unicodeScalars.split(separator: "/").dropLast().map { name in
      folder += "/\(String(name))"
      return folder
    }
  }

  /// Creates the folders that contain the file at `path`, and returns the innermost one.
  ///
  /// - Throws: `FileError` if a folder cannot be created, or is a symbolic link. A link could lead out of the
  ///   directory.
  private func makeFolders(above path: String) throws(FileError) -> String {
    let folders = folders(above: path)
    for folder in folders where mkdir(folder, 0o755) != 0 {
      guard errno == EEXIST, InputFile.kind(at: folder) == S_IFDIR else {
        throw FileError("create", folder)
      }
    }
    return folders.last ?? directory
  }

  /// Removes the file at `path`. Returns false if there is no regular file at this path, or if one of its parent
  /// folders is a symbolic link. Also ignores paths with a component that is empty, `.` or `..`, because such a path
  /// could be an alias for a current file.
  private func remove(_ path: String) throws(FileError) -> Bool {
    let (folders, target) = (folders(above: path), "\(directory)/\(path)")
    let isPlain = path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !["", ".", ".."].contains(String($0)) }
    let isWithin = folders.allSatisfy { InputFile.kind(at: $0) == S_IFDIR }
    guard isPlain, isWithin, InputFile.kind(at: target) == S_IFREG else { return false }
    guard unlink(target) == 0 else { throw FileError("remove", target) }
    return true
  }
}
