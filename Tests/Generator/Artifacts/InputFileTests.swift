import Artifacts
import Foundation
import Testing

/// A file that a user names is read whole, or an error of one line names the place, the reason and a remedy.
@Suite struct InputFileTests {
  private let scratch = Scratch()

  /// Nothing is mapped at the beginning of a process, so that reading its memory there fails.
  @Test(arguments: [
    ("/nowhere/at/all", ENOENT, "No such file"), ("/", EISDIR, "Is a directory"),
    ("/dev/zero", EINVAL, "it is a device, a pipe or a socket; specify a file"),
    ("pipe", EINVAL, "it is a device, a pipe or a socket; specify a file"),
    ("/proc/self/mem", EIO, "Input/output error"), ("link", ELOOP, "a symbolic link"),
  ])
  func whatCannotBeReadIsNamed(name: String, code: Int32, says: String) throws {
    let path = name.hasPrefix("/") ? name : "\(scratch.path)/\(name)"
    guard !name.hasPrefix("/proc") || FileManager.default.fileExists(atPath: name) else { return }
    try #require(mkfifo(scratch.path + "/pipe", 0o644) == 0)
    try scratch.link("link", to: "pipe")
    let error = try #require(throws: FileError.self) {
      try InputFile.bytes(at: path, followsLink: name != "link")
    }
    #expect(error.path == path && error.code == code)
    #expect(error.description.contains(says), "\(error)")
  }

  /// The last size that can be read, and the first that cannot. The system makes up what is in /proc as it is read, as if
  /// a file grew.
  @Test func aFileHasALimit() throws {
    try scratch.put("file", [1, 2, 3])
    let path = scratch.path + "/file"
    #expect(try InputFile.bytes(at: path, limit: 3) == [1, 2, 3])
    for path in [path, "/proc/self/maps"] where FileManager.default.fileExists(atPath: path) {
      let error = #expect(throws: FileError.self) { try InputFile.bytes(at: path, limit: 2) }
      #expect(error?.description == "cannot read \(path): File too large; it can have at most 2 bytes; make it smaller")
    }
  }
}
