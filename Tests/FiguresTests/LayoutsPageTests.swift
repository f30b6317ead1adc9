import Figures
import Foundation
import Layouts
import Testing

/// What docs/LAYOUTS.md says of the layouts is what they are.
@Suite struct LayoutsPageTests {
  private let page = Result { MarkedText(try text(of: "LAYOUTS.md")) }

  @Test(arguments: Layout.all)
  func theRulesOnThePageAreThoseOfTheLayout(layout: Layout) throws {
    #expect(try page.get()["rules \(layout.id)"] == RulesTable.markdown(of: layout))
  }

  @Test func theFiguresOverAllSyllablesAreCurrent() throws {
    let figures = PressTable.figures(in: try #require(try page.get()["presses"]))
    #expect(figures.map(\.layout) == Layout.all.map(\.latinName))
    #expect(figures.map(\.keys) == Layout.all.map { $0.rows.joined().count { $0.key != nil } })
    #expect(figures.map(\.allSyllables) == Layout.all.map { PressFigures.allSyllables(of: $0) })
  }

  @Test func theTableAndTheChartSayTheSame() throws {
    let table = try #require(try page.get()["presses"])
    let figures = PressTable.figures(in: table)
    #expect(PressTable.markdown(figures) == table)
    #expect(try Self.text(of: "presses.svg") == PressChart.svg(figures))
  }

  private static func text(of name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("docs/\(name)"), encoding: .utf8)
  }
}
