import Foundation

/// Puts files into a folder.
///
/// Each is written beside its place and then renamed, in one step of the system, so that a run that is killed leaves
/// every file whole, old or new. Nothing is written through a link but the folder itself, which the user named.
public struct FolderWriter {
  private static let suffix = ".hwalja.tmp"
  private let directory: String

  /// A writer into the folder at `directory`, which is created if need be.
  public init(directory: String) {
    self.directory = directory
  }

  /// Finds out whether the folder is there, or can be made.
  ///
  /// - Throws: `FileError` if it or what it lies in is no folder, or may not be written to.
  public func checkPlace() throws(FileError) {
    var place = URL(fileURLWithPath: directory)
    while access(place.path, F_OK) != 0, errno == ENOENT, InputFile.kind(at: place.path) == nil {
      place.deleteLastPathComponent()
    }
    guard InputFile.kind(at: place.path, followsLink: true) == S_IFDIR else {
      throw FileError("write into", directory, code: ENOTDIR)
    }
    guard access(place.path, W_OK) == 0 else { throw FileError("write into", directory) }
  }

  /// Writes `files` by their paths, and removes the files at the paths `obsolete`.
  public func write(_ files: [(path: String, bytes: [UInt8])], removing obsolete: [String] = []) throws(FileError) {
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    var written: [(path: String, place: String)] = []
    // A file that was renamed is no longer there.
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
      throw FileError("replace", file.place, remedy: "see who owns it, and run gen again")
    }
  }

  /// Removes what interrupted runs left beside files at these paths. Other folders are not opened, because there can be
  /// many.
  public func removeLeftovers(beside paths: [String]) {
    for folder in Set(paths.map { folders(above: $0).last ?? directory }) {
      for name in (try? FolderContents.names(in: folder)) ?? [] where Self.isAbandoned(name) {
        unlink("\(folder)/\(name)")
      }
    }
  }

  /// Returns true if `name` names a temporary file whose process has ended, so that nobody will rename it.
  static func isAbandoned(_ name: String) -> Bool {
    guard let parts = name.wholeMatch(of: /\.[0-9]+\.([0-9]+)\.hwalja\.tmp/), let process = pid_t(parts.1) else {
      return false
    }
    // Process numbers are reused: a file with the number of this process is from an earlier run, since this one has
    // written nothing yet.
    return process == getpid() || kill(process, 0) != 0 && errno == ESRCH
  }

  /// The folders that a file lies in. Scalars are compared, because a slash and a combining mark after it are one
  /// Character, which is not a slash.
  private func folders(above path: String) -> [String] {
    var folder = directory
    return path.unicodeScalars.split(separator: "/").dropLast().map { name in
      folder += "/\(String(name))"
      return folder
    }
  }

  /// Makes the folders that a file lies in, and returns the innermost. None may be a link, which could lead elsewhere.
  private func makeFolders(above path: String) throws(FileError) -> String {
    let folders = folders(above: path)
    for folder in folders where mkdir(folder, 0o755) != 0 {
      guard errno == EEXIST, InputFile.kind(at: folder) == S_IFDIR else {
        throw FileError("create", folder)
      }
    }
    return folders.last ?? directory
  }

  /// Removes the file at `path`. Anything that is not a file, lies behind a link, or is spelled in another way than gen
  /// does, so that it may be a file that is made, is left alone.
  private func remove(_ path: String) throws(FileError) {
    let (folders, place) = (folders(above: path), "\(directory)/\(path)")
    let isPlain = path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !["", ".", ".."].contains(String($0)) }
    let isWithin = folders.allSatisfy { InputFile.kind(at: $0) == S_IFDIR }
    guard isPlain, isWithin, InputFile.kind(at: place) == S_IFREG else { return }
    guard unlink(place) == 0 else { throw FileError("remove", place) }
  }
}
