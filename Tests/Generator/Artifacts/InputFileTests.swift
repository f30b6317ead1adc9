import Artifacts
import Foundation
import Testing

/// The reader of files that a user names. Each error is one line with the place, the reason and a remedy.
@Suite struct InputFileTests {
  private let scratch = Scratch()

  /// No memory is mapped at address 0, so reading that address from the process's memory fails.
  @Test(arguments: [
    ("/nowhere/at/all", ENOENT, "No such file"), ("/", EISDIR, "Is a directory"),
    ("/dev/zero", EINVAL, "it is a device, a pipe or a socket; specify a file"),
    ("pipe", EINVAL, "it is a device, a pipe or a socket; specify a file"),
    ("/proc/self/mem", EIO, "Input/output error"), ("link", ELOOP, "a symbolic link"),
  ])
  func reportsUnreadableFiles(name: String, code: Int32, expected: String) throws {
    let path = name.hasPrefix("/") ? name : "\(scratch.path)/\(name)"
    guard !name.hasPrefix("/proc") || FileManager.default.fileExists(atPath: name) else { return }
    try #require(mkfifo(scratch.path + "/pipe", 0o644) == 0)
    try scratch.link("link", to: "pipe")
    let error = try #require(throws: FileError.self) {
      try InputFile.bytes(at: path, followsLink: name != "link")
    }
    #expect(error.path == path && error.code == code)
    #expect(error.description.contains(expected), "\(error)")
  }

  /// The limit is tested with a file of exactly this size and with one more byte. Files in /proc are generated while
  /// they are read, so they seem to grow.
  @Test func limitsTheSizeOfFiles() throws {
    try scratch.put("file", [1, 2, 3])
    let path = scratch.path + "/file"
    #expect(try InputFile.bytes(at: path, limit: 3) == [1, 2, 3])
    for path in [path, "/proc/self/maps"] where FileManager.default.fileExists(atPath: path) {
      let error = #expect(throws: FileError.self) { try InputFile.bytes(at: path, limit: 2) }
      #expect(error?.description == "cannot read \(path): File too large; it can have at most 2 bytes; make it smaller")
    }
  }
}
