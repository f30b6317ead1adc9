import Artifacts
import Keyboards
import Testing

/// Paths made from names, and names read from paths.
@Suite struct ArtifactNameTests {
  @Test(arguments: LayoutArtifact.all)
  func everyKindOfALayoutReadsBack(kind: LayoutArtifact) {
    let name = ArtifactName.perLayout(kind, layout: "a1-b")
    #expect(ArtifactName(path: name.path) == name)
    #expect((name.compression != nil) == [.gzippedMap, .florisBoard].contains(kind))
  }

  /// Any other path is no file of a distribution.
  @Test(arguments: [
    "", "/", "a", "README.md", "/a", "a/", "json/", "json/sky.json", "json/sky.json.gz",
    "json/.min.json",
    "json/a.b.min.json", "json/x.full.json.gz", "json/a/b.min.json", "json/sky.min.json.bak",
    "trie/sky.tri", "trie/.trie",
    "trie/a/b.trie", "keypad/sky.png", "m17n/sky.mim", "m17n/ko-.mim",
  ])
  func whatLiesNowhereHasNoName(path: String) {
    #expect(ArtifactName(path: path) == nil)
  }
}
