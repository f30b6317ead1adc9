import Artifacts
import Layouts
import Testing

@Suite struct KeypadTests {
  let exporter = ExporterRegistry["keypad"]

  @Test(arguments: Layout.all)
  func aPictureShowsEveryLegendOfItsLayoutAndNoOther(layout: Layout) throws {
    let exporter = try #require(exporter)
    let maps = [try LayoutMaps(layout)]
    let picture = try #require(try exporter.artifacts(for: maps).first)
    #expect(picture.path == "keypad/\(layout.id).svg")
    try exporter.verify(picture, against: maps)
    let text = String(decoding: picture.bytes, as: UTF8.self)
    let damages = [
      ("class=\"legend\"", "class=\"held\""), ("class=\"held\"", "class=\"legend\""),
      ("</text>", "</txt>"), ("</svg>", ""),
    ]
    for (old, new) in damages {
      let damaged = text.replacing(old, with: new, maxReplacements: 1)
      let artifact = Artifact(path: picture.path, bytes: Array(damaged.utf8), limit: nil)
      #expect(throws: VerificationFailure.self, "\(new) for \(old)") {
        try exporter.verify(artifact, against: maps)
      }
    }
  }

  @Test func whatXMLEscapesIsDrawnAsItIs() throws {
    let exporter = try #require(exporter)
    let base = Layout.cheonjiin
    let key = Key("mark", legend: "<&>\"", appends: "&")
    let maps = [
      try LayoutMaps(
        Layout(id: "x", name: "<엑스>", latinName: "X & Y", rows: base.rows + [[.key(key)]]))
    ]
    for picture in try exporter.artifacts(for: maps) {
      try exporter.verify(picture, against: maps)
    }
  }
}
