import Formats
import Layouts
import Maps
import Testing

@testable import Verification

/// Extensions of FlorisBoard, as they are read back; DamageTests have some with something wrong in them.
@Suite struct FlexTests {
  /// No layout of the project has shifted keys and an extension.
  @Test func aShiftedKeyIsAPairWithTheOneAboveIt() throws {
    let shifted = Key("ㄲ", under: "ㄱ", appends: "ㄲ")
    let layout = Layout.naratgeul.with(keys: Layout.naratgeul.keys + [shifted])
    let made = try FormatRegistry.named("florisboard").files(for: [LayoutMaps(layout)]).artifacts
    let archive = try ZipArchive("x", made[0].bytes)
    func cells(_ page: String) throws -> [[String: Any]] {
      let rows = try archive.json("layouts/\(page)/naratgeul.json") as? [[[String: Any]]]
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
