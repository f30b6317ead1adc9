import Files
import Foundation
import TestSupport
import Testing

/// A file that a user names is read whole, or an error of one line names the place, the reason and a remedy.
@Suite struct InputFileTests {
  private let scratch = Scratch()

  @Test func aFileLongerThanABlockIsReadWhole() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    try scratch.put("a", bytes)
    #expect(try InputFile.bytes(at: scratch.path + "/a") == bytes)
    #expect(try InputFile.bytes(at: scratch.path + "/a", limit: 200_000) == bytes)
  }

  /// Nothing is mapped at the beginning of a process, so that reading its memory there fails; files of the system have
  /// no size before they are read.
  @Test(arguments: [
    ("/nowhere/at/all", ENOENT, "No such file"), ("/", EISDIR, "Is a directory"),
    ("/dev/zero", EINVAL, "it is a device, a pipe or a socket; name a file"),
    ("pipe", EINVAL, "it is a device, a pipe or a socket; name a file"),
    ("large", EFBIG, "more than 2 bytes"), ("/proc/self/maps", EFBIG, "more than 2 bytes"),
    ("/proc/self/mem", EIO, "Input/output error"), ("link", ELOOP, "a symbolic link"),
  ])
  func whatCannotBeReadIsNamed(name: String, code: Int32, says: String) throws {
    let path = name.hasPrefix("/") ? name : "\(scratch.path)/\(name)"
    guard !name.hasPrefix("/proc") || FileManager.default.fileExists(atPath: name) else { return }
    try #require(mkfifo(scratch.path + "/pipe", 0o644) == 0)
    try scratch.put("large", [1, 2, 3])
    try scratch.link("link", to: "large")
    let error = try #require(throws: FileError.self) {
      try InputFile.bytes(at: path, limit: 2, followsLink: name != "link")
    }
    #expect(error.path == path && error.code == code)
    #expect(error.description.contains(says), "\(error)")
  }

  @Test func aLinkIsFollowedWhereThatIsAllowed() throws {
    try scratch.put("a", [1])
    try scratch.link("link", to: "a")
    #expect(try InputFile.bytes(at: scratch.path + "/link") == [1])
  }
}
