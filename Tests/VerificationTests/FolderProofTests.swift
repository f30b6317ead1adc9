import Artifacts
import Foundation
import Layouts
import TestSupport
import Testing
import Verification

/// A distribution on disk, proved against the rules. Naratgeul's is the smallest.
@Suite struct DistributionProofTests {
  private static let layout = Layout.naratgeul
  private static let distribution = try! Distribution(
    layouts: [layout], exporters: ExporterRegistry.all, manifest: true)

  private let scratch = Scratch()

  init() throws {
    for artifact in Self.distribution.artifacts { try scratch.put(artifact.path, artifact.bytes) }
  }

  private func prove(_ layouts: [Layout] = Layout.all) throws
    -> [DistributionProof.Finding]
  {
    try DistributionProof(directory: scratch.path, layouts: layouts).run()
  }

  /// Puts `new` for the first `old` in the file at `path`.
  private func change(_ path: String, _ old: String, to new: String) throws {
    let text = String(decoding: try #require(scratch.get(path)), as: UTF8.self)
    let range = try #require(text.range(of: old, options: .literal))
    try scratch.put(path, Array(text.replacingCharacters(in: range, with: new).utf8))
  }

  private func failure() throws -> String {
    let error = try #require(throws: VerificationFailure.self) { try prove() }
    return error.description
  }

  @Test func everyMapIsProved() throws {
    let findings = try prove()
    #expect(findings.map(\.path) == Self.distribution.artifacts.map(\.path).sorted())
    let mapped = findings.filter { $0.detail.contains("cells") }.map(\.path)
    let expected =
      ["naratgeul.full.json", "naratgeul.min.json", "naratgeul.json.gz"]
      .map { "json/\($0)" } + ["swift/Hwalja.swift", "trie/naratgeul.trie"]
    #expect(Set(expected).isSubset(of: mapped))
    for finding in findings where finding.path != Manifest.path {
      #expect(finding.detail.contains("size and checksum"), "\(finding.path)")
    }
  }

  @Test func everyConformanceLineIsCounted() throws {
    let findings = try prove()
    let path = "conformance/naratgeul.tsv"
    let detail = try #require(findings.first { $0.path == path }).detail
    let lines = String(decoding: try #require(scratch.get(path)), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(detail == "size and checksum, \(lines.count) lines")
  }

  @Test func aWrongConformanceLineIsNamed() throws {
    try scratch.remove(Manifest.path)
    try change("conformance/naratgeul.tsv", "ㄱ ㅏㅓ\t가\n", to: "ㄱ ㅏㅓ\t거\n")
    let failure = try failure()
    #expect(failure.hasPrefix("conformance/naratgeul.tsv is wrong in line "))
    #expect(failure.hasSuffix("the rules type 가 and not 거"))
  }

  @Test func aMissingConformanceLineIsFound() throws {
    try scratch.remove(Manifest.path)
    try change("conformance/naratgeul.tsv", "ㄱ ㅏㅓ\t가\n", to: "")
    let failure = try failure()
    #expect(failure.hasSuffix("lines, and its beginning says otherwise"))
  }

  @Test func aWrongEntryIsNamed() throws {
    try scratch.remove(Manifest.path)
    try change("json/naratgeul.full.json", #""ㅏ": "ㅓ""#, to: #""ㅏ": "ㅑ""#)
    let failure = try failure()
    #expect(failure == "json/naratgeul.full.json makes ㅏ + ㅏㅓ ㅑ and not ㅓ")
  }

  @Test func aMissingEntryIsNamed() throws {
    try scratch.remove(Manifest.path)
    try change("json/naratgeul.min.json", #""ㅏ":"ㅓ","#, to: "")
    let failure = try failure()
    #expect(failure == "json/naratgeul.min.json makes ㅏ + ㅏㅓ ㅏㅏ and not ㅓ")
  }

  @Test func anEntryTooManyIsNamed() throws {
    try scratch.remove(Manifest.path)
    for format in ["json.gz", "min.json"] { try scratch.remove("json/naratgeul.\(format)") }
    try change("json/naratgeul.full.json", #""ㅏ": "ㅓ","#, to: #""ㅏ": "ㅓ", "x": "y","#)
    let failure = try failure()
    #expect(failure == "json/naratgeul.full.json has an entry for x, which no run ends in")
  }

  @Test func backspaceIsProvedToo() throws {
    try scratch.remove(Manifest.path)
    try change("json/naratgeul.full.json", #""ㄲ": "ㄱ""#, to: #""ㄲ": """#)
    let failure = try failure()
    #expect(failure == "json/naratgeul.full.json makes ㄲ + ⌫  and not ㄱ")
  }

  @Test(arguments: [
    ("trie/naratgeul.trie", "naratgeul", "naratgeum"), ("json/naratgeul.full.json", "{", "["),
    ("json/naratgeul.full.json", #""ㄱ": {"#, #""ㄱ": {"ㄱ": 1, "#),
    ("json/naratgeul.min.json", #""받침""#, #""꼬리""#),
    ("json/naratgeul.min.json", #""획추가""#, #""획""#),
    ("json/naratgeul.full.json", #""가": "각","#, #""가": "각", "가": "각","#),
    ("json/naratgeul.full.json", #""가": "각","#, "\"\u{1100}\u{1161}\": \"각\","),
    ("swift/Hwalja.swift", "HWJT", "HWJT%"),
  ])
  func damageIsFoundAndItsFileNamed(path: String, old: String, new: String) throws {
    try scratch.remove(Manifest.path)
    try change(path, old, to: new)
    #expect(try failure().hasPrefix(path))
  }

  @Test func everyFileIsComparedWithTheManifest() throws {
    for artifact in Self.distribution.artifacts where artifact.path != Manifest.path {
      try scratch.put(artifact.path, artifact.bytes + [0x0A])
      let failure = try failure()
      #expect(failure.hasPrefix(artifact.path), "\(failure)")
      try scratch.put(artifact.path, artifact.bytes)
    }
    let path = "conformance/naratgeul.tsv"
    try change(path, "#", to: "!")
    #expect(try failure().hasPrefix("\(path) has checksum"))
  }

  @Test func aFileThatTheManifestListsAndIsNotThere() throws {
    try scratch.remove("trie/naratgeul.trie")
    let error = try #require(throws: OutputError.self) { try prove() }
    #expect(error.path.hasSuffix("trie/naratgeul.trie") && error.code == ENOENT)
  }

  @Test func aFolderWithoutArtifacts() throws {
    let empty = Scratch()
    for path in [empty.path, empty.path + "/nothing"] {
      let error = try #require(throws: OutputError.self) {
        try DistributionProof(directory: path, layouts: Layout.all).run()
      }
      #expect(error.path == path)
    }
  }

  @Test func aLayoutThatWasNotGiven() throws {
    let error = try #require(throws: VerificationFailure.self) {
      try prove([.sky])
    }
    #expect(error.detail.contains("naratgeul"))
  }

  @Test func aPartOfADistributionInTheOtherDotStyle() throws {
    let layout = Layout.cheonjiin.with(dotStyle: .compatibility)
    let part = Scratch()
    let trie = try #require(ExporterRegistry["trie"]).artifacts(for: [LayoutMaps(layout)])[0]
    try part.put("my.own.folder/cheonjiin.trie", trie.bytes)
    let findings = try DistributionProof(directory: part.path, layouts: [layout]).run()
    #expect(findings.map(\.path) == ["my.own.folder/cheonjiin.trie"])
    let error = try #require(throws: VerificationFailure.self) {
      try DistributionProof(directory: part.path, layouts: [.cheonjiin]).run()
    }
    #expect(error.description.contains("and not"))
  }
}
