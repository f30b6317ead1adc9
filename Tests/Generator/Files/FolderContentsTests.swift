import Files
import Foundation
import Testing

/// A folder is listed whole, and what nothing here makes is named with what mends it.
@Suite struct FolderContentsTests {
  private let scratch = Scratch()

  @Test func everyFileIsListedInOrder() throws {
    let paths = ["a/b/c", "a/z", "b", "c.d"]
    for path in paths.reversed() { try scratch.put(path, [1]) }
    let contents = try FolderContents(of: scratch.path)
    #expect(contents.files == paths && contents.strays.isEmpty)
  }

  /// A link to a folder above it would otherwise be followed without end.
  @Test(arguments: [
    (".a", "", "is hidden"), (".git/config", "", "is hidden"), ("b/.c", "", "is hidden"),
    ("b/.0.1.hwalja.tmp", "", "was left by an interrupted run"),
    ("link", "folder", "is a symbolic link; remove it"),
    ("link", "nowhere", "is a symbolic link; remove it"),
    ("link", "..", "is a symbolic link; remove it"),
    ("pipe", "", "is a device, a pipe or a socket"),
  ])
  func whatIsNoFileIsAStray(path: String, target: String, detail: String) throws {
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
}
