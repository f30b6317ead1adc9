import Files
import LayoutFiles

/// All that is wrong with the files of layouts, or of keyboards, of one command.
struct InvalidFiles: Error, CustomStringConvertible {
  let failures: [InvalidFile]

  /// One line a problem.
  var lines: [String] { failures.flatMap(\.lines) }

  var description: String { lines.joined(separator: "\n") }

  /// What `read` makes of the bytes of each file at `paths`; one error has the problems of all files.
  ///
  /// - Throws: `FileError` if a file cannot be read, `InvalidFiles` if `read` refuses some.
  static func reading<Content>(
    _ paths: [String], _ read: ([UInt8], String) throws(InvalidFile) -> Content
  ) throws -> [Content] {
    var failures: [InvalidFile] = []
    let contents = try paths.compactMap { path -> Content? in
      let bytes = try InputFile.bytes(at: path)
      do throws(InvalidFile) {
        return try read(bytes, path)
      } catch {
        failures.append(error)
        return nil
      }
    }
    guard failures.isEmpty else { throw InvalidFiles(failures: failures) }
    return contents
  }
}

extension [String] {
  /// The first in order of those that are there twice.
  var firstTwice: String? {
    Dictionary(grouping: self) { $0 }.filter { $0.value.count > 1 }.keys.min()
  }
}
