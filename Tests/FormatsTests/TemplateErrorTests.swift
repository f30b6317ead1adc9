import Formats
import Foundation
import TestSupport
import Testing

/// The errors of users' own templates.
@Suite struct TemplateErrorTests {
  private let templates = TemplateScratch()
  private let whole = TemplateScratch.whole

  @Test(arguments: [
    (
      "{{nobody}} {{header.bytes}}" + TemplateScratch.layouts,
      "mine/a:1 names {{nobody}}, which nothing fills outside"
    ),
    (
      "{{header.bytes}}{{#layouts}}\n{{#keys}}{{idd}}{{/keys}}{{/layouts}}",
      "mine/a:2 names {{idd}}, which nothing fills in {{#layouts}}, {{#keys}}"
    ),
    ("{{header.bytes}}", "mine has no template that uses {{layouts}}"),
    (
      "{{> _missing }}{{header.bytes}}" + TemplateScratch.layouts,
      "mine/a:1 includes _missing, which is not"
    ),
    ("{{> a }} {{header.bytes}}" + TemplateScratch.layouts, "mine/a:1 includes a, and so itself"),
    ("{{#layouts}} {{header.bytes}}", "mine/a:1 ends within a section"),
    ("\n{{#layouts}}{{/header}}", "mine/a:2 closes a section that is not open"),
    ("{{header.bytes", "mine/a:1 has a tag that does not end"),
    (
      "{{upper(header.version)}}",
      "mine/a:1 calls upper in {{upper(header.version)}}; the functions are"
    ),
    ("{{#first(keyz(layouts))}}{{/x}}", "mine/a:1 calls keyz in {{first(keyz(layouts))}}"),
    (
      "{{header.versoin}}" + TemplateScratch.layouts,
      "mine/a:1 names {{header.versoin}}, which nothing fills; header has bytes, checksum"
    ),
    (
      "{{uppercased(header.versoin)}}" + TemplateScratch.layouts,
      "mine/a:1 names {{uppercased(header.versoin)}}"
    ),
    ("{{header.bytes}}{{#layouts}}{{id.x}}{{/layouts}}", "mine/a:1 names {{id.x}}, which nothing"),
    ("{{header.bytes}}{{#layouts.id}}{{/layouts.id}}", "mine/a:1 names {{layouts.id}}, which"),
    ("{{header.bytes}}{{#layouts}}{{.id}}{{/layouts}}", "mine/a:1 names {{.id}}, which nothing"),
    ("{{header}}" + TemplateScratch.layouts, "mine/a fills in a group of values"),
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
    try templates.put("a.mustache", text)
    #expect(try templates.message().hasPrefix("template \(message)"))
  }

  @Test func aCircleOfInclusionsIsNamed() throws {
    try templates.put("a.mustache", "{{> _b }}" + whole)
    try templates.put("_b.mustache", "{{> _c }}")
    try templates.put("_c.mustache", "{{> _b }}")
    #expect(try templates.message().contains("and so itself, without end"))
  }

  /// Each file includes the next one twice, so that a folder of a kilobyte makes 2³⁰ bytes.
  @Test func inclusionsThatMakeTooMuchAreNamed() throws {
    try templates.put("a.mustache", "{{> _0 }}" + whole)
    for step in 0..<30 {
      try templates.put("_\(step).mustache", "{{> _\(step + 1) }}{{> _\(step + 1) }}")
    }
    try templates.put("_30.mustache", "x")
    #expect(try templates.message().contains("makes more than 100000000 bytes"))
  }

  @Test func aLongChainOfInclusionsIsNamed() throws {
    try templates.put("a.mustache", "{{> _0 }}" + whole)
    for step in 0..<1000 { try templates.put("_\(step).mustache", "{{> _\(step + 1) }}") }
    try templates.put("_1000.mustache", "x")
    #expect(try templates.message().contains("more than 64"))
  }

  /// What a link leads to may lie anywhere, and a pipe is waited for.
  @Test func whatIsNoFileIsRefused() throws {
    try templates.put("a.mustache", whole)
    let outside = "\(templates.scratch.path)/outside"
    try templates.scratch.put("outside/secret", Array(whole.utf8))
    let folder = "\(templates.scratch.path)/mine"
    for (name, target) in [("b.mustache", "\(outside)/secret"), ("sub", outside), ("n", "none")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: target)
      let error = try #require(throws: TemplateError.self) { try templates.exporter() }
      #expect(error.description.contains("mine/\(name) is a symbolic link"), "\(error)")
      try templates.scratch.remove("mine/\(name)")
    }
    try #require(mkfifo("\(folder)/pipe", 0o644) == 0)
    let error = try #require(throws: TemplateError.self) { try templates.exporter() }
    #expect(error.description.contains("mine/pipe is a device, a pipe or a socket; remove it"))
  }

  @Test func aLanguageThatIsALinkIsRefused() throws {
    try templates.put("a.mustache", whole)
    try FileManager.default.createSymbolicLink(
      atPath: "\(templates.scratch.path)/other", withDestinationPath: "mine")
    let error = try #require(throws: TemplateError.self) {
      try FormatRegistry.all(templates: templates.url)
    }
    #expect(error.description.contains("other is a symbolic link"))
  }

  /// Their files would lie among those of the project's own formats, or be one of them.
  @Test(arguments: ["json", "trie", "conformance", "JSON", "gzip", "json-full", "manifest.json"])
  func aLanguageWithTheNameOfAFormatIsRefused(name: String) throws {
    try templates.scratch.put("\(name)/sky.min.json.mustache", Array(whole.utf8))
    let error = try #require(throws: TemplateError.self) {
      try FormatRegistry.all(templates: templates.url)
    }
    #expect(error.path == name && error.description.contains("give it another name"))
  }

  @Test func aFolderThatMakesNothingIsNamed() throws {
    try templates.put("_only.mustache", "included by nobody")
    #expect(throws: TemplateError.self) { try templates.exporter() }
    let empty = Scratch()
    let error = try #require(throws: TemplateError.self) {
      try FormatRegistry.all(templates: URL(fileURLWithPath: empty.path))
    }
    #expect(error.description.contains(empty.path))
  }

  @Test func anEndingThatIsNotKnownIsAskedFor() throws {
    try templates.put("a.vb.mustache", whole)
    #expect(
      try templates.message().hasPrefix(
        "template mine/a.vb has an ending for which no way to escape"))
    try templates.put("_escape", "quotes")
    #expect(
      try templates.message().hasPrefix(
        "template mine/_escape says quotes; the ways to escape are unicode"))
    try templates.put("_escape", "octal\n")
    #expect(try templates.exporter().artifacts(for: Made.maps).map(\.path) == ["mine/a.vb"])
  }
}
