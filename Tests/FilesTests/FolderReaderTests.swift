import Files
import Foundation
import TestSupport
import Testing

/// A folder is read whole; what nothing here makes is named, and what cannot be read is an error with its place.
@Suite struct FolderReaderTests {
  private let scratch = Scratch()

  private func contents(sizeLimit: Int = 10) throws -> FolderContents {
    try FolderReader(directory: scratch.path, sizeLimit: sizeLimit).contents()
  }

  @Test func everyFileIsReadInOrderOfPaths() throws {
    let files: [(String, [UInt8])] = [("a/b/c", []), ("a/z", [1]), ("b", [2]), ("c.d", [3])]
    for (path, bytes) in files.reversed() { try scratch.put(path, bytes) }
    #expect(try contents().files == files.map { FolderFile(path: $0, bytes: $1) })
    #expect(try contents().strays.isEmpty)
  }

  /// Only `folder/file` is a file, and `path` is named.
  private func expectStray(_ path: String, _ detail: String) throws {
    let contents = try contents()
    #expect(contents.files.map(\.path) == ["folder/file"])
    #expect(contents.strays.map(\.path) == [path])
    #expect(contents.strays[0].detail.hasPrefix(detail), "\(contents.strays)")
  }

  @Test(arguments: [
    (".a", "is hidden"), (".git/config", "is hidden"), ("b/.c", "is hidden"),
    ("b/.d.1.hwalja.tmp", "is what a run that was ended left behind"),
  ])
  func whatIsHiddenIsAStray(path: String, detail: String) throws {
    try scratch.put("folder/file", [1])
    try scratch.put(path, [1])
    try expectStray(path == ".git/config" ? ".git" : path, detail)
  }

  /// A link to a folder above it would otherwise be followed without end, one to /dev/zero read so.
  @Test(arguments: ["folder", "nowhere", "folder/file", "/dev/zero", ".."])
  func aLinkIsAStray(target: String) throws {
    try scratch.put("folder/file", [1])
    try scratch.link("stray", to: target)
    try expectStray("stray", "is a symbolic link; remove it")
  }

  /// A pipe would be waited for.
  @Test func whatIsNoFileIsAStray() throws {
    try scratch.put("folder/file", [1])
    let place = scratch.path + "/stray"
    try #require(mkfifo(place, 0o644) == 0)
    try expectStray("stray", "is a device, a pipe or a socket")
    try scratch.remove("stray")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try expectStray("stray", "is an empty folder; remove it")
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

  @Test func aFileOfTheLimitIsReadAndOneByteMoreIsRefused() throws {
    try scratch.put("a/large", [UInt8](repeating: 7, count: 10))
    #expect(try contents().files.map(\.bytes.count) == [10])
    let error = try #require(throws: FileError.self) { try contents(sizeLimit: 9) }
    #expect(error.path == "\(scratch.path)/a/large" && error.code == EFBIG)
    #expect(error.description.contains("more than 9 bytes; remove it"))
  }
}
