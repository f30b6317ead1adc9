import Formats
import Foundation
import TestSupport
import Testing

/// The errors of users' own templates.
@Suite struct TemplateErrorTests {
  private let templates = TemplateScratch()
  private let whole = TemplateScratch.whole

  private static let faults = table(
    #"""
    {{nobody}} {{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a:1 names {{nobody}}, which nothing fills outside
    {{header.license}}{{#layouts}}⏎{{#keys}}{{idd}}{{/keys}}{{/layouts}} ┃ mine/a:2 names {{idd}}, which nothing fills in {{#layouts}}, {{#keys}}
    {{header.license}} ┃ mine has no template that uses {{layouts}}
    {{> _missing }}{{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a:1 includes _missing, which is not
    {{> ../../key }}{{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a:1 includes ../../key, which is in no folder
    {{> a }} {{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a:1 includes a, and so itself
    {{#layouts}} {{header.license}} ┃ mine/a:1 ends within a section
    ⏎{{#layouts}}{{/header}} ┃ mine/a:2 closes a section that is not open
    {{header.license ┃ mine/a:1 has a tag that does not end
    {{upper(header.version)}} ┃ mine/a:1 calls upper in {{upper(header.version)}}; the functions are
    {{#first(keyz(layouts))}}{{/x}} ┃ mine/a:1 calls keyz in {{first(keyz(layouts))}}
    {{header.versoin}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a:1 names {{header.versoin}}, which nothing fills; header has command, formatVersion
    {{uppercased(header.versoin)}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a:1 names {{uppercased(header.versoin)}}
    {{header.license}}{{#layouts}}{{id.x}}{{/layouts}} ┃ mine/a:1 names {{id.x}}, which nothing
    {{header.license}}{{#layouts.id}}{{/layouts.id}} ┃ mine/a:1 names {{layouts.id}}, which
    {{header.license}}{{#layouts}}{{.id}}{{/layouts}} ┃ mine/a:1 names {{.id}}, which nothing
    {{header}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a fills in a group of values
    {{header.license}}{{#layouts}}{{{.}}}{{/layouts}} ┃ mine/a fills in a group of values
    {{header.license}}{{{layouts}}} ┃ mine/a:1 fills in {{layouts}}, a list; use
    {{#layouts}}{{keys}}{{/layouts}} ┃ mine/a:1 fills in {{keys}}, a list; use {{#keys}}
    {{=[ ]=}}[> a] ┃ mine/a:1 has a tag {{=…}}, of no use
    {{<a}}{{/a}} ┃ mine/a:1 has a tag {{<…}}, of no use
    {{$x}}{{/x}} ┃ mine/a:1 has a tag {{$…}}, of no use
    {{%CONTENT_TYPE:HTML}} ┃ mine/a:1 has a tag {{%…}}, of no use
    """#)

  @Test(arguments: faults) func whatCannotBeMadeIsNamed(fault: [String]) throws {
    try templates.put("a.mustache", fault[0])
    #expect(try templates.message().hasPrefix("template \(fault[1])"))
  }

  @Test(arguments: [
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
  func whatWouldBeTooMuchIsNamed(text: String, message: String) throws {
    try templates.put("a.mustache", text)
    #expect(try templates.message().hasPrefix("template \(message)"))
  }

  /// A circle, and a chain in which each file includes the next one so many times: a folder of a kilobyte makes 2³⁰
  /// bytes.
  @Test(arguments: [
    (2, 1, "_0", "and so itself, without end"), (30, 2, "", "makes more than 100000000 bytes"),
    (200, 1, "", "more than 64"),
  ])
  func inclusionsWithoutAnEndOrTooManyAreNamed(
    count: Int, times: Int, last: String, says: String
  ) throws {
    try templates.put("a.mustache", "{{> _0 }}" + whole)
    for step in 0..<count {
      try templates.put(
        "_\(step).mustache", String(repeating: "{{> _\(step + 1) }}", count: times))
    }
    try templates.put("_\(count).mustache", last.isEmpty ? "x" : "{{> \(last) }}")
    #expect(try templates.message().contains(says))
  }

  /// What a link leads to may lie anywhere, and a pipe is waited for.
  @Test(
    arguments: [
      ("mine/b.mustache", "outside/secret", "mine/b.mustache is a symbolic link"),
      ("mine/sub", "outside", "mine/sub is a symbolic link"),
      ("mine/n", "none", "mine/n is a symbolic link"),
      ("other", "mine", "other is a symbolic link"),
      ("mine/pipe", nil, "mine/pipe is a device, a pipe or a socket; remove it"),
    ] as [(String, String?, String)])
  func whatIsNoFileIsRefused(name: String, target: String?, says: String) throws {
    try templates.put("a.mustache", whole)
    let scratch = templates.scratch
    try scratch.put("outside/secret/x", Array(whole.utf8))
    if let target {
      try scratch.link(name, to: "\(scratch.path)/\(target)")
    } else {
      try #require(mkfifo("\(scratch.path)/\(name)", 0o644) == 0)
    }
    let error = try #require(throws: TemplateError.self) { try templates.exporter() }
    #expect(error.description.contains(says), "\(error)")
  }

  /// Their files would lie among those of the project's own formats, or be one of them.
  @Test(arguments: ["json", "trie", "JSON", "gzip", "json-full", "manifest.json"])
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
