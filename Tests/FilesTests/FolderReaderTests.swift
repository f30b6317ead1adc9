import Files
import Foundation
import TestSupport
import Testing

/// A folder is read whole, or an error names the file or folder that could not be read.
@Suite struct FolderReaderTests {
  private let scratch = Scratch()

  private func contents(sizeLimit: Int = 10) throws -> FolderContents {
    try FolderReader(directory: scratch.path, sizeLimit: sizeLimit).contents()
  }

  private func files(sizeLimit: Int = 10) throws -> [FolderFile] {
    try contents(sizeLimit: sizeLimit).files
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/\(name)", withDestinationPath: target)
  }

  @Test func everyFileIsReadInOrderOfPaths() throws {
    for (path, bytes) in [("b", [2]), ("a/z", [1]), ("a/b/c", []), ("c.d", [3])]
      as [(String, [UInt8])]
    {
      try scratch.put(path, bytes)
    }
    #expect(
      try files() == [
        FolderFile(path: "a/b/c", bytes: []), FolderFile(path: "a/z", bytes: [1]),
        FolderFile(path: "b", bytes: [2]), FolderFile(path: "c.d", bytes: [3]),
      ])
  }

  @Test func hiddenFilesAndFoldersAreStrays() throws {
    for path in [".a", ".git/config", "b/.c", "b/d", "b/.d.1.hwalja.tmp"] {
      try scratch.put(path, [1])
    }
    let contents = try contents()
    #expect(contents.files.map(\.path) == ["b/d"])
    #expect(contents.strays.map(\.path) == [".a", ".git", "b/.c", "b/.d.1.hwalja.tmp"])
    #expect(contents.strays.dropLast().allSatisfy { $0.detail.hasPrefix("is hidden") })
    #expect(contents.strays.last?.detail.contains("left behind") == true)
  }

  @Test func foldersWithNothingInThemAreStrays() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/empty/deep", withIntermediateDirectories: true)
    let contents = try contents()
    #expect(contents.files.isEmpty && contents.strays.map(\.path) == ["empty/deep"])
    #expect(contents.strays.first?.detail == "is an empty folder; remove it")
    try scratch.remove("empty")
    #expect(try self.contents().strays.isEmpty)
  }

  /// A file with the bit of its owner's rights is not one that anything here makes.
  @Test(arguments: [(0o4755, true), (0o2644, true), (0o1644, true), (0o777, false), (0o600, false)])
  func modes(mode: Int, isStray: Bool) throws {
    try scratch.put("a", [1])
    try scratch.setMode("a", mode)
    let contents = try contents()
    #expect(contents.strays.map(\.path) == (isStray ? ["a"] : []))
    #expect(contents.strays.allSatisfy { $0.detail.contains(String(mode, radix: 8)) })
    #expect(contents.files.count == (isStray ? 0 : 1))
  }

  /// A pipe would be waited for without end.
  @Test func pipesAreStraysAndNotOpened() throws {
    try #require(mkfifo(scratch.path + "/pipe", 0o644) == 0)
    let contents = try contents()
    #expect(contents.files.isEmpty && contents.strays.map(\.path) == ["pipe"])
  }

  @Test func aFolderThatIsMissingOrAFileIsNamed() throws {
    try scratch.put("file", [])
    for (name, code) in [("none", ENOENT), ("file", ENOTDIR)] {
      let place = "\(scratch.path)/\(name)"
      let error = try #require(throws: FileError.self) {
        try FolderReader(directory: place, sizeLimit: 1).contents()
      }
      #expect(error.path == place && error.code == code && error.operation == "read")
    }
  }

  @Test func aFileOfTheLimitIsReadAndOneByteMoreIsRefused() throws {
    try scratch.put("a/large", [UInt8](repeating: 7, count: 10))
    #expect(try files().map(\.bytes.count) == [10])
    let error = try #require(throws: FileError.self) { try files(sizeLimit: 9) }
    #expect(error.path == "\(scratch.path)/a/large" && error.code == EFBIG)
    #expect(error.description.contains("more than 9 bytes; remove it"))
  }

  /// A link to a folder above it would otherwise be followed without end, and one to /dev/zero read so.
  @Test(arguments: ["folder", "nowhere", "folder/file", "/dev/zero", ".."])
  func linksAreStraysWhereverTheyLead(target: String) throws {
    try scratch.put("folder/file", [1])
    try link("link", to: target)
    let contents = try contents()
    #expect(contents.files.map(\.path) == ["folder/file"])
    #expect(contents.strays.map(\.path) == ["link"])
    #expect(contents.strays.first?.detail.hasPrefix("is a symbolic link; remove it") == true)
  }
}

/// Errors name the operation, the path, the reason and a remedy.
@Suite struct FileErrorTests {
  @Test func oneLineWithTheSystemsReason() {
    #expect(
      FileError("read", "/x", code: ENOENT).description
        == "cannot read /x: No such file or directory")
    #expect(
      FileError("write", "a", code: ENOSPC, remedy: "free some space").description
        == "cannot write a: No space left on device; free some space")
  }

  @Test(arguments: [("/nowhere/at/all", ENOENT), ("/", EISDIR)])
  func aFileThatCannotBeRead(path: String, code: Int32) throws {
    let error = try #require(throws: FileError.self) { try InputFile.bytes(at: path) }
    #expect(error == FileError("read", path, code: code))
  }

  @Test func whatIsNoFileIsNotRead() throws {
    let scratch = Scratch()
    try #require(mkfifo(scratch.path + "/pipe", 0o644) == 0)
    for path in ["/dev/zero", scratch.path + "/pipe"] {
      let error = try #require(throws: FileError.self) { try InputFile.bytes(at: path) }
      #expect(error.path == path && error.code == EINVAL)
      #expect(error.description.contains("it is a device, a pipe or a socket; name a file"))
    }
  }

  /// Files of the system have no size before they are read.
  @Test func noMoreIsReadThanIsAllowed() throws {
    let scratch = Scratch()
    try scratch.put("a", [1, 2, 3])
    #expect(try InputFile.bytes(at: scratch.path + "/a", limit: 3) == [1, 2, 3])
    for path in [scratch.path + "/a", "/proc/self/maps"]
    where FileManager.default.fileExists(atPath: path) {
      let error = try #require(throws: FileError.self) {
        try InputFile.bytes(at: path, limit: 2)
      }
      #expect(error.path == path && error.code == EFBIG && error.remedy != nil)
    }
  }

  @Test func aLinkIsFollowedOnlyWhereThatIsAllowed() throws {
    let scratch = Scratch()
    try scratch.put("a", [1])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/link", withDestinationPath: "a")
    #expect(try InputFile.bytes(at: scratch.path + "/link") == [1])
    let error = try #require(throws: FileError.self) {
      try InputFile.bytes(at: scratch.path + "/link", followsLink: false)
    }
    #expect(error.code == ELOOP && error.remedy != nil)
  }

  @Test func aFileLongerThanABlockIsReadWhole() throws {
    let scratch = Scratch()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    try scratch.put("a", bytes)
    #expect(try InputFile.bytes(at: scratch.path + "/a") == bytes)
  }
}
