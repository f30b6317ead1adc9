import Files
import Foundation
import TestSupport
import Testing

/// A folder is read whole, or an error names the file or folder that could not be read.
@Suite struct FolderReaderTests {
  private let scratch = Scratch()

  private func files(sizeLimit: Int = 10) throws -> [FolderFile] {
    try FolderReader(directory: scratch.path, sizeLimit: sizeLimit).files()
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

  @Test func hiddenFilesAndFoldersAreLeftOut() throws {
    for path in [".a", ".git/config", "b/.c", "b/d"] { try scratch.put(path, [1]) }
    #expect(try files().map(\.path) == ["b/d"])
  }

  @Test func aFolderWithNothingInItHasNoFiles() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/empty/deep", withIntermediateDirectories: true)
    #expect(try files().isEmpty)
  }

  @Test func aFolderThatIsMissingOrAFileIsNamed() throws {
    try scratch.put("file", [])
    for (name, code) in [("none", ENOENT), ("file", ENOTDIR)] {
      let place = "\(scratch.path)/\(name)"
      let error = try #require(throws: FileError.self) {
        try FolderReader(directory: place, sizeLimit: 1).files()
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

  /// A link to a folder and a link to nothing are errors.
  @Test(arguments: ["folder", "nowhere"])
  func aLinkThatLeadsToNoFileIsNamed(target: String) throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/folder", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/link", withDestinationPath: target)
    let error = try #require(throws: FileError.self) { try files(sizeLimit: 1 << 20) }
    #expect(error.path == "\(scratch.path)/link")
  }

  /// A link to a folder above it would otherwise be followed without end.
  @Test func linksToFoldersAreNotFollowed() throws {
    try scratch.put("a/b", [1])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/a/up", withDestinationPath: "..")
    #expect(throws: FileError.self) { try files(sizeLimit: 1 << 20) }
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

  @Test func aFileLongerThanABlockIsReadWhole() throws {
    let scratch = Scratch()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    try scratch.put("a", bytes)
    #expect(try InputFile.bytes(at: scratch.path + "/a") == bytes)
  }
}
