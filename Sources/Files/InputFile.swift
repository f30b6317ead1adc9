import Foundation

/// Reads files, whatever their kind.
public enum InputFile {
  /// The content of the file at `path`.
  ///
  /// - Throws: `FileError` with the system's reason if it cannot be read.
  public static func bytes(at path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError("read", path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw FileError("read", path)
      }
    }
  }
}
