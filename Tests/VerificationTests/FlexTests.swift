import Artifacts
import Distribution
import Formats
import Layouts
import TestSupport
import Testing
import Zlib

@testable import Verification

/// An extension of FlorisBoard with something wrong in it.
@Suite struct FlexTests {
  private static let bytes = MadeFiles.naratgeul[MadeFiles.flex]
  private static let (description, letters, below) = (
    "extension.json", "layouts/characters/naratgeul.json", "layouts/charactersMod/naratgeul.json"
  )

  private func prove(_ bytes: [UInt8], _ layout: Layout = .naratgeul) -> String {
    failure { try FlorisBoardProof(layout: layout).run(on: "x", bytes) } ?? "passed"
  }

  @Test(arguments: [
    (description, #""각ㅏ":"가가","#, "", "turns 각 by ㅏㅓ into 각ㅏ and not 가가"),
    (description, #""각ㅏ":"가가""#, #""각ㅏ":"가까""#, "turns 각 by ㅏㅓ into 가까 and not 가가"),
    (description, #""ㆆ":"""#, #""ㆆ":"ㆆ""#, "turns  by 획추가 into ㆆ and not nothing"),
    (description, #""각ㅏ":"#, #""각x":"#, "has a rule 각x, which belongs to no key"),
    (description, #""각ㅏ":"#, #""갂ㅏ":"#, "holds a extension.json that is not JSON, or"),
    (description, #""각ㅏ":"#, #""x각ㅏ":"#, "has a rule x각ㅏ, which belongs to no key"),
    (description, #""각ㅏ":"#, #""가가각ㅏ":"#, "has a rule 가가각ㅏ, which belongs to no key"),
    (description, #""with-rules""#, #""appender""#, "holds no composer with rules"),
    (description, #""license":"MIT""#, #""license":"""#, "has the wrong meta.license in"),
    (description, #""modifier":"hwalja."#, #""modifier":"x."#, "has the wrong layouts.characters"),
    (letters, #""label":"ㄱ""#, #""label":"ㄴ""#, "lacks the key ㄱ, or has it in another form"),
    (letters, #""code":12593"#, #""code":12594"#, "lacks the key ㄱ, or has it in another form"),
    (letters, #""label":"1""#, #""label":"2""#, "lacks the key ㄱ, or has it in another form"),
    (letters, #""code":-7"#, #""code":-8"#, "has no backspace, or one too many"),
    (letters, #""code":32"#, #""code":33"#, "has a key that the layout lacks"),
    (
      letters, #""label":"ㄱ","#, #""label":"ㄱ","upper":{"code":1},"#,
      "lacks the key ㄱ, or has it in another form"
    ),
    (letters, "\n]\n]", "\n],\n[]\n]", "has other rows than the layout"),
    (below, "\n]\n]", "\n],\n[]\n]", "has other rows than the layout"),
    (below, "placeholder", "numeric", "has no place for the last row of letters"),
    (below, "-202", "-203", "has no symbols, or one too many"),
  ])
  func whatIsWrongIsNamed(file: String, old: String, new: String, detail: String) throws {
    let bytes = try changedExtension(Self.bytes, file, old, to: new)
    let found = MadeFiles.naratgeul.failure(MadeFiles.flex, bytes)
    #expect(found.hasPrefix(MadeFiles.flex) && found.contains(detail), "\(found)")
  }

  @Test func aMissingFileIsNamed() throws {
    let rest = try ZipArchive("x", Self.bytes).entries.filter { $0.name != Self.letters }
    let bytes = try ZipWriter.archive(rest.map { ZipWriter.Entry($0.name, $0.content) })
    #expect(prove(bytes).contains("holds other files than it should"))
  }

  @Test func aShiftedKeyThatIsNotThereIsNamed() throws {
    let layout = Layout.naratgeul.adding(Key("。", appends: "。"))
    let exporters = FormatRegistry.all.filter { $0.name == "florisboard" }
    let made = try Distribution(layouts: [layout], exporters: exporters).artifacts
    #expect(prove(made[0].bytes, layout) == "passed")
    let shifted = Key("ㄲ", under: layout.keys[0].id, appends: "ㄲ")
    let found = prove(made[0].bytes, layout.with(keys: layout.keys + [shifted]))
    #expect(found == "x lacks the key ㄱ, or has it in another form")
  }

  @Test func aCopyHasTheSameRules() throws {
    let other = try changedExtension(Self.bytes, Self.description, #":"가가""#, to: #":"가까""#)
    let maps = try [Self.bytes, other, Self.bytes].map {
      try FlorisBoardMap("x", ZipArchive("x", $0).json("extension.json"), of: .naratgeul)
    }
    #expect(maps[0].isCopy(of: maps[2]) && !maps[0].isCopy(of: StubReader()))
    #expect(!maps[0].isCopy(of: maps[1]) && !maps[1].isCopy(of: maps[0]))
  }
}
