import Artifacts
import Foundation
import Testing

/// The writer replaces whole files. It neither writes nor removes anything outside its folder.
@Suite struct FolderWriterTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }
  private var writer: FolderWriter { FolderWriter(directory: out) }
  private let new = Array("new".utf8)

  private func text(_ name: String) -> String? {
    scratch.get(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// `file` is a file, `folder` is a folder with content, and `link` is a link to that folder.
  @Test(arguments: [
    (["a", "folder"], "folder", EISDIR, "remove or rename the folder"),
    (["a", "file/b"], "file", EEXIST, "it is a file or a link; replace it by a folder"),
    (["a", "link/b"], "link", EEXIST, "it is a file or a link; replace it by a folder"),
    (["x/a/b", "x/a"], "x/a", EISDIR, "remove or rename the folder"),
  ])
  func reportsAnOccupiedPath(paths: [String], place: String, code: Int32, expected: String) throws {
    try scratch.put("out/file", Array("old".utf8))
    try scratch.put("out/folder/inside", [1])
    try scratch.link("out/link", to: "folder")
    try scratch.put("out/b", [1])
    let before = scratch.files
    let error = try #require(throws: FileError.self) {
      try writer.write(paths.map { ($0, new) }, removing: ["b"])
    }
    #expect(error.path == "\(out)/\(place)" && error.code == code)
    #expect(error.description.hasSuffix("; \(expected)"), "\(error)")
    #expect(scratch.files == before && text("out/file") == "old")
  }

  /// The writer leaves the target of a link unchanged. The folder that the user named may itself be a link.
  @Test func replacesALinkByAFile() throws {
    try scratch.put("real/x", [1])
    try scratch.put("victim", Array("old".utf8))
    try scratch.link("out", to: "real")
    try scratch.link("real/a", to: "../victim")
    try writer.write([("a", new), ("b/c", new)])
    #expect(text("victim") == "old" && text("real/a") == "new" && text("real/b/c") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path + "/real/a")
    #expect(attributes[.type] as? FileAttributeType == .typeRegular)
  }

  /// The writer removes obsolete files. It does not remove folders, the targets of links, or anything outside its
  /// folder.
  @Test func removesOnlyFilesInTheFolder() throws {
    for name in ["out/a/old", "out/b/kept", "elsewhere/kept", "kept"] { try scratch.put(name, [1]) }
    try scratch.link("out/link", to: "../elsewhere")
    let obsolete = ["a/old", "a/gone", "b", "link", "link/kept", "../kept", "b/../../kept", "/../kept"]
    try writer.write([("c", new)], removing: obsolete)
    #expect(
      scratch.contents == [
        "elsewhere", "elsewhere/kept", "kept", "out", "out/a", "out/b", "out/b/kept", "out/c", "out/link",
      ])
  }

  /// The name of a temporary file contains the number of its process. That process may still be running.
  @Test func removesOnlyLeftoversOfDeadProcesses() throws {
    // No system has a process with this number.
    let abandoned = [".0.\(getpid()).hwalja.tmp", ".1.4194305.hwalja.tmp"]
    let kept = [
      ".0.\(getppid()).hwalja.tmp", ".0.x.hwalja.tmp", "other.tmp", "a.4194305.hwalja.tmp",
      "elsewhere/.0.4194305.hwalja.tmp",
    ]
    for name in kept + abandoned + abandoned.map({ "json/\($0)" }) {
      try scratch.put("out/\(name)", [1])
    }
    writer.removeLeftovers(beside: ["a", "json/b.json"])
    let left = kept + ["elsewhere", "json"]
    #expect(Set(scratch.contents) == Set(left.map { "out/\($0)" } + ["out"]))
  }

  /// A slash followed by a combining mark is one Character in Swift, but the system sees a slash.
  @Test func splitsPathsByBytes() throws {
    try scratch.put("elsewhere/\u{301}y", [1])
    try scratch.put("out/.x", [1])
    try scratch.link("out/x", to: "../elsewhere")
    #expect(throws: FileError.self) { try writer.write([("x/\u{301}y", new)]) }
    try writer.write([("new/\u{301}y/\u{301}z", new)], removing: ["x/\u{301}y"])
    #expect(text("out/new/\u{301}y/\u{301}z") == "new" && scratch.get("elsewhere/\u{301}y") == [1])
  }
}
