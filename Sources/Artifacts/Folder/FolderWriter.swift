import Foundation

/// Writes files to a folder.
///
/// It writes each file to a temporary one in the same folder, and renames that atomically. If the process is killed,
/// every file is therefore complete, either old or new. It does not follow symbolic links, except in the path of the
/// folder itself, which the user chose.
public struct FolderWriter {
  private static let suffix = ".hwalja.tmp"
  private let directory: String

  /// Creates a writer to the folder at `directory`, which `write` creates if it does not exist.
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

  /// Writes `files` to their paths, and removes the files at the paths `obsolete`. Every file is complete before the
  /// first one is replaced.
  public func write(_ files: [(path: String, bytes: [UInt8])], removing obsolete: [String] = []) throws(FileError) {
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    var written: [(path: String, place: String)] = []
    // A temporary file that was renamed no longer exists, so unlinking it does nothing.
    defer { for file in written { unlink(file.path) } }
    for (path, bytes) in files {
      let (folder, place) = (try makeFolders(above: path), "\(directory)/\(path)")
      guard InputFile.kind(at: place) != S_IFDIR else {
        throw FileError("write", place, code: EISDIR, remedy: "remove or rename the folder")
      }
      let temporary = "\(folder)/.\(written.count).\(getpid())\(Self.suffix)"
      guard let stream = fopen(temporary, "wx") else { throw FileError("write", place) }
      written.append((temporary, place))
      let count = fwrite(bytes, 1, bytes.count, stream)
      guard fclose(stream) == 0, count == bytes.count else { throw FileError("write", place) }
    }
    for path in obsolete { try remove(path) }
    for file in written where rename(file.path, file.place) != 0 {
      throw FileError("replace", file.place, remedy: "check its owner, and run gen again")
    }
  }

  /// Removes the temporary files of interrupted runs from the folders of the files at `paths`. It does not search other
  /// folders, because there can be many.
  public func removeLeftovers(beside paths: [String]) {
    for folder in Set(paths.map { folders(above: $0).last ?? directory }) {
      for name in (try? FolderContents.names(in: folder)) ?? [] where Self.isAbandoned(name) {
        unlink("\(folder)/\(name)")
      }
    }
  }

  /// Returns true if `name` is the name of a temporary file whose process has ended.
  static func isAbandoned(_ name: String) -> Bool {
    guard let parts = name.wholeMatch(of: /\.[0-9]+\.([0-9]+)\.hwalja\.tmp/), let process = pid_t(parts.1) else {
      return false
    }
    // Process ids are reused: a file with the id of this process is from an earlier run, because this run has not
    // written anything yet.
    return process == getpid() || kill(process, 0) != 0 && errno == ESRCH
  }

  /// Returns the folders that contain the file at `path`, outermost first. It splits the path by scalars, because a
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
  /// - Throws: `FileError` if one cannot be created, or is a symbolic link, which could lead out of the directory.
  private func makeFolders(above path: String) throws(FileError) -> String {
    let folders = folders(above: path)
    for folder in folders where mkdir(folder, 0o755) != 0 {
      guard errno == EEXIST, InputFile.kind(at: folder) == S_IFDIR else {
        throw FileError("create", folder)
      }
    }
    return folders.last ?? directory
  }

  /// Removes the file at `path`. Does nothing if it is not a regular file, or if a parent is a symbolic link. Also does
  /// nothing if a component of the path is empty, `.` or `..`: it could then be another path to a file that was just
  /// written.
  private func remove(_ path: String) throws(FileError) {
    let (folders, place) = (folders(above: path), "\(directory)/\(path)")
    let isPlain = path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !["", ".", ".."].contains(String($0)) }
    let isWithin = folders.allSatisfy { InputFile.kind(at: $0) == S_IFDIR }
    guard isPlain, isWithin, InputFile.kind(at: place) == S_IFREG else { return }
    guard unlink(place) == 0 else { throw FileError("remove", place) }
  }
}
