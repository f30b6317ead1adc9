import Artifacts
import Formats
import Layouts
import TestSupport
import Testing

@testable import Verification

/// A distribution on disk, proved against the rules.
@Suite struct FolderProofTests {
  private var folder = FolderOnDisk()

  @Test func everythingIsProvedAndNamed() throws {
    let findings = try folder.prove()
    #expect(findings.map(\.path) == FolderOnDisk.made.artifacts.map(\.path).sorted())
    let details = Dictionary(uniqueKeysWithValues: findings.map { ($0.path, $0.detail) })
    let letters = Layout.naratgeul.letters.count
    let cells = "\((1 + (1 + letters + 11_172) * letters) * 13) cells"
    for path in [
      "json/naratgeul.min.json", "json/naratgeul.full.json", "json/naratgeul.min.json.gz",
      "trie/naratgeul.trie", MadeFiles.source,
    ] {
      #expect(details[path] == cells)
    }
    #expect(details["keypad/naratgeul.svg"] == "every label")
    #expect(details["manifest.json"] == "\(findings.count - 1) files")
    for path in ["conformance/naratgeul.tsv", "conformance/sessions.tsv", "m17n/ko-naratgeul.mim"] {
      #expect(details[path] == "as made today")
    }
    let others = findings.filter {
      ArtifactName(path: $0.path)?.layout == nil && $0.path != "manifest.json"
    }
    #expect(
      others.contains { $0.detail == "as made today" }
        && others.allSatisfy { ["as made today", cells].contains($0.detail) })
  }

  /// The finding for a source of several layouts counts the cells of all of them.
  @Test func cellsOfASourceAreThoseOfItsLayouts() throws {
    let cheonjiin = try LayoutMaps(.cheonjiin)
    let tries = [
      try LayoutMaps(.naratgeul).trie.get(), try cheonjiin.trie.get(),
      try #require(cheonjiin.compatibilityTrie).get(),
    ]
    let source = Artifact(
      .source(language: "a", file: "b"), bytes: MadeFiles.source(of: tries),
      budget: .unbounded)
    let proof = try FolderProof(files: [(source.path, source.bytes)], layouts: FolderOnDisk.styles)
    #expect(proof.layoutIDs == ["cheonjiin", "naratgeul"])
    let (n, c) = (Layout.naratgeul.letters.count, Layout.cheonjiin.letters.count)
    let cells = (1 + (11_173 + n) * n) * 13 + 2 * (1 + (11_173 + c) * c) * 12
    #expect(try proof.run(comparingWith: [source]).map(\.detail) == ["\(cells) cells"])
  }

  @Test func theLayoutsOfTheFilesAreFound() throws {
    func ids(_ paths: [String]) throws -> [String] {
      try FolderProof(files: paths.map { ($0, folder.files[$0]!) }, layouts: FolderOnDisk.styles)
        .layoutIDs
    }
    for path in folder.files.keys.sorted()
    // Declarations hold no trie.
    where path.contains("naratgeul") && !path.hasSuffix(".d.ts")
      || [MadeFiles.source, "conformance/sessions.tsv"].contains(path)
    {
      #expect(try ids([path]) == ["naratgeul"], "\(path)")
    }
    #expect(try ids(["manifest.json"]) == [] && ids([]) == [])
  }

  /// The comparison with today's files finds each of these damages, and the rules find most.
  private static let damages: [(path: String, old: String, new: String, detail: String)] = [
    ("json/naratgeul.full.json", #""ㅏ": "ㅓ""#, #""ㅏ": "ㅑ""#, "turns ㅏ by ㅏㅓ into ㅑ and not ㅓ"),
    ("json/naratgeul.min.json", #""ㅏ":"ㅓ","#, "", "turns ㅏ by ㅏㅓ into ㅏㅏ and not ㅓ"),
    (
      "json/naratgeul.full.json", #""ㅏ": "ㅓ","#, #""ㅏ": "ㅓ", "x": "y","#,
      "has an entry for x, which no run ends in"
    ),
    ("json/naratgeul.full.json", #""ㄲ": """#, #""ㄲ": "ㄱ""#, "turns ㄲ by ⌫ into ㄱ and not "),
    ("json/naratgeul.min.json", #""앉":"안ㅈ""#, #""앉":"안ㅅ""#, "turns 앉 by "),
    ("keypad/naratgeul.svg", "class=\"held\"", "class=\"legend\"", "lacks the legend of a key"),
    ("trie/naratgeul.trie", "naratgeul", "naratgeum", "has a wrong checksum"),
    ("json/naratgeul.full.json", "{", "[", "is not a JSON object"),
    ("json/naratgeul.min.json", #""받침""#, #""꼬리""#, "has no key 받침"),
    ("json/naratgeul.min.json", #""획추가""#, #""획""#, "has no key 획추가"),
    ("json/naratgeul.full.json", #""가": "각","#, #""가": "각", "가": "각","#, "has the entry 가 of "),
    (
      "json/naratgeul.full.json", #""가": "각","#, "\"\u{1100}\u{1161}\": \"각\",", "into 가ㄱ and not 각"
    ),
    (MadeFiles.source, "HWJT", "HWJT%", MadeFiles.source),
  ]

  @Test(arguments: damages)
  mutating func damageIsFoundAndItsFileNamed(path: String, old: String, new: String, detail: String)
    throws
  {
    folder.files = [path: changed(FolderOnDisk.made[path], old, to: new)]
    #expect(folder.failure().hasPrefix(path))
    let found = folder.failure(made: folder.asMade)
    #expect(found.hasPrefix(path) && found.contains(detail), "\(found)")
  }

  /// Every reader is asked, in whichever order the files come.
  @Test(arguments: damages.filter { $0.detail.hasPrefix("turns ") })
  mutating func aFileIsProvedBesideOthersThatAreRight(
    path: String, old: String, new: String, detail: String
  ) throws {
    folder.files["manifest.json"] = nil
    folder.files[path] = changed(FolderOnDisk.made[path], old, to: new)
    let found = folder.failure(made: folder.asMade)
    #expect(found.hasPrefix(path) && found.contains(detail), "\(found)")
  }

  /// Without a manifest, too: sources of a language include each other.
  @Test mutating func aSourceThatIsMissingIsNamed() throws {
    let language = MadeFiles.source.split(separator: "/")[0]
    let paths = FolderOnDisk.whole.keys.filter { $0.hasPrefix("\(language)/") }.sorted()
    try #require(paths.count > 1)
    for path in paths {
      folder.files = FolderOnDisk.whole
      folder.files["manifest.json"] = nil
      folder.files[path] = nil
      #expect(
        folder.failure().hasPrefix("\(path) is missing, and other files of \(language) are there"))
    }
    for path in paths { folder.files[path] = nil }
    #expect(folder.failure() == "passed")
  }

  @Test(arguments: [
    "README.md", "json/naratgeul.json", "trie/a/naratgeul.trie", "other/file.txt",
    "json/sky.min.json", "swift/naratgeul.trie",
  ])
  mutating func aFileOfNoDistributionIsAnError(path: String) {
    folder.files = [
      path: path == "json/sky.min.json" ? FolderOnDisk.whole["json/naratgeul.min.json"]! : [1]
    ]
    let found = folder.failure()
    #expect(found.hasPrefix(path), "\(found)")
    if path != "json/sky.min.json" {
      #expect(
        found.hasSuffix(
          "is no file of this distribution; remove it, or name its layout or template"))
    }
  }

  @Test mutating func aPartOfADistributionIsProvedAlone() throws {
    let path = "trie/naratgeul.trie"
    folder.files = [path: FolderOnDisk.whole[path]!]
    #expect(try folder.prove().map(\.path) == [path])
    folder.files = [:]
    #expect(try folder.prove().isEmpty)
  }

  @Test func aLayoutThatWasNotGiven() {
    #expect(folder.failure([.sky]).contains("naratgeul"))
  }

  /// A map in the other dot style fails.
  @Test mutating func theOtherDotStyle() throws {
    let layout = Layout.cheonjiin.with(dotStyle: .compatibility)
    let made = try MadeFiles([layout])
    for path in ["trie/cheonjiin.trie", "json/cheonjiin.min.json"] {
      folder.files = [path: made[path]]
      #expect(try folder.prove([layout], made: made.artifacts).map(\.path) == [path])
      #expect(folder.failure(made: made.artifacts).contains("and not"))
      #expect(
        folder.failure(made: MadeFiles.cheonjiin.artifacts).contains("is not what is made today"))
    }
  }
}
