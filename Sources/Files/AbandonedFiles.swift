import Foundation

/// The temporary files that killed runs left behind.
///
/// A live run holds a lock on each of its files, and the system drops the locks when the run ends in any way. So a file
/// that can be locked is abandoned, even if its run had another process id namespace.
enum AbandonedFiles {
  /// Removes them, only in the folders of `paths`, where this run writes.
  static func remove(beside paths: [String]) {
    for path in found(beside: paths) { unlink(path) }
  }

  /// Those in the folders of `paths`.
  static func found(beside paths: [String]) -> [String] {
    Set(paths.map { Staging.parent(of: $0) }).sorted().flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted()
        .filter { $0.hasPrefix(".") && $0.hasSuffix(TemporaryFile.suffix) }
        .map { "\(folder)/\($0)" }.filter(isAbandoned)
    }
  }

  private static func isAbandoned(_ path: String) -> Bool {
    var status = stat()
    // What was kept can be a symbolic link, which cannot be locked.
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { return true }
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }
}
