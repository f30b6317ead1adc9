import Formats
import Layouts
import Testing
import Zlib

@testable import Verification

/// An extension of FlorisBoard with something wrong in it.
@Suite struct FlexTests {
  private static let bytes = MadeFiles.naratgeul[MadeFiles.flex]

  @Test(arguments: [
    (#""각ㅏ":"가가","#, "", "turns 각 by ㅏㅓ into 각ㅏ and not 가가"),
    (#""각ㅏ":"가가""#, #""각ㅏ":"가까""#, "turns 각 by ㅏㅓ into 가까 and not 가가"),
    (#""ㆆ":"""#, #""ㆆ":"ㆆ""#, "turns  by 획추가 into ㆆ and not nothing"),
    (#""각ㅏ":"#, #""각x":"#, "has a rule 각x, which belongs to no key"),
    (#""각ㅏ":"#, #""갂ㅏ":"#, "holds a extension.json that is not JSON, or"),
    (#""각ㅏ":"#, #""x각ㅏ":"#, "has a rule x각ㅏ, which belongs to no key"),
    (#""각ㅏ":"#, #""가가각ㅏ":"#, "has a rule 가가각ㅏ, which belongs to no key"),
    (#""with-rules""#, #""appender""#, "holds no composer with rules"),
  ])
  func whatIsWrongIsNamed(old: String, new: String, detail: String) throws {
    let bytes = try changedExtension(Self.bytes, "extension.json", old, to: new)
    let found = MadeFiles.naratgeul.failure(MadeFiles.flex, bytes)
    #expect(found.hasPrefix(MadeFiles.flex) && found.contains(detail), "\(found)")
  }

  /// No layout of the project has shifted keys and an extension.
  @Test func aShiftedKeyIsAPairWithTheOneAboveIt() throws {
    let shifted = Key("ㄲ", under: "ㄱ", appends: "ㄲ")
    let layout = Layout.naratgeul.with(keys: Layout.naratgeul.keys + [shifted])
    let formats = FormatRegistry.all.filter { $0.name == "florisboard" }
    let made = try Distribution(layouts: [layout], formats: formats).artifacts[0]
    let archive = try ZipArchive("x", made.bytes)
    func cells(_ page: String) throws -> [[String: Any]] {
      let rows = try archive.json("layouts/\(page)/naratgeul.json").root as? [[[String: Any]]]
      return Array((rows ?? []).joined())
    }
    func codes(_ name: String) throws -> [Int] {
      try cells("characters").compactMap { ($0[name] as? [String: Any])?["code"] as? Int }
    }
    #expect(try codes("lower") == [0x3131, 0x3131, 0x3131])
    #expect(try codes("upper") == [0x3132, 0x3132, 0x3132])
    #expect(try cells("charactersMod").contains { $0["code"] as? Int == -11 })
  }
}
