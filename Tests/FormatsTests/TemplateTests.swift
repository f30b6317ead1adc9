import Artifacts
import Formats
import Foundation
import Layouts
import TestSupport
import Testing
import Verification

/// Users' own templates: the files that they make, and the errors of invalid ones.
@Suite struct TemplateTests {
  private let scratch = Scratch()
  private static let layouts = "{{#layouts}}{{id}}{{/layouts}}"
  private let whole = "{{header.bytes}}{{#layouts}}{{id}} \"{{{trie}}}\"{{/layouts}}"

  @Test func whatIsIncludedIsFilledInToo() throws {
    try put("a.txt.mustache", "{{> _header }} {{> sub/layouts.txt }}")
    try put("_header.mustache", "{{header.license}}")
    try put("sub/layouts.txt", "{{#layouts}}{{id}},{{/layouts}}")
    let artifacts = try exporter().artifacts(for: Made.maps)
    #expect(artifacts.map(\.path) == ["mine/a.txt"])
    #expect(
      String(decoding: artifacts[0].bytes, as: UTF8.self)
        == "MIT cheonjiin,naratgeul,sky,dubeolsik,danmoeum,")
    #expect(artifacts[0].name == .source(language: "mine", file: "a.txt"))
  }

  /// What a link leads to may lie anywhere, and a pipe is waited for.
  @Test func whatIsNoFileIsRefused() throws {
    try put("a.mustache", whole)
    let outside = "\(scratch.path)/outside"
    try scratch.put("outside/secret", Array(whole.utf8))
    let folder = "\(scratch.path)/mine"
    for (name, target) in [("b.mustache", "\(outside)/secret"), ("sub", outside), ("n", "none")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: target)
      let error = try #require(throws: TemplateError.self) { try exporter() }
      #expect(error.description.contains("mine/\(name) is a symbolic link"), "\(error)")
      try scratch.remove("mine/\(name)")
    }
    try #require(mkfifo("\(folder)/pipe", 0o644) == 0)
    let error = try #require(throws: TemplateError.self) { try exporter() }
    #expect(error.description.contains("mine/pipe is a device, a pipe or a socket; remove it"))
  }

  @Test func aLanguageThatIsALinkIsRefused() throws {
    try put("a.mustache", whole)
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/other", withDestinationPath: "mine")
    let error = try #require(throws: TemplateError.self) {
      try FormatRegistry.all(templates: URL(fileURLWithPath: scratch.path))
    }
    #expect(error.description.contains("other is a symbolic link"))
  }

  /// Their files would lie among those of the project's own formats, or be one of them.
  @Test(arguments: ["json", "trie", "conformance", "JSON", "gzip", "json-full", "manifest.json"])
  func aLanguageWithTheNameOfAFormatIsRefused(name: String) throws {
    try scratch.put("\(name)/sky.min.json.mustache", Array(whole.utf8))
    let error = try #require(throws: TemplateError.self) {
      try FormatRegistry.all(templates: URL(fileURLWithPath: scratch.path))
    }
    #expect(error.path == name && error.description.contains("give it another name"))
  }

  @Test(arguments: ["9223372036854775807 1", "1 9223372036854775807", "-50 1"])
  func aBudgetOfAnySize(budget: String) throws {
    try put("a.mustache", whole)
    try put("_budget", budget)
    let made = try exporter().artifacts(for: Made.maps).first
    #expect(made?.budget.limit == (budget.hasPrefix("-") ? 0 : Budget.promise))
  }

  @Test func aTemplateNamedByTheIdMakesAFileForEachLayout() throws {
    try put("a.txt.mustache", Self.layouts)
    try put("of/{{id}}.txt.mustache", "{{header.command}}: \(whole)")
    let artifacts = try exporter().artifacts(for: Made.maps)
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

  @Test func aFileIncludedTwiceIsFine() throws {
    try put("a.mustache", "{{> _x }}{{> _x }}{{> _y }}" + whole)
    try put("_x.mustache", "x")
    try put("_y.mustache", "{{> _x }}")
    let artifact = try #require(try exporter().artifacts(for: Made.maps).first)
    #expect(artifact.bytes.starts(with: Array("xxx".utf8)))
  }

  @Test(arguments: [
    (
      "{{nobody}} {{header.bytes}}" + Self.layouts,
      "mine/a:1 names {{nobody}}, which nothing fills outside"
    ),
    (
      "{{header.bytes}}{{#layouts}}\n{{#keys}}{{idd}}{{/keys}}{{/layouts}}",
      "mine/a:2 names {{idd}}, which nothing fills in {{#layouts}}, {{#keys}}"
    ),
    ("{{header.bytes}}", "mine has no template that uses {{layouts}}"),
    ("{{> _missing }}{{header.bytes}}" + Self.layouts, "mine/a:1 includes _missing, which is not"),
    ("{{> a }} {{header.bytes}}" + Self.layouts, "mine/a:1 includes a, and so itself"),
    ("{{#layouts}} {{header.bytes}}", "mine/a:1 ends within a section"),
    ("\n{{#layouts}}{{/header}}", "mine/a:2 closes a section that is not open"),
    ("{{header.bytes", "mine/a:1 has a tag that does not end"),
    (
      "{{upper(header.version)}}",
      "mine/a:1 calls upper in {{upper(header.version)}}; the functions are"
    ),
    ("{{#first(keyz(layouts))}}{{/x}}", "mine/a:1 calls keyz in {{first(keyz(layouts))}}"),
    (
      "{{header.versoin}}" + Self.layouts,
      "mine/a:1 names {{header.versoin}}, which nothing fills; header has bytes, checksum"
    ),
    (
      "{{uppercased(header.versoin)}}" + Self.layouts,
      "mine/a:1 names {{uppercased(header.versoin)}}"
    ),
    ("{{header.bytes}}{{#layouts}}{{id.x}}{{/layouts}}", "mine/a:1 names {{id.x}}, which nothing"),
    ("{{header.bytes}}{{#layouts.id}}{{/layouts.id}}", "mine/a:1 names {{layouts.id}}, which"),
    ("{{header.bytes}}{{#layouts}}{{.id}}{{/layouts}}", "mine/a:1 names {{.id}}, which nothing"),
    ("{{header}}" + Self.layouts, "mine/a fills in a group of values"),
    ("{{header.bytes}}{{#layouts}}{{{.}}}{{/layouts}}", "mine/a fills in a group of values"),
    ("{{header.bytes}}{{{layouts}}}", "mine/a:1 fills in {{layouts}}, a list; use"),
    ("{{#layouts}}{{keys}}{{/layouts}}", "mine/a:1 fills in {{keys}}, a list; use {{#keys}}"),
    ("{{=[ ]=}}[> a]", "mine/a:1 has a tag {{=…}}, of no use"),
    ("{{<a}}{{/a}}", "mine/a:1 has a tag {{<…}}, of no use"),
    ("{{$x}}{{/x}}", "mine/a:1 has a tag {{$…}}, of no use"),
    ("{{%CONTENT_TYPE:HTML}}", "mine/a:1 has a tag {{%…}}, of no use"),
    (
      String(repeating: "{{#header}}", count: 65) + String(repeating: "{{/header}}", count: 65),
      "mine/a:1 nests more than 64 sections"
    ),
    (String(repeating: "{{#header}}", count: 20_000), "mine/a:1 nests more than 64 sections"),
    (
      String(repeating: "{{#keys}}", count: 9) + String(repeating: "{{/keys}}", count: 9),
      "mine/a:1 makes more than 100000000 bytes"
    ),
  ])
  func whatCannotBeMadeIsNamed(text: String, message: String) throws {
    try put("a.mustache", text)
    let error = try #require(throws: TemplateError.self) {
      try exporter().artifacts(for: Made.maps)
    }
    #expect(error.description.hasPrefix("template \(message)"))
  }

  @Test func aCircleOfInclusionsIsNamed() throws {
    try put("a.mustache", "{{> _b }}" + whole)
    try put("_b.mustache", "{{> _c }}")
    try put("_c.mustache", "{{> _b }}")
    let error = try #require(throws: TemplateError.self) {
      try exporter().artifacts(for: Made.maps)
    }
    #expect(error.description.contains("and so itself, without end"))
  }

  /// Each file includes the next one twice, so that a folder of a kilobyte makes 2³⁰ bytes.
  @Test func inclusionsThatMakeTooMuchAreNamed() throws {
    try put("a.mustache", "{{> _0 }}" + whole)
    for step in 0..<30 { try put("_\(step).mustache", "{{> _\(step + 1) }}{{> _\(step + 1) }}") }
    try put("_30.mustache", "x")
    let error = try #require(throws: TemplateError.self) {
      try exporter().artifacts(for: Made.maps)
    }
    #expect(error.description.contains("makes more than 100000000 bytes"))
  }

  @Test func aLongChainOfInclusionsIsNamed() throws {
    try put("a.mustache", "{{> _0 }}" + whole)
    for step in 0..<1000 { try put("_\(step).mustache", "{{> _\(step + 1) }}") }
    try put("_1000.mustache", "x")
    let error = try #require(throws: TemplateError.self) {
      try exporter().artifacts(for: Made.maps)
    }
    #expect(error.description.contains("more than 64"))
  }

  /// Tags within a comment are ignored.
  @Test func aCommentMayHoldTags() throws {
    try put("a.mustache", "{{! {{> nowhere {{= {{#x }}" + whole)
    #expect(try exporter().artifacts(for: Made.maps).count == 1)
  }

  @Test func aFolderThatMakesNothingIsNamed() throws {
    try put("_only.mustache", "included by nobody")
    #expect(throws: TemplateError.self) { try exporter() }
    let empty = Scratch()
    let error = try #require(throws: TemplateError.self) {
      try FormatRegistry.all(templates: URL(fileURLWithPath: empty.path))
    }
    #expect(error.description.contains(empty.path))
  }

  @Test(arguments: [
    ("rb", "\\\"\\u{23}{x} a*\\u{2f}"), ("java", "\\\"#{x} a*\\057"),
    ("go", "\\\"#{x} a*\\u002f"), ("php", "\\\"#{x} a*\\u{2f}"),
  ])
  func aNameIsEscapedAsTheEndingAsks(ending: String, written: String) throws {
    try put("a.\(ending).mustache", "{{#layouts}}<{{name}}>{{/layouts}}{{header.bytes}}" + whole)
    let layout = Layout(
      id: "mine", name: "\"#{x} a*/", latinName: "Mine", rows: Layout.naratgeul.rows)
    let artifact = try exporter().artifacts(for: [LayoutMaps(layout)])[0]
    let text = String(decoding: artifact.bytes, as: UTF8.self)
    #expect(text.hasPrefix("<\(written)>"), "\(text.prefix(60))")
  }

  @Test func anEndingThatIsNotKnownIsAskedFor() throws {
    try put("a.vb.mustache", whole)
    #expect(try message().hasPrefix("template mine/a.vb has an ending for which no way to escape"))
    try put("_escape", "quotes")
    #expect(
      try message().hasPrefix("template mine/_escape says quotes; the ways to escape are unicode"))
    try put("_escape", "octal\n")
    #expect(try exporter().artifacts(for: Made.maps).map(\.path) == ["mine/a.vb"])
  }

  private func message() throws -> String {
    let error = try #require(throws: TemplateError.self) {
      try exporter().artifacts(for: Made.maps)
    }
    return error.description
  }

  @Test func anotherTrieInTheSourceIsFound() throws {
    try put("a.mustache", whole)
    let artifact = try exporter().artifacts(for: Made.maps)[0]
    var bytes = artifact.bytes
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "H")))
    bytes[place + 30] ^= 1
    let proof = FilesProof(Made.maps.map(\.full))
    try proof.run([(artifact.name, artifact.bytes)])
    #expect(throws: VerificationFailure.self) { try proof.run([(artifact.name, bytes)]) }
  }

  private func put(_ name: String, _ text: String) throws {
    try scratch.put("mine/\(name)", Array(text.utf8))
  }

  /// The format of the folder `mine`, which comes after the project's data.
  private func exporter() throws -> any Exporter {
    let formats = try FormatRegistry.all(templates: URL(fileURLWithPath: scratch.path))
    return try #require(formats.last { $0.name == "mine" })
  }
}
