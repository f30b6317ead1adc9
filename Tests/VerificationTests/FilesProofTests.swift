import Artifacts
import Formats
import Layouts
import StateMap
import TestSupport
import Testing
import Zlib

@testable import Verification

/// The proof of all files at once against their maps, which runs before the files are put in place.
@Suite struct FilesProofTests {
  private let made = MadeFiles.naratgeul

  /// The error for `bytes` as the file at `path`, alone or with a manifest that lists only this file.
  private func failure(_ path: String, _ bytes: [UInt8], withManifest: Bool = false) throws
    -> String?
  {
    var files = [(name: try #require(ArtifactName(path: path)), bytes: bytes)]
    if withManifest && path != ArtifactName.manifest.path {
      var manifest = try #require(Manifest(made["manifest.json"]))
      manifest.files.removeAll { $0.path != path }
      manifest.review.removeAll { $0.path != path }
      files.append((.manifest, try manifest.bytes()))
    }
    return VerificationTests.failure { try FilesProof(made.maps).run(files) }
  }

  @Test func whatWasMadePasses() throws {
    try FilesProof(made.maps).run(made.files)
    try FilesProof(MadeFiles.cheonjiin.maps).run(MadeFiles.cheonjiin.files)
    for file in made.files where file.name != .manifest { try FilesProof(made.maps).run([file]) }
    try FilesProof(made.maps).run([])
  }

  private static let damages: [(path: String, old: String, new: String)] = [
    ("json/naratgeul.min.json", #""ㅏ":"ㅓ""#, #""ㅏ":"ㅑ""#),
    ("json/naratgeul.min.json", #""앉":"안ㅈ""#, #""앉":"안ㅅ""#),
    ("json/naratgeul.full.json", #""ㅏ": "ㅓ""#, #""ㅏ": "ㅑ""#),
    ("json/naratgeul.full.json", #""ㅏ": "ㅓ","#, ""),
    ("json/naratgeul.full.json", #""ㅏ": "ㅓ","#, #""ㅏ": "ㅓ", "x": "y","#),
    ("json/naratgeul.full.json", "{", "["),
    ("keypad/naratgeul.svg", "class=\"held\"", "class=\"legend\""),
    ("keypad/naratgeul.svg", "</svg>", ""),
    ("trie/naratgeul.trie", "naratgeul", "naratgeum"), ("swift/Hwalja.swift", "HWJT", "HWJT%"),
    ("swift/Hwalja.swift", "%naratgeul", "%narat"),
  ]

  @Test(arguments: damages.filter { $0.path != MadeFiles.source || $0.old == "HWJT" })
  func damageIsFoundAndItsFileNamed(path: String, old: String, new: String) throws {
    let found = try failure(path, changed(made[path], old, to: new))
    #expect(found?.hasPrefix(path) == true, "\(found ?? "passed")")
  }

  @Test(arguments: MadeFiles.naratgeul.artifacts.map(\.path))
  func aFileOfNothingOrOfHalfIsRefusedByName(path: String) throws {
    let bytes = made[path]
    for cut in [0, 1, bytes.count / 2] {
      let found = try failure(path, Array(bytes[..<cut]), withManifest: true)
      #expect(found?.contains(path) == true, "\(cut): \(found ?? "passed")")
    }
  }

  /// Only the manifest can prove pictures, and the text of sources around their tries.
  @Test(
    arguments: MadeFiles.naratgeul.artifacts.map(\.path).filter {
      $0 != "manifest.json" && !$0.hasSuffix(".gz")
    })
  func withAManifestEveryByteCounts(path: String) throws {
    let found = try failure(path, made[path] + [0x0A], withManifest: true)
    #expect(found?.contains(path) == true, "\(found ?? "passed")")
  }

  @Test func gzipIsReadForWhatItHolds() throws {
    let path = "json/naratgeul.min.json.gz"
    let other = changed(made["json/naratgeul.min.json"], #""ㅏ":"ㅓ""#, to: #""ㅏ":"ㅑ""#)
    let found = try failure(path, try Gzip.compress(other))
    #expect(found == "\(path) turns ㅏ by ㅏㅓ into ㅑ and not ㅓ")
  }

  /// Correct files of one map fail against another map.
  @Test func everyMapIsHeldAgainstItsOwn() throws {
    let cheonjiin = MadeFiles.cheonjiin
    let compatibility = try MadeFiles([.cheonjiin.with(dotStyle: .compatibility)])
    for path in ["json/cheonjiin.min.json", "trie/cheonjiin.trie", "json/cheonjiin.full.json"] {
      let file = (name: try #require(ArtifactName(path: path)), bytes: compatibility[path])
      let found = VerificationTests.failure { try FilesProof(cheonjiin.maps).run([file]) }
      #expect(found?.hasPrefix("\(path) ") == true, "\(found ?? "passed")")
      try FilesProof(compatibility.maps).run([file])
    }
  }

  /// A source holds the tries of both dot styles; the second is proved against the second map.
  @Test func theSecondTrieOfASourceIsReadToo() throws {
    let maps = try LayoutMaps(.cheonjiin)
    let (first, second) = (try maps.trie.get(), try #require(maps.compatibilityTrie).get())
    let proof = FilesProof(maps.all)
    let name = ArtifactName.source(language: "a", file: "b")
    try proof.run([(name, MadeFiles.source(of: [first, second]))])
    try proof.run([(name, MadeFiles.source(of: [first]))])
    for tries in [[first, first], [second], [second, first]] {
      let found = VerificationTests.failure { try proof.run([(name, MadeFiles.source(of: tries))]) }
      #expect(found?.hasPrefix("a/b (cheonjiin) turns ") == true, "\(found ?? "passed")")
    }
  }

  /// A source has either no trie, as a package description, or the tries of all layouts.
  @Test func aSourceThatLacksALayoutIsRefused() throws {
    let both = MadeFiles.naratgeul.maps + MadeFiles.cheonjiin.maps
    let name = try #require(ArtifactName(path: MadeFiles.source))
    let found = VerificationTests.failure {
      try FilesProof(both).run([(name, made[MadeFiles.source])])
    }
    #expect(found == "\(MadeFiles.source) holds no trie of cheonjiin")
    try FilesProof(both).run([(name, Array("import PackageDescription".utf8))])
  }

  @Test func aFileOfALayoutThatWasNotGivenIsRefused() {
    for file in made.files where file.name.layout != nil {
      let found = VerificationTests.failure { try FilesProof(MadeFiles.cheonjiin.maps).run([file]) }
      #expect(found?.contains("naratgeul that was not given") == true, "\(file.name.path)")
    }
  }

  /// Each of several files of a layout is proved, even if the others are right.
  @Test func oneWrongFileAmongRightOnesIsNamed() throws {
    for path in ["json/naratgeul.min.json", "json/naratgeul.full.json"] {
      let wrong = changed(made[path], "\"획추가\":", to: "\"획추가\" :")
      #expect(try failure(path, wrong) == nil, "white space means nothing")
    }
    let path = "json/naratgeul.full.json"
    let wrong = changed(made[path], #""ㄱ": """#, to: #""ㄱ": "ㄴ""#)
    let files = made.files.filter { $0.name != .manifest }
      .map { $0.name.path == path ? ($0.name, wrong) : $0 }
    let found = VerificationTests.failure { try FilesProof(made.maps).run(files) }
    #expect(found?.hasPrefix("\(path) turns ㄱ by ⌫") == true, "\(found ?? "passed")")
  }
}
