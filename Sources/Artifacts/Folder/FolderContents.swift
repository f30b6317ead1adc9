import Foundation

/// The paths of the files in a folder and its subfolders. Listing them opens folders, but does not open files.
public struct FolderContents {
  /// The paths of all files except strays and leftovers, relative to the folder.
  public private(set) var files: [String] = []
  /// The paths of temporary files left behind by interrupted runs, relative to the folder.
  private var leftovers: [String] = []
  /// Paths that do not belong in a distribution, each with a message.
  public private(set) var strays: [(path: String, detail: String)] = []

  /// Lists the folder at `directory` and its subfolders, sorted by path.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  public init(of directory: String) throws(FileError) {
    try add(directory, before: "")
  }

  /// Returns the strays and the leftovers, each with a message. `paths` are the files that gen writes. The next run
  /// removes the leftovers in the folders of these files. Users have to remove other leftovers by hand.
  public func strays(beside paths: [String]) -> [(path: String, detail: String)] {
    let folders = Set(paths.map(Self.folder))
    return strays
      + leftovers.map { path in
        (path, folders.contains(Self.folder(of: path)) ? Self.leftoverDetail : Self.hiddenDetail)
      }
  }

  private static let leftoverDetail = "was left by an interrupted run; the next run of gen removes it"
  private static let hiddenDetail = "is hidden and does not belong to a distribution; remove it"

  /// Returns the bytes of `path` before its last slash.
  private static func folder(of path: String) -> [UInt8] {
    Array(path.utf8.prefix(upTo: path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.utf8.startIndex))
  }

  private mutating func add(_ folder: String, before prefix: String) throws(FileError) {
    for name in try Self.names(in: folder) {
      let (fullPath, path) = ("\(folder)/\(name)", prefix + name)
      switch InputFile.kind(at: fullPath) {
      case nil: throw FileError("read", fullPath)
      case S_IFREG where FolderWriter.isAbandoned(name): leftovers.append(path)
      case _ where name.utf8.first == UInt8(ascii: "."):
        strays.append((path, Self.hiddenDetail))
      case S_IFREG: files.append(path)
      case S_IFDIR: try add(fullPath, before: "\(path)/")
      case S_IFLNK:
        strays.append((path, "is a symbolic link; remove it, and run gen again"))
      default: strays.append((path, "is a device, a pipe or a socket; remove it"))
      }
    }
  }

  /// Returns the names in the folder at `path`, sorted by their bytes.
  static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else { throw FileError("read", path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      // Decoding replaces invalid UTF-8. The result would be the name of another file.
      guard name.utf8.elementsEqual(bytes) else { throw FileError("read", "\(path)/\(name)", code: EILSEQ) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
