import Foundation

/// Reads a folder with all that lies below it.
public struct FolderReader {
  private let directory: String
  private let sizeLimit: Int

  /// A reader of the folder at `directory`, which refuses files of more than `sizeLimit` bytes.
  public init(directory: String, sizeLimit: Int) {
    self.directory = directory
    self.sizeLimit = sizeLimit
  }

  /// Every file, in order of paths, without hidden ones, whose names begin with a dot.
  ///
  /// - Throws: `FileError` if a folder or file cannot be read, or is too large.
  public func files() throws(FileError) -> [FolderFile] {
    var files: [FolderFile] = []
    for path in try paths(below: "") {
      let place = "\(directory)/\(path)"
      var status = stat()
      guard stat(place, &status) == 0 else { throw FileError("read", place) }
      guard status.st_size <= sizeLimit else {
        throw FileError(
          "read", place, code: EFBIG,
          remedy: "no file of a distribution has more than \(sizeLimit) bytes; remove it")
      }
      files.append(FolderFile(path: path, bytes: try InputFile.bytes(at: place)))
    }
    return files
  }

  /// The paths of the files below `folder`, itself a path or empty for the whole.
  private func paths(below folder: String) throws(FileError) -> [String] {
    let place = folder.isEmpty ? directory : "\(directory)/\(folder)"
    guard let stream = opendir(place) else { throw FileError("read", place) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    var paths: [String] = []
    for name in names.sorted() {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      var status = stat()
      guard lstat("\(directory)/\(path)", &status) == 0 else { throw FileError("read", path) }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      paths += isFolder ? try self.paths(below: path) : [path]
    }
    return paths
  }
}
