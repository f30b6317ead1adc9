import Artifacts
import Foundation

/// A file that the command line was given to read.
enum InputFile {
  /// The content of the file at `path`.
  ///
  /// - Throws: `OutputError` with the system's reason if it cannot be read.
  static func bytes(at path: String) throws(OutputError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      throw OutputError("read", path, code: cause.map { Int32($0.code) } ?? EIO)
    }
  }
}
