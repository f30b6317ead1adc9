import Foundation

/// What lies in a folder and below it. Only folders are opened.
public struct FolderContents {
  /// The paths of all files but strays, below the folder.
  public private(set) var files: [String] = []
  /// What does not belong there, each with what to do about it.
  public private(set) var strays: [(path: String, detail: String)] = []

  /// What lies in the folder at `directory`, in order of paths.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  public init(of directory: String) throws(FileError) {
    try add(directory, before: "")
  }

  private mutating func add(_ folder: String, before prefix: String) throws(FileError) {
    for name in try Self.names(in: folder) {
      let (place, path) = ("\(folder)/\(name)", prefix + name)
      switch InputFile.kind(at: place) {
      case nil: throw FileError("read", place)
      case _ where FolderWriter.isTemporary(name):
        strays.append((path, "was left by an interrupted run; the next run of gen removes it"))
      case _ where name.utf8.first == UInt8(ascii: "."):
        strays.append((path, "is hidden and belongs to no distribution; remove it"))
      case S_IFREG: files.append(path)
      case S_IFDIR: try add(place, before: "\(path)/")
      case S_IFLNK:
        strays.append((path, "is a symbolic link; remove it, and make the files again"))
      default: strays.append((path, "is a device, a pipe or a socket; remove it"))
      }
    }
  }

  /// The names of what lies in the folder at `path`, in order.
  static func names(in path: String) throws(FileError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw FileError("read", path, code: access(path, R_OK) == 0 ? ENOTDIR : errno)
    }
    return names.sorted()
  }
}
