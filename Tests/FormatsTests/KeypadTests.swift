import Artifacts
import Formats
import Foundation
import Layouts
import Testing
import Verification

@Suite struct KeypadTests {
  private let exporter = FormatRegistry.named("keypad")

  @Test(arguments: Layout.all)
  func aPictureShowsEveryLegendOfItsLayout(layout: Layout) throws {
    let artifact = Made.artifact("keypad/\(layout.id).svg")
    #expect(artifact.name == .perLayout(.keypad, layout: layout.id))
    let text = String(decoding: artifact.bytes, as: UTF8.self)
    for key in layout.keys { #expect(text.contains(">\(key.legend)</text>"), "\(key.legend)") }
  }

  @Test func whatXMLEscapesIsDrawnAsItIs() throws {
    let base = Layout.cheonjiin
    let key = Key("mark", legend: "<&>\"", appends: "&")
    let maps = try LayoutMaps(
      Layout(id: "x", name: "<엑스>", latinName: "X & Y", rows: base.rows + [[.key(key)]]))
    for picture in try exporter.artifacts(for: [maps]) {
      try FilesProof([maps.full]).run([(picture.name, picture.bytes)])
    }
  }
}
