import Artifacts
import Formats
import Foundation
import Testing

/// Errors in users' own templates.
@Suite struct TemplateErrorTests {
  private let templates = TemplateScratch()
  private let whole = TemplateScratch.whole

  /// The content of a file, and the error that it causes.
  private static let faults = table(
    #"""
    a.mustache ┃ {{nobody}} {{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 names {{nobody}}, which nothing fills there; there are example, header, layouts
    a.mustache ┃ {{header.license}}{{#layouts}}⏎{{#keys}}{{idd}}{{/keys}}{{/layouts}} ┃ mine/a.mustache:2 names {{idd}}, which nothing fills there
    a.mustache ┃ {{> _missing }}{{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 includes _missing, which is no file of this folder or of those beside it
    a.mustache ┃ {{> ../../mine/a.mustache }} ┃ mine/a.mustache:1 includes ../../mine/a.mustache, which is no file of
    a.mustache ┃ {{> a }} {{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 includes a without end; take the inclusion out
    a.mustache ┃ {{#layouts}} {{header.license}} ┃ mine/a.mustache:1 begins the section {{#layouts}}, which does not end
    a.mustache ┃ ⏎{{#layouts}}⏎{{/header}} ┃ mine/a.mustache:3 closes {{/header}} where section {{#layouts}} of line 2 is open
    a.mustache ┃ {{/header}} ┃ mine/a.mustache:1 closes {{/header}} where no section is open
    a.mustache ┃ {{header.license ┃ mine/a.mustache:1 has a tag that does not end
    a.mustache ┃ {{upper(header.version)}} ┃ mine/a.mustache:1 calls upper in {{upper(header.version)}}; the functions are
    a.mustache ┃ {{#first(keyz(layouts))}}{{/first(keyz(layouts))}} ┃ mine/a.mustache:1 calls keyz in {{first(keyz(layouts))}}
    a.mustache ┃ {{header.versoin}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 names {{header.versoin}}, which nothing fills there; header has command, copyright
    a.mustache ┃ {{uppercased(header.versoin)}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 names {{uppercased(header.versoin)}}
    a.mustache ┃ {{header.license}}{{#layouts}}{{id.x}}{{/layouts}} ┃ mine/a.mustache:1 names {{id.x}}, which nothing
    a.mustache ┃ {{header.license}}{{#layouts}}{{.id}}{{/layouts}} ┃ mine/a.mustache:1 names {{.id}}, which nothing
    a.mustache ┃ {{header}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 fills in {{header}}, which is not a text; use {{#header}}
    a.mustache ┃ {{header.license}}{{{layouts}}} ┃ mine/a.mustache:1 has {{{layouts}}; write a name, or a function
    a.mustache ┃ {{.}} ┃ mine/a.mustache:1 fills in {{.}}, which is not a text; name a member of it
    a.mustache ┃ {{ }} ┃ mine/a.mustache:1 has {{ }}; write a name, or a function of one, as in {{capitalized(id)}}
    a.mustache ┃ {{uppercased(layouts)}} ┃ mine/a.mustache:1 calls uppercased in {{uppercased(layouts)}}; it takes a text
    a.mustache ┃ {{plusone(package)}} ┃ mine/a.mustache:1 calls plusone in {{plusone(package)}}; it takes a whole number
    a.mustache ┃ {{^last()}}{{/last()}} ┃ mine/a.mustache:1 calls last in {{last()}}; it stands within a list
    a.mustache ┃ {{uppercased(package}} ┃ mine/a.mustache:1 has {{uppercased(package}}; write a name, or a function
    _part.mustache ┃ {{> a }} ┃ mine/_part.mustache:1 includes a without end; take the inclusion out
    a ┃ x ┃ stands beside a plain file: two files would be mine/a; rename one
    _compiled/a ┃ x ┃ template mine/a.mustache stands beside _compiled/a: two files would be mine/a; rename one
    {{name}}.go.mustache ┃ x ┃ has braces in its name; templates alone may have them, as {{id}}
    {{id}}.go ┃ x ┃ has braces in its name
    _budget ┃  ┃ mine/_budget says ""; write two whole numbers: the most bytes
    _budget ┃ 1 2 3 ┃ mine/_budget says "1 2 3"; write two
    _budget ┃ 99999999999999999999 1 ┃ mine/_budget says "99999999999999999999 1"; write two
    _budget ┃ -5 1 ┃ mine/_budget says "-5 1"; write two
    """#)

  @Test(arguments: faults) func reportsInvalidTemplates(fault: [String]) throws {
    try templates.put("_part.mustache", "")
    try templates.put("a.mustache", "{{> _part }}" + whole)
    try templates.put(fault[0], fault[1])
    let message = try templates.message()
    #expect(message.hasPrefix("template ") && message.contains(fault[2]), "\(message)")
  }

  /// The target of a link can be anywhere.
  @Test(arguments: ["mine/b.mustache", "mine/sub", "other"]) func rejectsLinks(name: String) throws {
    try templates.put("a.mustache", whole)
    try templates.scratch.link(name, to: "elsewhere")
    let error = try #require(throws: FileError.self) { try templates.format() }
    #expect(error.path == "\(templates.scratch.path)/\(name)" && error.code == ELOOP, "\(error)")
  }

  /// Their files would be in a folder of the project's own formats, or replace the manifest.
  @Test(arguments: ["json", "trie", "JSON", "gzip", "json-full", "manifest.json"])
  func rejectsALanguageNamedLikeAFormat(name: String) throws {
    try templates.scratch.put("\(name)/sky.min.json.mustache", Array(whole.utf8))
    let error = try #require(throws: TemplateError.self) {
      try FormatRegistry.all(templates: templates.scratch.path)
    }
    #expect(error.path == name && error.description.contains("give it another name"))
  }

  @Test func rejectsAFolderWithoutOutput() throws {
    let empty = Scratch()
    try templates.put("_only.mustache", "included by nobody")
    for path in [templates.scratch.path, empty.path] {
      #expect(throws: TemplateError.self) { try FormatRegistry.all(templates: path) }
    }
  }

  @Test func anUnknownExtensionNeedsAnEscape() throws {
    try templates.put("a.vb.mustache", whole)
    let unknown = "template mine/a.vb has an ending for which no way to escape"
    #expect(try templates.message().hasPrefix(unknown))
    try templates.put("_escape", "quotes")
    let wrong = "template mine/_escape says quotes; the ways to escape are unicode"
    #expect(try templates.message().hasPrefix(wrong))
    try templates.put("_escape", "octal\n")
    #expect(try templates.format().files(for: Made.maps).artifacts.map(\.path) == ["mine/a.vb"])
  }
}
