import Foundation

/// A file under a temporary name beside its place. It is locked, so that no other run removes it as abandoned.
struct TemporaryFile {
  /// The end of the name of every such file.
  static let suffix = ".hwalja.tmp"

  let path: String
  /// Open and locked until the file has its place or is gone.
  private let descriptor: Descriptor

  /// A new file that holds `bytes`, beside `place`.
  init(writing bytes: [UInt8], for place: String, mode: mode_t = 0o644) throws(FileError) {
    self = try Self.created(for: place, mode: mode)
    do throws(FileError) {
      try write(bytes, for: place)
    } catch {
      remove()
      throw error
    }
  }

  /// A second name for the file at `place`; nil if the system allows none.
  static func linking(to place: String) -> TemporaryFile? {
    while true {
      let temporary = name(for: place)
      TemporaryFiles.shared.insert(temporary)
      guard linkat(AT_FDCWD, place, AT_FDCWD, temporary, 0) == 0 else {
        TemporaryFiles.shared.remove(temporary)
        return nil
      }
      let descriptor = open(temporary, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      if descriptor >= 0 { _ = flock(descriptor, LOCK_EX | LOCK_NB) }
      let file = TemporaryFile(path: temporary, descriptor: Descriptor(descriptor))
      if file.isThere { return file }
      // Another run removed the name before the file was locked.
      file.forget()
    }
  }

  private init(path: String, descriptor: Descriptor) {
    self.path = path
    self.descriptor = descriptor
  }

  private static func created(for place: String, mode: mode_t) throws(FileError) -> TemporaryFile {
    while true {
      let temporary = name(for: place)
      TemporaryFiles.shared.insert(temporary)
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      guard descriptor >= 0 else {
        let code = errno
        TemporaryFiles.shared.remove(temporary)
        throw FileError(
          "write", place, code: code,
          remedy: code == EMFILE ? "raise the limit on open files with ulimit -n" : nil)
      }
      // Without locks on a file system, this fails, and so does the lock that precedes every removal.
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
      let file = TemporaryFile(path: temporary, descriptor: Descriptor(descriptor))
      if file.isThere { return file }
      // Another run removed the file before it was locked.
      file.forget()
    }
  }

  private static func name(for place: String) -> String {
    let folder = Staging.parent(of: place)
    let name = place.split(separator: "/").last ?? ""
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    // A name has 255 bytes at most, and so much of the file's own is enough for whoever reads it.
    let beginning = String(decoding: name.utf8.prefix(200), as: UTF8.self)
    return "\(folder)/.\(beginning).\(number)\(suffix)"
  }

  private var isThere: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private func write(_ bytes: [UInt8], for place: String) throws(FileError) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes {
        Foundation.write(descriptor.number, $0.baseAddress! + offset, bytes.count - offset)
      }
      if written < 0 {
        if errno == EINTR { continue }
        let code = errno
        let remedy =
          switch code {
          case ENOSPC: "free some space"
          case EFBIG: "raise the limit on the size of files with ulimit -f"
          default: String?.none
          }
        throw FileError("write", place, code: code, remedy: remedy)
      }
      offset += written
    }
  }

  /// Waits until the file is on the disk.
  func synchronize(for place: String) throws(FileError) {
    guard descriptor.number < 0 || fsync(descriptor.number) == 0 || errno == EINVAL else {
      throw FileError("write", place)
    }
  }

  /// Lets go of the file, which has another name by now or is gone.
  func forget() {
    descriptor.close()
    TemporaryFiles.shared.remove(path)
  }

  /// Removes the file, if it is there.
  func remove() {
    unlink(path)
    forget()
  }
}

/// The number of an open file, which is closed once: closed again, it may be another file's by then.
private final class Descriptor {
  /// -1 for what cannot be opened, and once it is closed.
  private(set) var number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  func close() {
    if number >= 0 { Foundation.close(number) }
    number = -1
  }
}
