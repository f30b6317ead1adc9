import Artifacts
import Keyboards
import Layouts
import Maps
import Testing

@testable import Formats

/// The output of templates that users write.
@Suite struct TemplateTests {
  private let templates = TemplateScratch()
  private let whole = TemplateScratch.whole

  /// Layouts and keyboards that a user defines do not count towards the limit that keeps the run-time small.
  @Test func budgetsCoverOnlyTheProjectsLayouts() throws {
    try templates.put("a.mustache", whole)
    try templates.put("_budget", "10000 1")
    let own = Keyboard(id: "mine", layout: .sky, pages: Keyboard.korean(.sky).pages)
    let made = [(Layout.sky, [], 10_001), (.sky, [own], Budget.promise), (.sky.with(id: "mine"), [], Budget.promise)]
    for (layout, keyboards, limit) in made {
      let maps = LayoutMaps(layout, keyboards: keyboards)
      #expect(try templates.format().files(for: [maps]).artifacts[0].limit == limit)
    }
  }

  /// In some sources, the keyboard of the layout sky is called skyKeyboard, so no layout can have this name.
  @Test func layoutsAndKeyboardsShareANamespace() {
    var names = Identifiers(reserved: ["class", "keyboards"])
    let ids = ["sky", "sky-keyboard", "mine-keyboard", "mine", "class", "keyboards", "two-set"]
    #expect(
      ids.map { names.identifier(for: $0) } == [
        "sky", "skyKeyboardLayout", "mineKeyboard", "mineLayout", "classLayout", "keyboardsLayout", "twoSet",
      ])
    // The names for the other ids are taken already. For the last id, two names are taken.
    let more = ["mine-layout", "two-set-keyboard", "sky-keyboard-layout", "class-layout", "class-layout2", "class"]
    #expect(
      more.map { names.identifier(for: $0) } == [
        "mineLayoutLayout", "twoSetKeyboardLayout", "skyKeyboardLayoutLayout", "classLayoutLayout", "classLayout2",
        "classLayout3",
      ])
  }

  private static let mine = Layout.cheonjiin.with(id: "mine")

  /// The command in a header generates the same source again, whichever options were used before.
  @Test(arguments: [
    (Layout.all, ""), (Layout.all.map { $0.hasDots ? $0.styles[1] : $0 }, " --dot-style compatibility"),
    (Layout.all.reversed(), Layout.all.reversed().map { " --layout \($0.id)" }.joined()),
    ([.sky, mine], " --layout sky --layout-file mine.json"),
    ([mine.styles[1]], " --layout-file mine.json --dot-style compatibility"),
    ([mine.styles[1], .cheonjiin], " --layout cheonjiin --layout-file mine.json"),
  ])
  func headersContainTheCommand(layouts: [Layout], options: String) throws {
    try templates.put("a.txt.mustache", "{{header.command}}!" + whole)
    let artifact = try templates.format().files(for: layouts.map { LayoutMaps($0) }).artifacts[0]
    #expect(String(decoding: artifact.bytes, as: UTF8.self).contains("\(options)!"))
  }

  /// Inclusions in a file are resolved in the folder of that file, whether or not they are written with a folder.
  @Test func resolvesInclusionsInTheFolderOfTheFile() throws {
    try templates.put("a.mustache", "{{> ../_other/p }}" + whole)
    try templates.put("_q.mustache", "mine,")
    try templates.scratch.put("_other/p.mustache", Array("{{>q}}{{> q }}{{> ../mine/_q }}".utf8))
    try templates.scratch.put("_other/q.mustache", Array("other,".utf8))
    let artifact = try #require(try templates.format().files(for: Made.maps).artifacts.first)
    #expect(artifact.bytes.starts(with: Array("other,other,mine,MIT".utf8)))
  }

  /// Copied files start with the license, except JSON files, because JSON has no comments.
  @Test func copiesStartWithTheLicense() throws {
    try templates.put("_licence", "// MIT\n")
    try templates.put("a.mustache", whole)
    for file in ["b.js", "b.json", "b.map"] { try templates.put(file, "{}") }
    let artifacts = try templates.format().files(for: Made.maps).artifacts.dropFirst()
    #expect(artifacts.map { String(decoding: $0.bytes, as: UTF8.self) } == ["// MIT\n{}", "{}", "{}"])
  }

  /// Files in `_compiled` are copied to the same folder as the other output. The same rules apply to them.
  @Test func copiesCompiledFiles() throws {
    try templates.put("a.mustache", "{{> _compiled/_part }}" + whole)
    try templates.put("_compiled/_part", "part,")
    try templates.put("_compiled/sub/b", "b")
    try templates.put("_compiled/{{id}}.txt.mustache", whole)
    let artifacts = try templates.format().files(for: Made.maps).artifacts
    let paths = Made.maps.map { "mine/\($0.layout.id).txt" } + ["mine/a", "mine/sub/b"]
    #expect(artifacts.map(\.path) == paths)
    #expect(artifacts[artifacts.count - 2].bytes.starts(with: Array("part,".utf8)))
  }

  /// A nested line section becomes a part of the outer line. Other indents and spaces do not change.
  @Test func joinsALineSectionIntoOneLine() throws {
    let rows = "{{#layouts}}\n    [{{id}}\n      , {{#line}}\n  x  y\n{{/line}}\n    ],\n{{/layouts}}"
    try templates.put("a.mustache", "  {{#line}}\n\(rows)\n  {{/line}};\n" + whole)
    let artifact = try #require(try templates.format().files(for: Made.maps).artifacts.first)
    #expect(artifact.bytes.starts(with: Array("  [naratgeul, x  y],[sky, x  y],;\n".utf8)))
  }

  /// If an inclusion is alone in its line, all included lines get the indent of that line.
  @Test func indentsIncludedFiles() throws {
    try templates.put("a.mustache", "{{#layouts}}\n  {{> _part }}\n{{/layouts}}\n" + whole)
    try templates.put("_part.mustache", "{{id}}\n  - x\n")
    let artifact = try #require(try templates.format().files(for: Made.maps).artifacts.first)
    #expect(artifact.bytes.starts(with: Array("  naratgeul\n    - x\n  sky\n    - x\n".utf8)))
  }

  @Test(arguments: [
    ("swift", "\\\"#{x} a*\\u{2f}"), ("c", "\\\"#{x} a*\\057"), ("lua", "\\\"#{x} a*\\047"),
    ("go", "\\\"#{x} a*\\u002f"), ("svg", "&#34;#{x} a*&#47;"),
  ])
  func escapesNamesByTheExtension(ending: String, written: String) throws {
    try templates.put("a.\(ending).mustache", "{{#layouts}}<{{name}}>{{/layouts}}{{header.license}}" + whole)
    let layout = Layout(id: "mine", name: "\"#{x} a*/", latinName: "Mine", keys: Layout.naratgeul.keys)
    let artifact = try templates.format().files(for: [LayoutMaps(layout)]).artifacts[0]
    let text = String(decoding: artifact.bytes, as: UTF8.self)
    #expect(text.hasPrefix("<\(written)>"), "\(text.prefix(60))")
  }
}
