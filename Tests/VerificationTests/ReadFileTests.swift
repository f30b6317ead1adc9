import Artifacts
import Formats
import Layouts
import Testing
import Zlib

@testable import Verification

/// Which maps a file holds, by its name.
@Suite struct ReadFileTests {
  private static let cheonjiin = try! LayoutMaps(.cheonjiin)
  private static let naratgeul = try! LayoutMaps(.naratgeul)
  private static let styles = DotStyle.allCases.map { Layout.cheonjiin.with(dotStyle: $0) }
  private static let layouts = styles + [.naratgeul]

  private static let bytes = try! Dictionary(
    uniqueKeysWithValues: FormatRegistry.all.filter(\.isListed).flatMap {
      try $0.artifacts(for: [naratgeul])
    }
    .map { ($0.path, $0.bytes) })

  private func read(_ path: String, _ bytes: [UInt8]? = nil) throws -> ReadFile {
    try ReadFile(
      #require(ArtifactName(path: path)), #require(bytes ?? Self.bytes[path]), of: Self.layouts)
  }

  @Test(arguments: [
    "json/naratgeul.min.json", "json/naratgeul.min.json.gz", "json/naratgeul.full.json",
  ])
  func aMapOfJSONHasOneReader(path: String) throws {
    let file = try read(path)
    #expect(file.path == path && file.bytes == Self.bytes[path])
    #expect(file.maps.map(\.layout) == [.naratgeul] && file.maps[0].reader is JSONMap)
    #expect(file.maps[0].reader.path == path)
  }

  @Test func theGzippedMapIsTheMinifiedOneAndNotTheFullOne() throws {
    let (min, full) = (try read("json/naratgeul.min.json"), try read("json/naratgeul.full.json"))
    let gzipped = try read("json/naratgeul.min.json.gz")
    #expect(gzipped.maps[0].reader.isCopy(of: min.maps[0].reader))
    #expect(!gzipped.maps[0].reader.isCopy(of: full.maps[0].reader))
    #expect(throws: VerificationFailure.self) {
      try read("json/naratgeul.min.json.gz", try Gzip.compress(full.bytes))
    }
    #expect(throws: VerificationFailure.self) { try read("json/naratgeul.full.json", min.bytes) }
    #expect(throws: VerificationFailure.self) { try read("json/naratgeul.min.json", full.bytes) }
  }

  @Test func aTrieHasOneReader() throws {
    let file = try read("trie/naratgeul.trie")
    #expect(file.maps.map(\.layout) == [.naratgeul] && file.maps[0].reader is TrieMap)
  }

  @Test func picturesAndFilesForTestsHaveNone() throws {
    for path in [
      "keypad/naratgeul.svg", "conformance/naratgeul.tsv", "conformance/sessions.tsv",
      "manifest.json", "m17n/ko-naratgeul.mim",
    ] {
      #expect(try read(path, [1]).maps.isEmpty)
    }
  }

  @Test func whatCannotBeInflatedIsNamed() throws {
    let error = try #require(throws: VerificationFailure.self) {
      try read("json/naratgeul.min.json.gz", [0x1F, 0x8B])
    }
    #expect(
      error.path == "json/naratgeul.min.json.gz" && error.detail.hasPrefix("cannot be inflated: "))
  }

  @Test(arguments: ["json/sky.min.json", "trie/sky.trie", "keypad/sky.svg", "conformance/sky.tsv"])
  func aLayoutThatWasNotGivenIsNamed(path: String) throws {
    let error = try #require(throws: VerificationFailure.self) { try read(path, []) }
    #expect(error.path == path && error.detail.contains("layout sky that was not given"))
  }

  @Test func aFileOfALayoutIsOfItsFirstStyle() throws {
    let layout = try ReadFile.layout("cheonjiin", Self.layouts, "a")
    #expect(layout == Self.styles[0])
    let file = try read("trie/cheonjiin.trie", try Self.cheonjiin.trie.get())
    #expect(file.maps.map(\.layout) == [Self.styles[0]])
  }

  /// A source has the tries of a layout in the order of its dot styles; others may lie between.
  @Test func theTriesOfASourceAreOfTheLayoutsThatTheyName() throws {
    let conjoining = try Self.cheonjiin.trie.get()
    let other = try #require(Self.cheonjiin.compatibilityTrie).get()
    let file = try read(
      "a/b", MadeFiles.source(of: [conjoining, try Self.naratgeul.trie.get(), other]))
    #expect(file.maps.map(\.layout) == [Self.styles[0], .naratgeul, Self.styles[1]])
    #expect(
      file.maps.map(\.reader.path) == ["a/b (cheonjiin)", "a/b (naratgeul)", "a/b (cheonjiin)"])
    #expect(try read("a/b", Array("no trie".utf8)).maps.isEmpty)
  }

  @Test func triesThatNobodyAskedForAreNamed() throws {
    let trie = try Self.naratgeul.trie.get()
    let sky = try LayoutMaps(.sky).trie.get()
    for (tries, detail) in [
      ([trie, trie], "holds more tries of naratgeul than the 1 it should"),
      ([sky], "holds more tries of sky than the 0 it should"),
      ([trie, Array(trie[..<21])], "holds a trie without a header"),
      ([Array(trie[..<40])], "has 40 bytes and says "),
    ] {
      let error = try #require(throws: VerificationFailure.self) {
        try read("a/b", MadeFiles.source(of: tries))
      }
      #expect(error.path.hasPrefix("a/b") && error.detail.hasPrefix(detail), "\(error)")
    }
  }
}
