import Artifacts
import Distribution
import Formats
import Layouts
import TestSupport
import Testing
import Zlib

@testable import Verification

/// A distribution on disk, proved against the rules and against the files made today.
@Suite struct FolderProofTests {
  private static let made = MadeFiles.naratgeul
  private static let styles = Layout.all.flatMap { layout in
    layout.hasDots ? [layout, layout.with(dotStyle: .compatibility)] : [layout]
  }
  private static let whole = Dictionary(
    uniqueKeysWithValues: made.artifacts.map { ($0.path, $0.bytes) })

  private var files = whole

  private func prove(_ layouts: [Layout] = styles, made: [Artifact]? = nil) throws -> [FolderProof
    .Finding]
  {
    // In order, so that every run finds the same.
    let files = files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return try FolderProof(files: files, layouts: layouts)
      .run(comparingWith: made ?? Self.made.artifacts)
  }

  private func failure(_ layouts: [Layout] = styles, made: [Artifact]? = nil) -> String {
    VerificationTests.failure { _ = try prove(layouts, made: made) } ?? "passed"
  }

  /// The files on disk in the place of today's, so that only the rules can show a difference.
  private var asMade: [Artifact] {
    Self.made.artifacts.map {
      Artifact($0.name, bytes: files[$0.path] ?? $0.bytes, budget: $0.budget)
    }
  }

  @Test func everythingIsProvedAndNamed() throws {
    let findings = try prove()
    #expect(findings.map(\.path) == Self.made.artifacts.map(\.path).sorted())
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
    let proof = try FolderProof(files: [(source.path, source.bytes)], layouts: Self.styles)
    #expect(proof.layoutIDs == ["cheonjiin", "naratgeul"])
    let (n, c) = (Layout.naratgeul.letters.count, Layout.cheonjiin.letters.count)
    let cells = (1 + (11_173 + n) * n) * 13 + 2 * (1 + (11_173 + c) * c) * 12
    #expect(try proof.run(comparingWith: [source]).map(\.detail) == ["\(cells) cells"])
  }

  @Test func theLayoutsOfTheFilesAreFound() throws {
    func ids(_ paths: [String]) throws -> [String] {
      try FolderProof(files: paths.map { ($0, files[$0]!) }, layouts: Self.styles).layoutIDs
    }
    for path in files.keys.sorted()
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
    files = [path: changed(Self.made[path], old, to: new)]
    #expect(failure().hasPrefix(path))
    let found = failure(made: asMade)
    #expect(found.hasPrefix(path) && found.contains(detail), "\(found)")
  }

  /// A changed byte is found anywhere, even where no rule decides it.
  @Test(
    arguments: made.artifacts.map(\.path).filter { !$0.hasSuffix(".gz") && $0 != "manifest.json" })
  mutating func aFileThatIsNotMadeSoTodayIsNamed(path: String) {
    files = [path: Self.made[path] + [0x0A]]
    let found = failure()
    #expect(found.hasPrefix(path), "\(found)")
    if path.hasSuffix(".json") || ArtifactName(path: path)?.layout == nil {
      #expect(found == "\(path) is not what is made today; make it again with swift run gen")
    }
  }

  /// Bytes are compared, and not only their number.
  @Test(
    arguments: made.artifacts.filter {
      $0.name.layout == nil && $0.name != .manifest && $0.name != .sessions
    }.map(\.path))
  mutating func aSourceIsComparedByteByByte(path: String) {
    var bytes = Self.made[path]
    bytes[bytes.count - 1] ^= 1
    files = [path: bytes]
    #expect(failure() == "\(path) is not what is made today; make it again with swift run gen")
  }

  /// If there is a manifest, it must list every file with its size and checksum.
  @Test mutating func theManifestIsComparedWithTheFiles() throws {
    let trie = "trie/naratgeul.trie"
    files[trie] = nil
    #expect(failure() == "\(trie) is listed in the manifest and is not there")
    files = Self.whole
    var manifest = try #require(Manifest(files["manifest.json"]!))
    manifest.files[0].crc32 = "00000000"
    files["manifest.json"] = try manifest.bytes()
    #expect(failure().hasPrefix("manifest.json is not what is made today"))
    #expect(failure(made: asMade).contains("00000000 is listed"))
  }

  /// Another zlib makes other bytes of the same map, which pass.
  @Test mutating func gzipIsComparedByWhatItHolds() throws {
    let path = "json/naratgeul.min.json.gz"
    files = [path: Self.made[path]]
    let content = try Gzip.decompress(files[path]!)
    #expect(failure() == "passed")
    files[path] = try Gzip.compress(changed(content, #""ㅏ":"ㅓ""#, to: #""ㅏ":"ㅑ""#))
    #expect(failure() == "\(path) turns ㅏ by ㅏㅓ into ㅑ and not ㅓ")
  }

  /// The time, the level and the system, and a name before the content.
  @Test(arguments: [[4: 1], [8: 2], [9: 252], [3: 8, 10: 0x61, 11: 0]] as [[Int: UInt8]])
  mutating func aGzipHeaderSaysNothing(changes: [Int: UInt8]) throws {
    let path = "json/naratgeul.min.json.gz"
    var bytes = Self.made[path]
    if changes[3] != nil { bytes.insert(contentsOf: [0, 0], at: 10) }
    for (place, byte) in changes { bytes[place] = byte }
    #expect(try Gzip.decompress(bytes) == Gzip.decompress(Self.made[path]))
    files = [path: bytes]
    #expect(failure().hasPrefix("\(path) has a name, a time or something else in its gzip header"))
  }

  /// The bytes are compared, and not only what they mean to a map's reader or how many they are; nor are they
  /// compared only in the first file.
  @Test mutating func gzipHoldsTheBytesOfTheMap() throws {
    let path = "json/naratgeul.min.json.gz"
    let content = try Gzip.decompress(Self.made[path])
    let swapped = changed(content, #""":"ㄱ","가":"각""#, to: #""가":"각","":"ㄱ""#)
    for other in [content + [0x0A], swapped] {
      files = [MadeFiles.flex: Self.made[MadeFiles.flex], path: try Gzip.compress(other)]
      #expect(failure() == "\(path) is not what is made today; make it again with swift run gen")
    }
  }

  /// Every reader is asked, in whichever order the files come.
  @Test(arguments: damages.filter { $0.detail.hasPrefix("turns ") })
  mutating func aFileIsProvedBesideOthersThatAreRight(
    path: String, old: String, new: String, detail: String
  ) throws {
    files["manifest.json"] = nil
    files[path] = changed(Self.made[path], old, to: new)
    let found = failure(made: asMade)
    #expect(found.hasPrefix(path) && found.contains(detail), "\(found)")
  }

  /// Without a manifest, too: sources of a language include each other.
  @Test mutating func aSourceThatIsMissingIsNamed() throws {
    let language = MadeFiles.source.split(separator: "/")[0]
    let paths = Self.whole.keys.filter { $0.hasPrefix("\(language)/") }.sorted()
    try #require(paths.count > 1)
    for path in paths {
      files = Self.whole
      files["manifest.json"] = nil
      files[path] = nil
      #expect(failure().hasPrefix("\(path) is missing, and other files of \(language) are there"))
    }
    for path in paths { files[path] = nil }
    #expect(failure() == "passed")
  }

  @Test(arguments: [
    (#""files" :"#, #""x" : 1, "files" :"#),
    (#""formatVersion" : 1"#, #""formatVersion" : 1, "formatVersion" : 1"#),
    ("{\n", "\u{FEFF}{\n"), ("{\n", "{\n\n"), (#""limit" : "#, #""limit" :  "#),
  ])
  mutating func theManifestIsComparedByteByByte(old: String, new: String) throws {
    files["manifest.json"] = changed(Self.made["manifest.json"], old, to: new)
    #expect(
      failure() == "manifest.json is not what is made today; make it again with swift run gen")
  }

  @Test(arguments: [0, -1, 100_000_000])
  mutating func aGzippedSizeThatNoZlibMakesIsNotPassed(size: Int) throws {
    var manifest = try #require(Manifest(files["manifest.json"]!))
    manifest.files[0].gzippedBytes = size
    files["manifest.json"] = try manifest.bytes()
    #expect(failure().hasPrefix("manifest.json is not what is made today"))
  }

  /// What no proof of an extension decides, such as a text for people, is compared, too.
  @Test mutating func anExtensionIsComparedByWhatItHolds() throws {
    let path = MadeFiles.flex
    files = [path: try changedExtension(Self.made[path], "LICENSE", "MIT", to: "TIM")]
    #expect(failure() == "\(path) is not what is made today; make it again with swift run gen")
  }

  /// Even one that is made so today must have each key in its place.
  @Test mutating func anExtensionIsProved() throws {
    let path = MadeFiles.flex
    let file = "layouts/characters/naratgeul.json"
    let bytes = try changedExtension(Self.made[path], file, #""label":"ㄱ""#, to: #""label":"ㄴ""#)
    files = [path: bytes]
    #expect(failure(made: asMade) == "\(path) has the key ㄱ in another way, or lacks it")
  }

  @Test mutating func sizesThatDependOnZlibAreNotCompared() throws {
    var manifest = try #require(Manifest(files["manifest.json"]!))
    for index in manifest.files.indices {
      manifest.files[index].gzippedBytes += 1
      if ArtifactName(path: manifest.files[index].path)?.isCompressed == true {
        manifest.files[index].bytes += 1
      }
    }
    files["manifest.json"] = try manifest.bytes()
    #expect(failure() == "passed")
  }

  @Test(arguments: [
    "README.md", "json/naratgeul.json", "trie/a/naratgeul.trie", "other/file.txt",
    "json/sky.min.json", "swift/naratgeul.trie",
  ])
  mutating func aFileOfNoDistributionIsAnError(path: String) {
    files = [path: path == "json/sky.min.json" ? Self.whole["json/naratgeul.min.json"]! : [1]]
    let found = failure()
    #expect(found.hasPrefix(path), "\(found)")
    if path != "json/sky.min.json" {
      #expect(
        found.hasSuffix(
          "is no file of this distribution; remove it, or name its layout or template"))
    }
  }

  @Test mutating func aPartOfADistributionIsProvedAlone() throws {
    let path = "trie/naratgeul.trie"
    files = [path: Self.whole[path]!]
    #expect(try prove().map(\.path) == [path])
    files = [:]
    #expect(try prove().isEmpty)
  }

  @Test func aLayoutThatWasNotGiven() {
    #expect(failure([.sky]).contains("naratgeul"))
  }

  /// A map in the other dot style fails.
  @Test mutating func theOtherDotStyle() throws {
    let layout = Layout.cheonjiin.with(dotStyle: .compatibility)
    let made = try MadeFiles([layout])
    for path in ["trie/cheonjiin.trie", "json/cheonjiin.min.json"] {
      files = [path: made[path]]
      #expect(try prove([layout], made: made.artifacts).map(\.path) == [path])
      #expect(failure(made: made.artifacts).contains("and not"))
      #expect(failure(made: MadeFiles.cheonjiin.artifacts).contains("is not what is made today"))
    }
  }
}
