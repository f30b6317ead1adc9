// Files on disk, whatever their content: read whole, and written all or none.
//
//     FolderWriter  stage (write, read back, compare) → prove → rename
//     FolderReader  every file below a folder

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

/// Puts files into a folder, each whole or not at all.
///
/// Every changed file is first written beside its place under a temporary name. When all of them are on
/// disk and proved, they are renamed, each in one step of the system. So an error or a kill at any moment
/// leaves each file either old or new. An error, or a signal that can be caught, leaves all of them old or all new;
/// a kill between two renames leaves some of each, and temporary files, which `abandonedFiles` names and the next
/// `write` removes. Files whose content is the same are not touched.
public struct FolderWriter {
  /// What became of one file.
  public enum Outcome: Hashable, Sendable {
    /// The file is new or has new content.
    case written
    /// The file held this content already.
    case unchanged
  }

  private let directory: String
  private let readBack: (String) throws(FileError) -> [UInt8]

  /// A writer into the folder at `directory`, which is created if need be.
  public init(directory: String) {
    self.init(directory: directory) { path throws(FileError) in
      try InputFile.bytes(at: path, limit: .max)
    }
  }

  /// A writer that reads what it staged through `readBack`: a test can be a disk that keeps something else.
  package init(
    directory: String, readBack: @escaping (String) throws(FileError) -> [UInt8]
  ) {
    self.directory = directory
    self.readBack = readBack
  }

  /// Finds out whether the folder is there, or can be made.
  ///
  /// - Throws: `FileError` if it or what it lies in is no folder, or may not be written to.
  public func checkPlace() throws(FileError) {
    var path = URL(fileURLWithPath: directory).standardizedFileURL.path
    while access(path, F_OK) != 0 && errno == ENOENT && path != "/" {
      path = (path as NSString).deletingLastPathComponent
    }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isFolder.boolValue else { throw FileError("write into", directory, code: ENOTDIR) }
    guard access(path, W_OK) == 0 else { throw FileError("write into", directory) }
  }

  /// Writes `files` and says what became of each, in their order.
  ///
  /// - Parameters:
  ///   - isCurrent: Whether a file may stay as it is on disk.
  ///   - prove: Called with all files as read back from disk: changed ones from their temporary files, the
  ///     others from their places.
  /// - Throws: `FileError` with the file and the system's reason, or what `prove` throws; in both cases no
  ///   file has changed.
  public func write(
    _ files: [FolderFile], isCurrent: (FolderFile, _ onDisk: [UInt8]) -> Bool = { $0.bytes == $1 },
    proving prove: ([FolderFile]) throws -> Void = { _ in }
  ) throws -> [Outcome] {
    try checkPaths(files.map(\.path))
    var staging = Staging()
    do {
      Self.allowOpenFiles()
      try staging.createFolder(directory)
      for file in files { try staging.createFolders(for: file.path, below: directory) }
      AbandonedFiles.remove(beside: files.map { "\(directory)/\($0.path)" })
      var outcomes: [Outcome] = []
      var found: [FolderFile] = []
      for file in files {
        let place = "\(directory)/\(file.path)"
        if let onDisk = try? InputFile.bytes(at: place, followsLink: false),
          isCurrent(file, onDisk)
        {
          found.append(FolderFile(path: file.path, bytes: onDisk))
          outcomes.append(.unchanged)
        } else {
          let temporary = try staging.stage(file.bytes, for: place)
          let staged = try readBack(temporary)
          guard staged == file.bytes else { throw FileError("write", place, code: EIO) }
          found.append(FolderFile(path: file.path, bytes: staged))
          outcomes.append(.written)
        }
      }
      try prove(found)
      try staging.commit()
      return outcomes
    } catch {
      staging.rollBack()
      throw error
    }
  }

  /// The temporary files that ended runs left beside the files at `paths`, by their paths below the folder.
  public func abandonedFiles(beside paths: [String]) -> [String] {
    AbandonedFiles.found(beside: paths.map { "\(directory)/\($0)" })
      .map { String($0.dropFirst(directory.count + 1)) }
  }

  /// Checks that all of `paths` can be there together.
  private func checkPaths(_ paths: [String]) throws(FileError) {
    var seen: Set<String> = []
    for path in paths where !seen.insert(path).inserted {
      throw FileError(
        "write", "\(directory)/\(path)", code: EEXIST,
        remedy: "two files have this path; rename one of the templates")
    }
    for path in paths {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard !seen.contains(String(folder)) else {
          throw FileError(
            "write", "\(directory)/\(path)", code: ENOTDIR,
            remedy: "another file is \(folder), which cannot be a folder too; rename one")
        }
      }
    }
  }

  /// Every file is open until all have their places, and with the old one beside it: allows as many as the system does.
  private static func allowOpenFiles() {
    var limit = rlimit()
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 1 << 16)
    _ = setrlimit(resource, &limit)
  }
}
