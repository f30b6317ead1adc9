import Foundation

/// What lies in a folder: files, and what no run of this program leaves there.
public struct FolderContents {
  /// Something that is no ordinary file, or a folder without files.
  public struct Stray: Hashable, Sendable {
    /// The path below the folder.
    public let path: String
    /// What it is and what mends it.
    public let detail: String

    /// A stray at `path`.
    public init(path: String, detail: String) {
      self.path = path
      self.detail = detail
    }
  }

  /// Every file but those among `strays`, in order of paths.
  public internal(set) var files: [FolderFile] = []
  /// Everything else, in order of paths.
  public internal(set) var strays: [Stray] = []
}

/// Reads a folder with all that lies below it.
public struct FolderReader {
  private let directory: String
  private let sizeLimit: Int

  /// A reader of the folder at `directory`, which refuses files of more than `sizeLimit` bytes.
  public init(directory: String, sizeLimit: Int = InputFile.sizeLimit) {
    self.directory = directory
    self.sizeLimit = sizeLimit
  }

  /// All that lies in the folder. Strays are named and not opened.
  ///
  /// - Throws: `FileError` if a folder or file cannot be read, or is too large.
  public func contents() throws(FileError) -> FolderContents {
    let found = try entries()
    var contents = FolderContents()
    contents.strays = found.strays
    for path in found.files {
      contents.files.append(
        FolderFile(
          path: path,
          bytes: try InputFile.bytes(
            at: "\(directory)/\(path)", limit: sizeLimit, followsLink: false)))
    }
    return contents
  }

  /// The paths of the files, and the strays, without opening any.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  public func entries() throws(FileError) -> (files: [String], strays: [FolderContents.Stray]) {
    var files: [String] = []
    var strays: [FolderContents.Stray] = []
    for path in try paths(below: "") {
      if let detail = try strayDetail(path) {
        strays.append(FolderContents.Stray(path: path, detail: detail))
      } else {
        files.append(path)
      }
    }
    return (files, strays)
  }

  /// What is wrong with the file or empty folder at `path`, nil if nothing is.
  private func strayDetail(_ path: String) throws(FileError) -> String? {
    let name = Path.name(of: path)
    if TemporaryFile.isTemporary(name) {
      return "is what a run that was ended left behind; the next run of gen removes it"
    }
    if Path.isHidden(name) { return "is hidden and belongs to no distribution; remove it" }
    var status = stat()
    guard lstat("\(directory)/\(path)", &status) == 0 else {
      throw FileError("read", "\(directory)/\(path)")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return "is an empty folder; remove it"
    case S_IFLNK: return "is a symbolic link; remove it, and make the files again"
    default: return "is a device, a pipe or a socket; remove it"
    }
    // Other bits come from the user's mask and from file systems without modes.
    guard status.st_mode & 0o7000 == 0 else {
      let mode = String(status.st_mode & 0o7777, radix: 8)
      return
        "has the mode \(mode), and files have none that runs them as their owner; set it to 644"
    }
    return nil
  }

  /// The paths of the files below `folder`, itself a path or empty for the whole, and of folders with nothing in
  /// them. What is in hidden folders is of no interest.
  private func paths(below folder: String) throws(FileError) -> [String] {
    let place = folder.isEmpty ? directory : "\(directory)/\(folder)"
    guard let stream = opendir(place) else { throw FileError("read", place) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    if names.isEmpty { return folder.isEmpty ? [] : [folder] }
    var paths: [String] = []
    for name in names.sorted() {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      var status = stat()
      guard lstat("\(directory)/\(path)", &status) == 0 else { throw FileError("read", path) }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR && !Path.isHidden(name)
      paths += isFolder ? try self.paths(below: path) : [path]
    }
    return paths
  }
}
