import Files
import Foundation
import TestSupport
import Testing

/// Files take their places all together or not at all, and all of them in the folder.
@Suite struct AllOrNoneTests {
  private let scratch = Scratch()
  private var writer: FolderWriter { FolderWriter(directory: scratch.path + "/out") }

  private func file(_ path: String) -> FolderFile {
    FolderFile(path: path, bytes: Array("new".utf8))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/\(name)", withDestinationPath: target)
  }

  private func refused(_ paths: [String]) throws -> FileError {
    let before = scratch.contents
    let error = try #require(throws: FileError.self) { try writer.write(paths.map(file)) }
    #expect(scratch.contents == before && error.remedy != nil)
    return error
  }

  @Test(arguments: ["trie", "trie/deep"])
  func aFolderThatIsALinkIsNotFollowed(place: String) throws {
    try scratch.put("victim/sky.trie", Array("old".utf8))
    try scratch.put("out/trie/x", [1])
    if place == "trie" { try scratch.remove("out/trie") }
    try link("out/\(place)", to: scratch.path + "/victim")
    let error = try refused(["a", "\(place)/sky.trie"])
    #expect((error.path, error.code) == ("\(scratch.path)/out/\(place)", ELOOP))
    #expect(
      error.description.contains("symbolic link") && error.description.contains("put a folder"))
    #expect(scratch.get("victim/sky.trie") == Array("old".utf8))
  }

  /// The user named the folder itself.
  @Test func theFolderMayBeALink() throws {
    try scratch.put("real/x", [1])
    try link("out", to: "real")
    #expect(try writer.write([file("a/b")]) == [.written])
    #expect(scratch.get("real/a/b") == Array("new".utf8))
  }

  /// A link in a file's place is replaced even if what it leads to is current; that stays as it is.
  @Test(arguments: ["old", "new"])
  func aFileThatIsALinkIsReplaced(text: String) throws {
    try scratch.put("victim", Array(text.utf8))
    try scratch.put("out/x", [1])
    try link("out/a", to: "../victim")
    #expect(try writer.write([file("a")]) == [.written])
    #expect(scratch.get("victim") == Array(text.utf8) && scratch.get("out/a") == Array("new".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path + "/out/a")
    #expect(attributes[.type] as? FileAttributeType == .typeRegular)
  }

  @Test(arguments: [["x", "x/a"], ["x/a", "x/a/b"], ["x/a/b/c", "x/a"], ["a", "b", "a"]])
  func pathsThatCannotBeThereTogether(paths: [String]) throws {
    try scratch.put("out/b", Array("old".utf8))
    let error = try refused(["b0"] + paths)
    #expect([ENOTDIR, EEXIST].contains(error.code) && error.description.contains("rename one"))
    #expect(scratch.get("out/b") == Array("old".utf8))
  }

  /// Only root may mark files so.
  @Test(.enabled(if: getuid() == 0))
  func aFileThatCannotBeReplacedIsFoundBeforeTheFirstRename() throws {
    for name in ["a", "b", "c"] { try scratch.put("out/\(name)", Array("old".utf8)) }
    let place = scratch.path + "/out/b"
    guard Self.run("chattr +i '\(place)' 2>/dev/null") == 0 else { return }
    defer { _ = Self.run("chattr -i '\(place)'") }
    let error = try refused(["a", "b", "c", "d/e"])
    #expect((error.path, error.code) == (place, EPERM))
    #expect(error.description.contains("it is marked immutable; unmark it with chattr -i"))
    for name in ["a", "b", "c"] { #expect(scratch.get("out/\(name)") == Array("old".utf8)) }
  }

  /// What can be found out only by trying, such as a file that another is mounted on, is put back.
  @Test(.enabled(if: getuid() == 0))
  func aRenameThatFailsIsUndone() throws {
    for name in ["a", "b", "c"] { try scratch.put("out/\(name)", Array("old".utf8)) }
    let place = scratch.path + "/out/c"
    guard Self.run("chattr +a '\(place)' 2>/dev/null") == 0 else { return }
    defer { _ = Self.run("chattr -a '\(place)'") }
    let error = try refused(["a", "b", "fresh", "c"])
    #expect((error.path, error.operation) == (place, "replace"))
    #expect(error.description.contains("all files are as they were"))
    for name in ["a", "b", "c"] { #expect(scratch.get("out/\(name)") == Array("old".utf8)) }
  }

  @Test func abandonedFilesAreNamed() throws {
    for name in ["out/.a.1.hwalja.tmp", "out/b/.c.2.hwalja.tmp", "out/d/.e.3.hwalja.tmp", "out/.x"]
    {
      try scratch.put(name, [1])
    }
    try link("out/.l.4.hwalja.tmp", to: "a")
    try #require(mkfifo(scratch.path + "/out/.p.5.hwalja.tmp", 0o644) == 0)
    let found = writer.abandonedFiles(beside: ["a", "b/c"])
    #expect(
      found == [
        ".a.1.hwalja.tmp", ".l.4.hwalja.tmp", ".p.5.hwalja.tmp", "b/.c.2.hwalja.tmp",
      ])
    _ = try writer.write([file("a"), file("b/c")])
    #expect(writer.abandonedFiles(beside: ["a", "b/c"]).isEmpty)
    #expect(scratch.get("out/d/.e.3.hwalja.tmp") != nil && scratch.get("out/.x") != nil)
  }

  /// More than a process may have open, unless it asks for more.
  @Test func thousandsOfFiles() throws {
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    try #require(getrlimit(resource, &limit) == 0)
    var usual = limit
    usual.rlim_cur = min(limit.rlim_cur, 1_024)
    try #require(setrlimit(resource, &usual) == 0)
    defer { _ = setrlimit(resource, &limit) }
    let files = (0..<1_500).map { file("\($0 % 7)/\($0)") }
    #expect(try writer.write(files).allSatisfy { $0 == .written })
    let again = files.map { FolderFile(path: $0.path, bytes: [1]) }
    #expect(try writer.write(again).allSatisfy { $0 == .written })
    #expect(scratch.contents.filter { $0.hasSuffix(".hwalja.tmp") }.isEmpty)
  }

  @Test func aNameOfTheGreatestLength() throws {
    let name = String(repeating: "가", count: 85)
    #expect(try writer.write([file(name)]) == [.written])
    #expect(scratch.contents == ["out", "out/\(name)"])
  }

  private static func run(_ script: String) -> Int32 { system(script) }
}
