import Artifacts
import Distribution
import Formats
import Layouts
import Testing
import Zlib

@testable import Verification

/// An extension of FlorisBoard with something wrong in it.
@Suite struct FlexTests {
  private static let path = MadeFiles.flex
  private static let bytes = MadeFiles.naratgeul[path]

  /// What `FilesProof` says of the extension with `new` for the first `old` in `file`.
  private func failure(_ file: String, _ old: String, _ new: String) throws -> String {
    prove(try changedExtension(Self.bytes, file, old, to: new))
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
    (#""각ㅏ":"#, #""가가각ㅏ":"#, "has a rule 가가각ㅏ, which is no key's"),
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
    (#""label":"ㄱ","#, #""label":"ㄱ","upper":{"code":12594},"#, "has the key ㄱ in another way"),
    ("\n]\n]", "\n],\n[]\n]", "has other rows than the layout"),
  ])
  func aWrongPlaceIsNamed(old: String, new: String, detail: String) throws {
    let failure = try failure("layouts/characters/naratgeul.json", old, new)
    #expect(failure.contains(detail), "\(failure)")
  }

  @Test(arguments: [
    ("\n]\n]", "\n],\n[]\n]", "has other rows than the layout"),
    ("placeholder", "numeric", "has no place for the last row of letters"),
    ("-202", "-203", "has no symbols, or one too many"),
  ])
  func aWrongRowBelowTheLettersIsNamed(old: String, new: String, detail: String) throws {
    let failure = try failure("layouts/charactersMod/naratgeul.json", old, new)
    #expect(failure.contains(detail), "\(failure)")
  }

  /// A row can have two places for Enter, and so has the extension.
  @Test func whatALayoutHasTwiceIsThereTwice() throws {
    let base = Layout.naratgeul
    for slot in [Slot.enter, .backspace, .space] {
      var rows = base.rows
      rows[1].append(slot)
      rows[1].append(slot)
      let layout = Layout(id: base.id, name: base.name, latinName: base.latinName, rows: rows)
      let exporters = FormatRegistry.all.filter { $0.name == "florisboard" }
      let made = try Distribution(layouts: [layout], exporters: exporters)
      let bytes = try #require(made.artifacts.first).bytes
      try FlexProof(layout: layout).run(on: Self.path, bytes)
      let failure = VerificationTests.failure {
        try FlexProof(layout: layout).run(on: Self.path, Self.bytes)
      }
      #expect(failure?.contains("has no \(slot), or one too many") == true, "\(failure ?? "")")
    }
  }

  @Test func aShiftedKeyThatIsNotThereIsNamed() {
    let base = Layout.naratgeul
    let shifted = Key("ㄲ", under: base.keys[0].id, appends: "ㄲ")
    let layout = Layout(
      id: base.id, name: base.name, latinName: base.latinName, rows: base.rows, shifted: [shifted])
    let failure = VerificationTests.failure {
      try FlexProof(layout: layout).run(on: Self.path, Self.bytes)
    }
    #expect(failure == "\(Self.path) has the key ㄱ in another way, or lacks it")
  }

  @Test func aCopyHasTheSameRules() throws {
    let other = try changedExtension(Self.bytes, "extension.json", #":"가가""#, to: #":"가까""#)
    let maps = try [Self.bytes, other, Self.bytes].map { try FlexMap("x", $0, of: .naratgeul) }
    #expect(maps[0].isCopy(of: maps[2]) && !maps[0].isCopy(of: StubReader()))
    #expect(!maps[0].isCopy(of: maps[1]) && !maps[1].isCopy(of: maps[0]))
  }

  @Test func aMissingFileIsNamed() throws {
    let entries = try ZipArchive(Self.path, Self.bytes).entries
    let rest = entries.filter { !$0.name.hasSuffix("characters/naratgeul.json") }
    let bytes = try ZipWriter.archive(rest.map { ZipWriter.Entry($0.name, $0.content) })
    #expect(prove(bytes).contains("holds other files than it should"))
  }
}
