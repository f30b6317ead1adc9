import Files
import Foundation
import TestSupport
import Testing

/// The error of a failing proof in these tests.
private struct Wrong: Error, Equatable {
  let path: String
}

/// Files appear whole or not at all, and are written only if their content changed.
@Suite struct FolderWriterTests {
  private let scratch = Scratch()
  private var writer: FolderWriter { FolderWriter(directory: scratch.path) }

  private func file(_ path: String, _ text: String = "new") -> FolderFile {
    FolderFile(path: path, bytes: Array(text.utf8))
  }

  @Test func writesEveryFile() throws {
    let files = [file("a.txt", "1"), file("b/c/d.txt", "2"), file("empty", "")]
    #expect(try writer.write(files) == [.written, .written, .written])
    #expect(scratch.contents == ["a.txt", "b", "b/c", "b/c/d.txt", "empty"])
    for file in files { #expect(scratch.get(file.path) == file.bytes) }
  }

  @Test func provesAllTogetherAsTheyWereReadBackBeforeAnythingTakesItsPlace() throws {
    try scratch.put("a", Array("1".utf8))
    try scratch.put("b", Array("old".utf8))
    let files = [file("a", "1"), file("b", "2"), file("c/d", "3")]
    var proved: [[FolderFile]] = []
    let outcomes = try writer.write(
      files,
      proving: { files in
        proved.append(files)
        #expect(scratch.get("b") == Array("old".utf8) && scratch.get("c/d") == nil)
      })
    #expect(proved == [files])
    #expect(outcomes == [.unchanged, .written, .written])
    #expect(scratch.get("b") == Array("2".utf8) && scratch.get("c/d") == Array("3".utf8))
  }

  /// A file that may stay is proved as it is on disk, and not touched.
  @Test func whatMayStayIsProvedFromItsPlace() throws {
    try scratch.put("a", Array("other".utf8))
    try scratch.put("b", Array("other".utf8))
    try scratch.backdate("a")
    var proved: [FolderFile] = []
    let outcomes = try writer.write(
      [file("a"), file("b")], isCurrent: { file, onDisk in file.path == "a" && onDisk.count == 5 },
      proving: { proved = $0 })
    #expect(outcomes == [.unchanged, .written])
    #expect(proved == [file("a", "other"), file("b")])
    #expect(try scratch.isBackdated("a") && scratch.get("b") == Array("new".utf8))
  }

  @Test func aProofThatFailsLeavesEverythingAsItWas() throws {
    try scratch.put("a", Array("1".utf8))
    try scratch.put("b", Array("old".utf8))
    for name in ["a", "b"] { try scratch.backdate(name) }
    let before = scratch.contents
    #expect(throws: Wrong(path: "b")) {
      try writer.write(
        [file("a", "1"), file("b", "2"), file("c/d", "3")], proving: { _ in throw Wrong(path: "b") }
      )
    }
    #expect(scratch.contents == before && scratch.get("b") == Array("old".utf8))
    #expect(try scratch.isBackdated("a") && scratch.isBackdated("b"))
  }

  @Test func createsTheFolder() throws {
    let deep = FolderWriter(directory: scratch.path + "/x/y/")
    #expect(try deep.write([file("a")]) == [.written])
    #expect(scratch.contents == ["x", "x/y", "x/y/a"])
  }

  @Test func leavesUnchangedFilesAlone() throws {
    let files = [file("a", "1"), file("b", "2")]
    _ = try writer.write(files)
    try scratch.backdate("a")
    try scratch.backdate("b")
    #expect(try writer.write([files[0], file("b", "3")]) == [.unchanged, .written])
    #expect(try scratch.isBackdated("a"))
    #expect(try !scratch.isBackdated("b"))
    #expect(scratch.get("b") == Array("3".utf8))
  }

  @Test func aFileInTheFoldersPlaceIsNamedAndKept() throws {
    try scratch.put("out", [1])
    let writer = FolderWriter(directory: scratch.path + "/out")
    let error = try #require(throws: FileError.self) { try writer.write([file("a")]) }
    #expect((error.path, error.code) == (scratch.path + "/out", ENOTDIR))
    #expect(error.description.contains("\(scratch.path)/out") && error.remedy != nil)
    #expect(scratch.get("out") == [1] && scratch.contents == ["out"])
  }

  @Test func aFileAboveTheFolderIsNamedAndKept() throws {
    try scratch.put("out", [1])
    let writer = FolderWriter(directory: scratch.path + "/out/deep")
    let error = try #require(throws: FileError.self) { try writer.write([file("a")]) }
    #expect(error.code == ENOTDIR)
    #expect(scratch.contents == ["out"])
  }

  @Test func aFolderInAFilesPlaceIsNamedAndNothingIsLeftBehind() throws {
    try scratch.put("old", Array("old".utf8))
    try scratch.put("taken/inside", [1])
    let before = scratch.contents
    let error = try #require(throws: FileError.self) {
      try writer.write([file("old"), file("fresh/file"), file("taken")])
    }
    #expect((error.path, error.code) == ("\(scratch.path)/taken", EISDIR))
    #expect(error.description.contains("remove the folder"))
    #expect(scratch.contents == before)
    #expect(scratch.get("old") == Array("old".utf8))
  }

  @Test func aFailureRemovesTheFoldersThatWereCreated() throws {
    try scratch.put("file", [1])
    let writer = FolderWriter(directory: scratch.path + "/new/out")
    #expect(throws: Wrong.self) {
      try writer.write(
        [file("a/b/c"), file("d/e"), file("f")], proving: { _ in throw Wrong(path: "f") })
    }
    #expect(scratch.contents == ["file"])
  }

  /// A live run locks each of its temporary files; unlocked ones are removed, only in the folders where this
  /// run writes.
  @Test func sweepsUpAfterTheDeadOnly() throws {
    let held = ".a.held.hwalja.tmp"
    let kept = [held, "other.tmp", "a.hwalja.tmp", "elsewhere/.a.b.hwalja.tmp"]
    let abandoned = [".a.12.hwalja.tmp", "json/.b.json.34.hwalja.tmp"]
    for name in kept + abandoned { try scratch.put(name, [1]) }
    let descriptor = open("\(scratch.path)/\(held)", O_RDONLY)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    _ = try writer.write([file("a"), file("json/b.json")])
    #expect(Set(scratch.contents) == Set(kept + ["a", "json", "json/b.json", "elsewhere"]))
    flock(descriptor, LOCK_UN)
    #expect(try writer.write([file("a")]) == [.unchanged])
    #expect(scratch.get(held) == nil)
  }

  /// While a proof runs, another writer into the same folder removes none of its files.
  @Test func twoWritersLeaveEachOthersFilesAlone() throws {
    let outcomes = try writer.write(
      [file("a", "1")],
      proving: { _ in
        let others = try writer.write([file("b", "2")])
        #expect(others == [.written])
        #expect(scratch.contents.contains { $0.hasSuffix(".hwalja.tmp") })
      })
    #expect(outcomes == [.written])
    #expect(scratch.contents == ["a", "b"])
    #expect(scratch.get("a") == Array("1".utf8) && scratch.get("b") == Array("2".utf8))
  }
}
