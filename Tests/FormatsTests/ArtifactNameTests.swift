import Artifacts
import Testing

/// Paths made from names, and names read from paths.
@Suite struct ArtifactNameTests {
  private static let names: [(String, ArtifactName)] = [
    ("json/sky.min.json", .perLayout(.minifiedMap, layout: "sky")),
    ("json/sky.min.json.gz", .perLayout(.gzippedMap, layout: "sky")),
    ("json/sky.full.json", .perLayout(.fullMap, layout: "sky")),
    ("trie/my-own.trie", .perLayout(.trie, layout: "my-own")),
    ("keypad/sky.svg", .perLayout(.keypad, layout: "sky")),
    ("m17n/ko-sky.mim", .perLayout(.m17n, layout: "sky")),
    ("florisboard/sky.flex", .perLayout(.florisBoard, layout: "sky")),
    ("heliboard/main/korean_sky.json", .perLayout(.heliBoard, layout: "sky")),
    (
      "heliboard/functional/functional_keys_korean_sky.json",
      .perLayout(.heliBoardFunctional, layout: "sky")
    ),
    (
      "heliboard/symbols/symbols_korean_my-own.json",
      .perLayout(.heliBoardSymbols, layout: "my-own")
    ),
    (
      "heliboard/more_symbols/symbols_shifted_korean_sky.json",
      .perLayout(.heliBoardMoreSymbols, layout: "sky")
    ),
    ("futo/korean_hwalja_sky.yaml", .perLayout(.futo, layout: "sky")),
    ("futo/korean_hwalja_my-own_symbols.yaml", .perLayout(.futoSymbols, layout: "my-own")),
    ("futo/korean_hwalja_sky_symbols_shift.yaml", .perLayout(.futoMoreSymbols, layout: "sky")),
    ("manifest.json", .manifest),
    ("swift/Hwalja.swift", .source(language: "swift", file: "Hwalja.swift")),
    ("kotlin/a/b/C.kt", .source(language: "kotlin", file: "a/b/C.kt")),
    ("lua/sky.trie", .source(language: "lua", file: "sky.trie")),
  ]

  @Test(arguments: names)
  func aPathAndItsName(path: String, name: ArtifactName) {
    #expect(name.path == path)
    #expect(ArtifactName(path: path) == name)
  }

  @Test(arguments: LayoutArtifact.allCases)
  func everyKindOfALayoutReadsBack(kind: LayoutArtifact) {
    let name = ArtifactName.perLayout(kind, layout: "a1-b")
    #expect(ArtifactName(path: name.path) == name && name.layout == "a1-b")
    #expect(name.isCompressed == [.gzippedMap, .florisBoard].contains(kind))
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
