import Foundation

/// A file under a temporary name beside its place.
///
/// The name holds the number of the process, so that two runs at once do not meet, and a later one knows what was
/// left by a run that was killed.
struct TemporaryFile {
  private static let suffix = ".hwalja.tmp"

  /// Where it lies.
  let path: String
  private let place: String

  /// Writes `bytes` beside `place`.
  ///
  /// - Throws: `FileError`; nothing is left then.
  init(_ bytes: [UInt8], for place: String) throws(FileError) {
    var status = stat()
    if lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError("write", place, code: EISDIR, remedy: "remove the folder")
    }
    // A name has 255 bytes at most, and so much of the file's own is enough for whoever reads it.
    let name = String(decoding: Path.name(of: place).utf8.prefix(200), as: UTF8.self)
    path = "\(Path.folder(of: place))/.\(name).\(getpid())\(Self.suffix)"
    self.place = place
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.failure(place) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        let failure = Self.failure(place)
        unlink(path)
        throw failure
      }
    }
  }

  /// Takes the place of what is there, in one step.
  func takePlace() throws(FileError) {
    guard rename(path, place) == 0 else {
      throw FileError(
        "replace", place, remedy: "see who owns it, and run gen again: other files may be new")
    }
  }

  /// Whether this is the name of a temporary file whose process is no more.
  static func isAbandoned(_ name: String) -> Bool {
    guard isTemporary(name), let number = name.dropLast(suffix.count).split(separator: ".").last,
      let process = pid_t(number), process > 0
    else { return false }
    // A number is used again: what has this one's is of an earlier run, for this has written nothing yet.
    return process == getpid() || kill(process, 0) != 0 && errno == ESRCH
  }

  /// Whether this is the name of a temporary file.
  static func isTemporary(_ name: String) -> Bool {
    Path.isHidden(name) && name.hasSuffix(suffix)
  }

  private static func failure(_ place: String) -> FileError {
    let code = errno
    let remedy: String? =
      switch code {
      case ENOSPC: "free some space"
      case EFBIG: "raise the limit on the size of files with ulimit -f"
      case EMFILE: "raise the limit on open files with ulimit -n"
      default: nil
      }
    return FileError("write", place, code: code, remedy: remedy)
  }
}
