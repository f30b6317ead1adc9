import Artifacts
import Formats
import Layouts
import Testing

@Suite struct DotStyleTests {
  @Test(arguments: DotStyle.allCases)
  func theMapThatKeyboardsShipHasAtMost500000BytesInEitherStyle(style: DotStyle) throws {
    let exporter = FormatRegistry.named("json")
    for layout in Layout.all.map({ $0.with(dotStyle: style) }) {
      for artifact in try exporter.artifacts(for: [LayoutMaps(layout)]) {
        #expect(artifact.budget.limit == 500_000)
        #expect(artifact.bytes.count <= 500_000)
      }
    }
  }

  @Test func onlyCheonjiinHasDots() {
    #expect(Layout.all.filter(\.hasDots) == [.cheonjiin])
  }
}
