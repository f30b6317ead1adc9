import Files
import Foundation
import TestSupport
import Testing

/// Files take their places all together or not at all, proved, and only where their content changed.
@Suite struct FolderWriterTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }
  private var writer: FolderWriter { FolderWriter(directory: out) }

  private struct Wrong: Error {}

  private func file(_ path: String, _ text: String = "new") -> FolderFile {
    FolderFile(path: path, bytes: Array(text.utf8))
  }

  private func text(_ name: String) -> String? {
    scratch.get(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The error of writing `paths`, which changes nothing.
  private func refused(_ paths: [String]) throws -> FileError {
    let before = scratch.contents
    let error = try #require(throws: FileError.self) { try writer.write(paths.map { file($0) }) }
    #expect(scratch.contents == before)
    return error
  }

  /// The proof gets all files as they were read back, or as they lie there, before anything takes its place.
  @Test func whatIsCurrentIsNotTouchedAndEverythingIsProvedFirst() throws {
    for (name, text) in [("a", "1"), ("b", "old"), ("may", "other")] {
      try scratch.put("out/\(name)", Array(text.utf8))
      try scratch.backdate("out/\(name)")
    }
    var proved: [FolderFile] = []
    let outcomes = try writer.write(
      [file("a", "1"), file("b", "2"), file("c/d", "3"), file("may", "same")],
      isCurrent: { file, onDisk in file.path == "may" || file.bytes == onDisk },
      proving: { files in
        proved = files
        #expect(text("out/b") == "old" && text("out/c/d") == nil)
      })
    #expect(outcomes == [.unchanged, .written, .written, .unchanged])
    #expect(proved == [file("a", "1"), file("b", "2"), file("c/d", "3"), file("may", "other")])
    #expect(text("out/b") == "2" && text("out/c/d") == "3")
    #expect(try scratch.isBackdated("out/a") && scratch.isBackdated("out/may"))
  }

  @Test func aProofThatFailsLeavesEverythingAsItWas() throws {
    try scratch.put("out/b", Array("old".utf8))
    try scratch.backdate("out/b")
    let before = scratch.contents
    #expect(throws: Wrong.self) {
      try writer.write([file("b"), file("c/d/e")], proving: { _ in throw Wrong() })
    }
    #expect(try scratch.contents == before && scratch.isBackdated("out/b"))
    #expect(throws: Wrong.self) {
      try FolderWriter(directory: scratch.path + "/new/out").write(
        [file("a/b")], proving: { _ in throw Wrong() })
    }
    #expect(scratch.contents == before)
  }

  /// `file` is a file, `folder` a folder with something in it, and `link` leads to the folder.
  @Test(
    arguments: [
      (["a", "folder"], "folder", EISDIR, "remove the folder"),
      (["a", "file/b"], "file", ENOTDIR, "Not a directory"),
      (["a", "link/b"], "link", ELOOP, "put a folder"),
      (["x", "x/a"], nil, nil, "rename one"), (["x/a/b/c", "x/a"], nil, nil, "rename one"),
      (["a", "b", "a"], nil, nil, "rename one"),
    ] as [([String], String?, Int32?, String)])
  func aPlaceThatIsTakenIsNamed(paths: [String], place: String?, code: Int32?, says: String) throws
  {
    try scratch.put("out/file", Array("old".utf8))
    try scratch.put("out/folder/inside", [1])
    try scratch.link("out/link", to: "folder")
    let error = try refused(paths)
    if let place { #expect(error.path == "\(out)/\(place)" && error.code == code) }
    #expect(error.description.contains(says) && error.remedy != nil, "\(error)")
    #expect(text("out/file") == "old")
  }

  /// A link in a file's place is replaced even if what it leads to is current; that stays as it is. The folder itself,
  /// which the user named, may be a link.
  @Test(arguments: ["old", "new"])
  func aFileThatIsALinkIsReplaced(before: String) throws {
    try scratch.put("real/x", [1])
    try scratch.put("victim", Array(before.utf8))
    try scratch.link("out", to: "real")
    try scratch.link("real/a", to: "../victim")
    #expect(try writer.write([file("a")]) == [.written])
    #expect(text("victim") == before && text("real/a") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path + "/real/a")
    #expect(attributes[.type] as? FileAttributeType == .typeRegular)
  }

  @Test func aFolderBelowAFileIsRefusedBeforeAnythingIsMade() throws {
    try scratch.put("out", [1])
    for path in [out, out + "/deep"] {
      #expect(throws: FileError("write into", path, code: ENOTDIR)) {
        try FolderWriter(directory: path).checkPlace()
      }
    }
  }

  /// The number of the process in the name tells whether that still runs.
  @Test func onlyTheDeadAreSweptUp() throws {
    let kept = [
      ".a.\(getppid()).hwalja.tmp", ".a.x.hwalja.tmp", "other.tmp", "a.hwalja.tmp",
      "elsewhere/.a.4194305.hwalja.tmp",
    ]
    // No system counts its processes that far.
    let abandoned = [
      ".a.\(getpid()).hwalja.tmp", ".a.4194305.hwalja.tmp", "json/.b.json.4194305.hwalja.tmp",
    ]
    for name in kept + abandoned { try scratch.put("out/\(name)", [1]) }
    #expect(Set(writer.abandonedFiles(beside: ["a", "json/b.json"])) == Set(abandoned))
    _ = try writer.write([file("a"), file("json/b.json")])
    let left = Set(kept + ["a", "json", "json/b.json", "elsewhere"])
    #expect(Set(scratch.contents) == Set(left.map { "out/\($0)" } + ["out"]))
  }

  /// A slash with a combining mark behind it is one Character to Swift, and a slash to the system.
  @Test func pathsAreBytes() throws {
    try scratch.put("elsewhere/inside", [1])
    try scratch.put("out/.x/inside", [1])
    try scratch.link("out/x", to: "../elsewhere")
    #expect(try refused(["x/\u{301}y"]).code == ELOOP)
    #expect(try writer.write([file("new/\u{301}y/\u{301}z")]) == [.written])
    #expect(text("out/new/\u{301}y/\u{301}z") == "new")
    let deep = FolderWriter(directory: scratch.path + "/base/\u{301}x")
    try deep.checkPlace()
    #expect(try deep.write([file("a")]) == [.written])
  }
}
