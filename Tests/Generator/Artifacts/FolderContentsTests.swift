import Artifacts
import Foundation
import Testing

/// The listing of a folder, and the report of files that do not belong in the folder.
@Suite struct FolderContentsTests {
  private let scratch = Scratch()

  @Test func listsEveryFileInOrder() throws {
    let paths = ["a/b/c", "a/z", "b", "c.d"]
    for path in paths.reversed() { try scratch.put(path, [1]) }
    let contents = try FolderContents(of: scratch.path)
    #expect(contents.files == paths && contents.strays.isEmpty)
  }

  /// A link to a parent folder must not be followed, because following it would never end.
  @Test(arguments: [
    (".a", "", "is hidden"), (".git/config", "", "is hidden"), ("b/.c", "", "is hidden"),
    ("b/.0.1.hwalja.tmp", "", "is hidden"), ("b/.x.4194305.hwalja.tmp", "", "is hidden"),
    ("link", "folder", "is a symbolic link; remove it"),
    ("link", "nowhere", "is a symbolic link; remove it"),
    ("link", "..", "is a symbolic link; remove it"),
    ("pipe", "", "is a device, a pipe or a socket"),
  ])
  func reportsEntriesThatAreNotFiles(path: String, target: String, detail: String) throws {
    try scratch.put("folder/file", [1])
    switch path {
    case "link": try scratch.link(path, to: target)
    case "pipe": try #require(mkfifo("\(scratch.path)/pipe", 0o644) == 0)
    default: try scratch.put(path, [1])
    }
    let contents = try FolderContents(of: scratch.path)
    #expect(contents.files == ["folder/file"])
    #expect(contents.strays.map(\.path) == [path == ".git/config" ? ".git" : path])
    #expect(contents.strays[0].detail.hasPrefix(detail), "\(contents.strays)")
  }

  /// The next run removes leftovers only from folders in which it generates files.
  @Test func namesTheLeftoversThatTheNextRunRemoves() throws {
    // No system has a process with this number.
    let leftovers = [".0.4194305.hwalja.tmp", "json/.1.4194305.hwalja.tmp", "mine/.2.4194305.hwalja.tmp"]
    for path in leftovers { try scratch.put(path, [1]) }
    try scratch.put(".3.4194305.hwalja.tmp/file", [1])
    let contents = try FolderContents(of: scratch.path)
    let strays = contents.strays(beside: ["manifest.json", "json/sky.json"])
    #expect(strays.map(\.path) == [".3.4194305.hwalja.tmp"] + leftovers)
    let isSwept = strays.map { $0.detail == "was left by an interrupted run; the next run of gen removes it" }
    #expect(isSwept == [false, true, true, false])
    FolderWriter(directory: scratch.path).removeLeftovers(beside: ["manifest.json", "json/sky.json"])
    #expect(scratch.files.filter { $0.contains("tmp") } == [".3.4194305.hwalja.tmp/file", leftovers[2]])
  }

  /// Two files have names that are equal strings in Swift. Another file has a name that is not UTF-8.
  @Test func comparesNamesByBytes() throws {
    try scratch.put("e\u{301}", [1])
    try scratch.put("\u{E9}", [2])
    #expect(
      try FolderContents(of: scratch.path).files.map { Array($0.utf8) } == [
        Array("e\u{301}".utf8), Array("\u{E9}".utf8),
      ])
    let name = [CChar](Array("\(scratch.path)/".utf8CString.dropLast())) + [-1, 0]
    try #require(close(open(name, O_CREAT | O_WRONLY, 0o644)) == 0)
    let error = #expect(throws: FileError.self) { try FolderContents(of: scratch.path) }
    #expect(error?.description.hasSuffix("; its name is not UTF-8; rename or remove it") == true)
    unlink(name)
  }
}
