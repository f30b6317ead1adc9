import Files
import Foundation
import TestSupport
import Testing

/// A disk that keeps something else, has no room or refuses, and what is read and written there.
@Suite struct FaultyPlaceTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }

  private func file(_ path: String, _ text: String = "new") -> FolderFile {
    FolderFile(path: path, bytes: Array(text.utf8))
  }

  /// What comes back from the disk is compared with what was to be there, byte by byte, and not only in the first file.
  @Test(arguments: ["", "ne", "neW", "newer"])
  func whatTheDiskKeepsIsCompared(kept: String) throws {
    for name in ["a", "b"] { try scratch.put("out/\(name)", Array("old".utf8)) }
    let writer = FolderWriter(directory: out) { path throws(FileError) in
      path.contains("/.b.") ? Array(kept.utf8) : try InputFile.bytes(at: path)
    }
    let error = try #require(throws: FileError.self) { try writer.write([file("a"), file("b")]) }
    #expect(error == FileError("write", "\(out)/b", code: EIO))
    #expect(scratch.contents == ["out", "out/a", "out/b"])
    #expect(scratch.get("out/a") == Array("old".utf8) && scratch.get("out/b") == Array("old".utf8))
  }

  /// The limit is more than any other test writes, since it is one of the whole process.
  @Test func aFileThatIsCutShortIsNotTakenForWhole() throws {
    signal(SIGXFSZ, SIG_IGN)
    #if canImport(Darwin)
      let resource = RLIMIT_FSIZE
    #else
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #endif
    var limit = rlimit()
    try #require(getrlimit(resource, &limit) == 0)
    var lower = limit
    lower.rlim_cur = 64 << 20
    try #require(setrlimit(resource, &lower) == 0)
    defer { _ = setrlimit(resource, &limit) }
    let large = FolderFile(path: "b", bytes: [UInt8](repeating: 7, count: 65 << 20))
    let error = try #require(throws: FileError.self) {
      try FolderWriter(directory: out).write([file("a"), large])
    }
    #expect((error.operation, error.path, error.code) == ("write", "\(out)/b", EFBIG))
    #expect(error.description.contains("raise the limit on the size of files with ulimit -f"))
    #expect(scratch.contents.isEmpty)
  }

  /// Everybody may read what is made, as far as the user's mask allows.
  @Test func theModeOfFiles() throws {
    #expect(try FolderWriter(directory: out).write([file("a")]) == [.written])
    let plain = open(out + "/plain", O_CREAT | O_WRONLY, 0o644)
    close(plain)
    let modes = try ["a", "plain"].map {
      try FileManager.default.attributesOfItem(atPath: "\(out)/\($0)")[.posixPermissions] as? Int
    }
    #expect(modes[0] != nil && modes[0] == modes[1])
  }

  /// Root may write everywhere but into a folder that is marked; others are kept out by its mode.
  @Test func aFolderThatMayNotBeWrittenTo() throws {
    try scratch.put("out/a", Array("old".utf8))
    try scratch.setMode("out", 0o555)
    if getuid() == 0, system("chattr +i '\(out)' 2>/dev/null") != 0 { return }
    defer {
      if getuid() == 0 { _ = system("chattr -i '\(out)'") }
      try? scratch.setMode("out", 0o755)
    }
    let place = try #require(throws: FileError.self) {
      try FolderWriter(directory: out + "/deep/er").checkPlace()
    }
    #expect(place.path == out + "/deep/er" && [EACCES, EPERM].contains(place.code))
    for (path, operation, at) in [("b", "write", "/b"), ("c/d", "create", "/c")] {
      let error = try #require(throws: FileError.self) {
        try FolderWriter(directory: out).write([file(path)])
      }
      #expect(error.operation == operation && error.path == out + at, "\(error)")
      #expect([EACCES, EPERM].contains(error.code))
    }
    #expect(scratch.contents == ["out", "out/a"])
  }

  @Test func aPlaceThatIsAFileOrIsThere() throws {
    try scratch.put("file", [1])
    for path in ["/file", "/file/deep"] {
      let error = try #require(throws: FileError.self) {
        try FolderWriter(directory: scratch.path + path).checkPlace()
      }
      #expect(error == FileError("write into", scratch.path + path, code: ENOTDIR))
    }
    for path in ["", "/new", "/new/deep"] {
      try FolderWriter(directory: scratch.path + path).checkPlace()
    }
    #expect(scratch.contents == ["file"])
  }

  /// Nothing is mapped at the beginning of a process, so that reading its memory there fails.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
  func whatCannotBeReadIsNotTakenForTheEnd() throws {
    let error = try #require(throws: FileError.self) { try InputFile.bytes(at: "/proc/self/mem") }
    #expect(error == FileError("read", "/proc/self/mem", code: EIO))
  }
}
