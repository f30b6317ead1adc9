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
    ("conformance/sky.tsv", .perLayout(.conformance, layout: "sky")),
    ("conformance/sessions.tsv", .sessions),
    ("conformance/keyboards.tsv", .keyboards),
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

  @Test func everyKindOfALayoutReadsBack() {
    for kind in LayoutArtifact.allCases {
      let name = ArtifactName.perLayout(kind, layout: "a1-b")
      #expect(ArtifactName(path: name.path) == name)
      #expect(
        name.layout == "a1-b" && name.isCompressed == [.gzippedMap, .florisBoard].contains(kind))
    }
    for name in [
      ArtifactName.sessions, .keyboards, .manifest, .source(language: "c", file: "d.gz"),
    ] {
      #expect(name.layout == nil && !name.isCompressed)
    }
  }

  /// Any other path is no file of a distribution.
  @Test(arguments: [
    "", "/", "a", "README.md", "/a", "a/", "json/", "json/sky.json", "json/sky.json.gz",
    "json/.min.json",
    "json/a.b.min.json", "json/a/b.min.json", "json/sky.min.json.bak", "trie/sky.tri", "trie/.trie",
    "trie/a/b.trie", "keypad/sky.png", "m17n/sky.mim", "m17n/ko-.mim", "conformance/.tsv",
    "conformance/sky.txt", "conformance/a/sessions.tsv",
  ])
  func whatLiesNowhereHasNoName(path: String) {
    #expect(ArtifactName(path: path) == nil)
  }

  /// Of suffixes that overlap, a longer one is not read as a longer id with the shorter suffix.
  @Test func suffixesStayApart() {
    #expect(ArtifactName(path: "json/x.full.json.gz") == nil)
    #expect(ArtifactName(path: "json/x.min.json")?.isCompressed == false)
    #expect(ArtifactName(path: "json/x.min.json.gz")?.isCompressed == true)
  }
}
