import Artifacts
import Layouts
import Testing
import Zlib

@testable import Verification

/// An extension of FlorisBoard with something wrong in it.
@Suite struct FlexTests {
  private static let path = "florisboard/naratgeul.flex"
  private static let bytes = MadeFiles.naratgeul[path]

  /// What `FilesProof` says of the extension with `new` for the first `old` in `file`.
  private func failure(_ file: String, _ old: String, _ new: String) throws -> String {
    let archive = try ZipArchive(Self.path, Self.bytes)
    let entries = archive.entries.map { entry in
      ZipWriter.Entry(
        entry.name, entry.name == file ? changed(entry.content, old, to: new) : entry.content)
    }
    return prove(try ZipWriter.archive(entries))
  }

  private func prove(_ bytes: [UInt8]) -> String {
    VerificationTests.failure {
      try FilesProof(MadeFiles.naratgeul.maps).run([(ArtifactName(path: Self.path)!, bytes)])
    } ?? "passed"
  }

  @Test func whatIsMadePasses() { #expect(prove(Self.bytes) == "passed") }

  @Test(arguments: [
    (#""각ㅏ":"가가","#, "", "turns 각 by ㅏㅓ into 각ㅏ and not 가가"),
    (#""각ㅏ":"가가""#, #""각ㅏ":"가까""#, "turns 각 by ㅏㅓ into 가까 and not 가가"),
    (#""ㆆ":"""#, #""ㆆ":"ㆆ""#, "turns  by 획추가 into ㆆ and not nothing"),
    (#""각ㅏ":"#, #""각x":"#, "has a rule 각x, which is no key's"),
    (#""각ㅏ":"#, #""갂ㅏ":"#, "holds a extension.json that is not as it should be"),
    (#""각ㅏ":"#, #""x각ㅏ":"#, "has a rule x각ㅏ, which is no key's"),
    (#""with-rules""#, #""appender""#, "holds no composer with rules"),
    (#""license":"MIT""#, #""license":"""#, "has the wrong meta in extension.json"),
    (#""modifier":"hwalja."#, #""modifier":"x."#, "has the wrong layouts.characters in"),
  ])
  func aWrongDescriptionIsNamed(old: String, new: String, detail: String) throws {
    let failure = try failure("extension.json", old, new)
    #expect(failure.contains(detail), "\(failure)")
  }

  @Test(arguments: [
    (#""label":"ㄱ""#, #""label":"ㄴ""#, "has the key ㄱ in another way, or lacks it"),
    (#""code":12593"#, #""code":12594"#, "has the key ㄱ in another way, or lacks it"),
    (#""label":"1""#, #""label":"2""#, "has the key ㄱ in another way, or lacks it"),
    (#""code":-7"#, #""code":-8"#, "has no backspace, or one too many"),
    (#""code":32"#, #""code":33"#, "has a key that the layout has not"),
  ])
  func aWrongPlaceIsNamed(old: String, new: String, detail: String) throws {
    let failure = try failure("layouts/characters/naratgeul.json", old, new)
    #expect(failure.contains(detail), "\(failure)")
  }

  @Test func aMissingFileIsNamed() throws {
    let entries = try ZipArchive(Self.path, Self.bytes).entries
    let rest = entries.filter { !$0.name.hasSuffix("characters/naratgeul.json") }
    let bytes = try ZipWriter.archive(rest.map { ZipWriter.Entry($0.name, $0.content) })
    #expect(prove(bytes).contains("holds other files than it should"))
  }

  /// Every byte outside the deflated stream, and one in 997 of that.
  @Test func noByteFlips() {
    let places = Set(
      (0..<Self.bytes.count).filter { $0 % 997 == 0 || $0 > Self.bytes.count - 3_000 })
    for place in places {
      var bytes = Self.bytes
      bytes[place] ^= 1
      #expect((try? ZipArchive(Self.path, bytes)) == nil, "\(place)")
    }
  }

  @Test func anArchiveCutShortIsRefused() {
    for count in stride(from: 0, to: Self.bytes.count, by: 1_009) {
      #expect((try? ZipArchive(Self.path, Array(Self.bytes[..<count]))) == nil)
    }
  }
}
