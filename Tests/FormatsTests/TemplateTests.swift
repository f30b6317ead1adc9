import Artifacts
import Formats
import Foundation
import Layouts
import TestSupport
import Testing

/// Users' own templates: the files that they make.
@Suite struct TemplateTests {
  private let templates = TemplateScratch()
  private let whole = TemplateScratch.whole

  @Test func whatIsIncludedIsFilledInToo() throws {
    try templates.put("a.txt.mustache", "{{> _header }} {{> sub/layouts.txt }}")
    try templates.put("_header.mustache", "{{header.license}}")
    try templates.put("sub/layouts.txt", "{{#layouts}}{{id}},{{/layouts}}")
    let artifacts = try templates.exporter().artifacts(for: Made.maps)
    #expect(artifacts.map(\.path) == ["mine/a.txt"])
    #expect(
      String(decoding: artifacts[0].bytes, as: UTF8.self)
        == "MIT cheonjiin,naratgeul,sky,dubeolsik,danmoeum,")
    #expect(artifacts[0].name == .source(language: "mine", file: "a.txt"))
  }

  @Test(arguments: ["9223372036854775807 1", "1 9223372036854775807", "-50 1"])
  func aBudgetOfAnySize(budget: String) throws {
    try templates.put("a.mustache", whole)
    try templates.put("_budget", budget)
    let made = try templates.exporter().artifacts(for: Made.maps).first
    #expect(made?.budget.limit == (budget.hasPrefix("-") ? 0 : Budget.promise))
  }

  @Test func aTemplateNamedByTheIdMakesAFileForEachLayout() throws {
    try templates.put("a.txt.mustache", TemplateScratch.layouts)
    try templates.put("of/{{id}}.txt.mustache", "{{header.command}}: \(whole)")
    let artifacts = try templates.exporter().artifacts(for: Made.maps)
    #expect(
      artifacts.map(\.path) == ["mine/a.txt"] + Layout.all.map { "mine/of/\($0.id).txt" })
    for (artifact, maps) in zip(artifacts.dropFirst(), Made.maps) {
      let text = String(decoding: artifact.bytes, as: UTF8.self)
      #expect(text.contains("--layout \(maps.layout.id): "))
      for layout in Layout.all {
        #expect(text.contains("\(layout.id) \"") == (layout == maps.layout))
      }
    }
  }

  /// Tags within a comment are ignored.
  @Test func aFileMayBeIncludedTwiceAndACommentHoldTags() throws {
    try templates.put(
      "a.mustache", "{{! {{> nowhere {{= {{#x }}{{> _x }}{{> _x }}{{> _y }}" + whole)
    try templates.put("_x.mustache", "x")
    try templates.put("_y.mustache", "{{> _x }}")
    let artifact = try #require(try templates.exporter().artifacts(for: Made.maps).first)
    #expect(artifact.bytes.starts(with: Array("xxx".utf8)))
  }

  @Test(arguments: [
    ("rb", "\\\"\\u{23}{x} a*\\u{2f}"), ("java", "\\\"#{x} a*\\057"),
    ("go", "\\\"#{x} a*\\u002f"), ("php", "\\\"#{x} a*\\u{2f}"),
  ])
  func aNameIsEscapedAsTheEndingAsks(ending: String, written: String) throws {
    try templates.put(
      "a.\(ending).mustache", "{{#layouts}}<{{name}}>{{/layouts}}{{header.bytes}}" + whole)
    let layout = Layout(
      id: "mine", name: "\"#{x} a*/", latinName: "Mine", rows: Layout.naratgeul.rows)
    let artifact = try templates.exporter().artifacts(for: [LayoutMaps(layout)])[0]
    let text = String(decoding: artifact.bytes, as: UTF8.self)
    #expect(text.hasPrefix("<\(written)>"), "\(text.prefix(60))")
  }
}
