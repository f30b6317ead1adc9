import Artifacts
import Foundation
import TestSupport
import Testing

/// Files appear whole or not at all, and only when their content changed.
@Suite struct ArtifactWriterTests {
  private let scratch = Scratch()
  private var writer: ArtifactWriter { ArtifactWriter(directory: scratch.path) }

  private func artifact(_ path: String, _ text: String = "new") -> Artifact {
    Artifact(path: path, bytes: Array(text.utf8), limit: nil)
  }

  @Test func writesEveryFileAndReadsItBack() throws {
    let artifacts = [artifact("a.txt", "1"), artifact("b/c/d.txt", "2"), artifact("empty", "")]
    #expect(try writer.write(artifacts) == [.written, .written, .written])
    #expect(scratch.contents == ["a.txt", "b", "b/c", "b/c/d.txt", "empty"])
    for artifact in artifacts {
      #expect(try writer.read(artifact.path) == artifact.bytes)
      #expect(try writer.isCurrent(artifact))
    }
  }

  @Test func provesWhatWasReadBackBeforeAnythingTakesItsPlace() throws {
    try scratch.put("a", Array("1".utf8))
    try scratch.put("b", Array("old".utf8))
    let artifacts = [artifact("a", "1"), artifact("b", "2"), artifact("c/d", "3")]
    let lock = NSLock()
    nonisolated(unsafe) var proved: [Artifact] = []
    let outcomes = try writer.write(artifacts) { artifact in
      lock.withLock { proved.append(artifact) }
      #expect(scratch.get("b") == Array("old".utf8) && scratch.get("c/d") == nil)
    }
    #expect(proved.sorted { $0.path < $1.path } == artifacts)
    #expect(outcomes == [.unchanged, .written, .written])
    #expect(scratch.get("b") == Array("2".utf8) && scratch.get("c/d") == Array("3".utf8))
  }

  @Test(arguments: ["a", "b", "c/d"])
  func aProofThatFailsLeavesEverythingAsItWas(path: String) throws {
    try scratch.put("a", Array("1".utf8))
    try scratch.put("b", Array("old".utf8))
    for name in ["a", "b"] { try scratch.backdate(name) }
    let before = scratch.contents
    #expect(throws: VerificationFailure(path: path, detail: "is wrong")) {
      try writer.write([artifact("a", "1"), artifact("b", "2"), artifact("c/d", "3")]) { artifact in
        if artifact.path == path { throw VerificationFailure(path: path, detail: "is wrong") }
      }
    }
    #expect(scratch.contents == before && scratch.get("b") == Array("old".utf8))
    #expect(try scratch.isBackdated("a") && scratch.isBackdated("b"))
  }

  @Test func createsTheFolder() throws {
    let deep = ArtifactWriter(directory: scratch.path + "/x/y/")
    #expect(try deep.write([artifact("a")]) == [.written])
    #expect(scratch.contents == ["x", "x/y", "x/y/a"])
  }

  @Test func leavesUnchangedFilesAlone() throws {
    let artifacts = [artifact("a", "1"), artifact("b", "2")]
    _ = try writer.write(artifacts)
    try scratch.backdate("a")
    try scratch.backdate("b")
    #expect(try writer.write([artifacts[0], artifact("b", "3")]) == [.unchanged, .written])
    #expect(try scratch.isBackdated("a"))
    #expect(try !scratch.isBackdated("b"))
    #expect(scratch.get("b") == Array("3".utf8))
  }

  @Test func takesTheSameContentAtAnotherLevelForUnchanged() throws {
    let content = Array("활자 활자 활자".utf8)
    try scratch.put("a.gz", storedGzip(content))
    try scratch.backdate("a.gz")
    let same = Artifact(path: "a.gz", bytes: try Gzip.compress(content), limit: 300)
    #expect(same.bytes != scratch.get("a.gz"))
    #expect(try writer.write([same]) == [.unchanged])
    #expect(try scratch.isBackdated("a.gz"))
    let other = Artifact(path: "a.gz", bytes: try Gzip.compress(content + [0x21]), limit: 300)
    #expect(try writer.write([other]) == [.written])
  }

  @Test(arguments: [[], [0x1F, 0x8B], Array("not gzip".utf8)] as [[UInt8]])
  func rewritesAGzipFileThatIsDamaged(bytes: [UInt8]) throws {
    try scratch.put("a.gz", bytes)
    let artifact = Artifact(path: "a.gz", bytes: try Gzip.compress([1, 2, 3]), limit: nil)
    #expect(try writer.write([artifact]) == [.written])
    #expect(scratch.get("a.gz") == artifact.bytes)
  }

  @Test func rewritesAGzipFileThatIsOverItsLimit() throws {
    let content = [UInt8](repeating: 7, count: 5000)
    try scratch.put("a.gz", storedGzip(content))
    let artifact = Artifact(path: "a.gz", bytes: try Gzip.compress(content), limit: 1000)
    #expect(try writer.write([artifact]) == [.written])
  }

  @Test func takesAManifestWithOtherCompressedSizesForUnchanged() throws {
    let manifest = try #require(Made.distribution.artifacts.last)
    var other = try Manifest(reading: manifest.bytes)
    for index in other.files.indices {
      other.files[index].gzippedBytes = other.files[index].gzippedBytes.map { $0 + 1 }
      if other.files[index].path.hasSuffix(".gz") { other.files[index].bytes += 1 }
    }
    try scratch.put(Manifest.path, other.artifact().bytes)
    try scratch.backdate(Manifest.path)
    #expect(try writer.write([manifest]) == [.unchanged])
    #expect(try scratch.isBackdated(Manifest.path))
    other.files[0].crc32 = "00000000"
    try scratch.put(Manifest.path, other.artifact().bytes)
    #expect(try writer.write([manifest]) == [.written])
  }

  @Test func aFileInTheFoldersPlaceIsNamedAndKept() throws {
    try scratch.put("out", [1])
    let writer = ArtifactWriter(directory: scratch.path + "/out")
    let error = try #require(throws: OutputError.self) { try writer.write([artifact("a")]) }
    #expect((error.path, error.code) == (scratch.path + "/out", ENOTDIR))
    #expect(error.description.contains("\(scratch.path)/out") && error.remedy != nil)
    #expect(scratch.get("out") == [1] && scratch.contents == ["out"])
  }

  @Test func aFileAboveTheFolderIsNamedAndKept() throws {
    try scratch.put("out", [1])
    let writer = ArtifactWriter(directory: scratch.path + "/out/deep")
    let error = try #require(throws: OutputError.self) { try writer.write([artifact("a")]) }
    #expect(error.code == ENOTDIR)
    #expect(scratch.contents == ["out"])
  }

  @Test func aFolderInAFilesPlaceIsNamedAndNothingIsLeftBehind() throws {
    try scratch.put("old", Array("old".utf8))
    try scratch.put("taken/inside", [1])
    let before = scratch.contents
    let error = try #require(throws: OutputError.self) {
      try writer.write([artifact("old"), artifact("fresh/file"), artifact("taken")])
    }
    #expect((error.path, error.code) == ("\(scratch.path)/taken", EISDIR))
    #expect(error.description.contains("remove the folder"))
    #expect(scratch.contents == before)
    #expect(scratch.get("old") == Array("old".utf8))
  }

  @Test func aFailureRemovesTheFoldersThatWereCreated() throws {
    try scratch.put("file", [1])
    let writer = ArtifactWriter(directory: scratch.path + "/new/out")
    #expect(throws: OutputError.self) {
      try writer.write([artifact("a/b"), artifact("a/b/c/../../../../../file/x")])
    }
    #expect(scratch.contents == ["file"])
  }

  @Test func aMissingFileIsNotCurrentAndCannotBeRead() throws {
    #expect(try !writer.isCurrent(artifact("none")))
    let error = try #require(throws: OutputError.self) { try writer.read("none") }
    #expect((error.path, error.code) == ("\(scratch.path)/none", ENOENT))
  }

  @Test func sweepsUpAfterTheDeadOnly() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    let dead = "json/.a.json.\(process.processIdentifier)-0.hwalja.tmp"
    let alive = [
      ".a.\(getppid())-0.hwalja.tmp", ".a.\(getpid())-7.hwalja.tmp", "other.tmp",
      ".nobody.hwalja.tmp",
    ]
    for name in alive + [dead] { try scratch.put(name, [1]) }
    _ = try writer.write([artifact("a")])
    #expect(Set(scratch.contents) == Set(alive + ["a", "json"]))
  }
}
