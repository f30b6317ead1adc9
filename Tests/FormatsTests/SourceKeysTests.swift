import Artifacts
import Formats
import Foundation
import Layouts
import Testing

/// What sources say of keys, whichever details there are. Tests/Hostile has the texts that a language must escape.
@Suite struct SourceKeysTests {
  private static let sources = Made.artifacts.filter { artifact in
    guard case .source = artifact.name else { return false }
    let text = String(decoding: artifact.bytes, as: UTF8.self)
    return layouts(of: artifact.path).allSatisfy { text.contains("\"\($0.name)") }
      && (text.contains("\"HWJT") || text.contains("72,87,74,84,"))
  }

  /// A file with the id of a layout holds that layout, any other file all of them.
  private static func layouts(of path: String) -> [Layout] {
    let stem = path.split(separator: "/").last?.prefix { $0 != "." }
    let own = Layout.all.filter { $0.id == stem.map(String.init) }
    return own.isEmpty ? Layout.all : own
  }

  @Test(arguments: sources.map(\.path))
  func everyKeyIsThereWithItsLegendAndItsDetailsInTheirOrder(path: String) throws {
    let lines = String(decoding: Made.artifact(path).bytes, as: UTF8.self).split(separator: "\n")
    for layout in Self.layouts(of: path) {
      for key in layout.keys {
        let texts = ([.legend] + KeyMember.details).compactMap { key.fullText(of: $0) }
        // A language may leave out what is the id.
        let own = [key.id] + texts.filter { $0 != key.id }
        #expect(
          lines.contains { Self.line($0, says: [key.id] + texts) || Self.line($0, says: own) },
          "\(layout.id): \(texts)")
      }
    }
  }

  /// Where a session measures time. The others leave that to whoever uses them.
  @Test(arguments: [
    ("swift", "cycleTimeout: 0.25,"), ("typescript", "cycleTimeout: 250,"),
    ("kotlin", "cycleTimeoutMillis = 250,"),
  ])
  func thePauseOfALayoutIsInTheSourcesWithSessions(language: String, text: String) throws {
    let layout = Layout(
      id: "hasty", name: "급한", latinName: "Hasty", cycleTimeout: 250,
      rows: Layout.naratgeul.rows)
    let exporter = FormatRegistry.named(language)
    let sources = try exporter.artifacts(for: [LayoutMaps(layout)])
    #expect(sources.contains { String(decoding: $0.bytes, as: UTF8.self).contains(text) })
  }

  @Test func eightLanguagesHoldAllLayoutsAndOneHasAFileForEach() {
    let (whole, single) = (
      Self.sources.filter { Self.layouts(of: $0.path) == Layout.all },
      Self.sources.filter { Self.layouts(of: $0.path) != Layout.all }
    )
    #expect(Set(whole.map { $0.path.prefix { $0 != "/" } }).count == 8)
    #expect(Set(single.map(\.path)) == Set(Layout.all.map { "typescript/\($0.id).js" }))
  }

  /// Whether `texts` stand in `line` between quotes, one after the other.
  private static func line(_ line: Substring, says texts: [String]) -> Bool {
    var rest = line[...]
    for text in texts {
      guard let found = rest.range(of: "\"\(text)", options: .literal) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
