import Artifacts
import Formats
import Foundation
import Testing

/// Errors in templates that users write.
@Suite struct TemplateErrorTests {
  private let templates = TemplateScratch()
  private let whole = TemplateScratch.whole

  /// The content of a file, and the error that this content causes.
  private static let faults = table(
    #"""
    a.mustache ┃ {{nobody}} {{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 has {{nobody}}, which is not defined here; use example, header, layouts
    a.mustache ┃ {{header.license}}{{#layouts}}⏎{{#keys}}{{idd}}{{/keys}}{{/layouts}} ┃ mine/a.mustache:2 has {{idd}}, which is not defined here
    a.mustache ┃ {{> _missing }}{{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 includes _missing, which does not exist in this folder or beside it
    a.mustache ┃ {{> ../../mine/a.mustache }} ┃ mine/a.mustache:1 includes ../../mine/a.mustache, which does not exist
    a.mustache ┃ {{> a }} {{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 includes a recursively; remove the inclusion
    a.mustache ┃ {{#layouts}} {{header.license}} ┃ mine/a.mustache:1 starts the section {{#layouts}}, which does not end; add {{/layouts}}
    a.mustache ┃ ⏎{{#layouts}}⏎{{/header}} ┃ mine/a.mustache:3 has {{/header}}, but the section {{#layouts}} of line 2 is open
    a.mustache ┃ {{/header}} ┃ mine/a.mustache:1 has {{/header}}, but no section is open
    a.mustache ┃ {{header.license ┃ mine/a.mustache:1 has a tag that does not end
    a.mustache ┃ {{upper(header.version)}} ┃ mine/a.mustache:1 calls an unknown function in {{upper(header.version)}}: upper; use capitalized
    a.mustache ┃ {{#first(keyz(layouts))}}{{/first(keyz(layouts))}} ┃ mine/a.mustache:1 calls an unknown function in {{first(keyz(layouts))}}: keyz
    a.mustache ┃ {{header.versoin}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 has {{header.versoin}}, which is not defined in header; use command, copyright
    a.mustache ┃ {{uppercased(header.versoin)}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 has {{uppercased(header.versoin)}}, which is not defined in header
    a.mustache ┃ {{header.license}}{{#layouts}}{{id.x}}{{/layouts}} ┃ mine/a.mustache:1 has {{id.x}}, which is not defined
    a.mustache ┃ {{header.license}}{{#layouts}}{{.id}}{{/layouts}} ┃ mine/a.mustache:1 has {{.id}}, which is not defined
    a.mustache ┃ {{header}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 has {{header}}, which is not a text; use {{#header}}
    a.mustache ┃ {{header.license}}{{{layouts}}} ┃ mine/a.mustache:1 has an invalid tag {{{layouts}}; write a name, or a function
    a.mustache ┃ {{.}} ┃ mine/a.mustache:1 has {{.}}, which is not a text; name a member of it
    a.mustache ┃ {{ }} ┃ mine/a.mustache:1 has an invalid tag {{ }}; write a name, or a function of one, as in {{capitalized(id)}}
    a.mustache ┃ {{uppercased(layouts)}} ┃ mine/a.mustache:1 calls uppercased in {{uppercased(layouts)}}; it takes a text
    a.mustache ┃ {{plusone(package)}} ┃ mine/a.mustache:1 calls plusone in {{plusone(package)}}; it takes an integer
    a.mustache ┃ {{^last()}}{{/last()}} ┃ mine/a.mustache:1 calls last in {{last()}}; it must be within a list
    a.mustache ┃ {{uppercased(package}} ┃ mine/a.mustache:1 has an invalid tag {{uppercased(package}}; write a name, or a function
    _part.mustache ┃ {{> a }} ┃ mine/_part.mustache:1 includes a recursively; remove the inclusion
    a ┃ x ┃ and a plain file would both become mine/a; rename one
    _compiled/a ┃ x ┃ template mine/a.mustache and _compiled/a would both become mine/a; rename one
    {{name}}.go.mustache ┃ x ┃ has braces in its name; only templates can have them, as {{id}}
    {{id}}.go ┃ x ┃ has braces in its name
    _budget ┃  ┃ mine/_budget contains ""; write two integers: the byte limit
    _budget ┃ 1 2 3 ┃ mine/_budget contains "1 2 3"; write two
    _budget ┃ 99999999999999999999 1 ┃ mine/_budget contains "99999999999999999999 1"; write two
    _budget ┃ -5 1 ┃ mine/_budget contains "-5 1"; write two
    """#)

  @Test(arguments: faults) func reportsInvalidTemplates(fault: [String]) throws {
    try templates.put("_part.mustache", "")
    try templates.put("a.mustache", "{{> _part }}" + whole)
    try templates.put(fault[0], fault[1])
    let message = try templates.message()
    #expect(message.hasPrefix("template ") && message.contains(fault[2]), "\(message)")
  }

  /// Links are rejected, because the target of a link can be anywhere.
  @Test(arguments: ["mine/b.mustache", "mine/sub", "other"]) func rejectsLinks(name: String) throws {
    try templates.put("a.mustache", whole)
    try templates.scratch.link(name, to: "elsewhere")
    let error = try #require(throws: FileError.self) { try templates.format() }
    #expect(error.path == "\(templates.scratch.path)/\(name)" && error.code == ELOOP, "\(error)")
  }

  /// The files of such a format would be in the folder of a built-in format, or would replace the manifest.
  @Test(arguments: ["json", "trie", "JSON", "gzip", "json-full", "manifest.json"])
  func rejectsALanguageNamedLikeAFormat(name: String) throws {
    try templates.scratch.put("\(name)/sky.min.json.mustache", Array(whole.utf8))
    let error = try #require(throws: TemplateError.self) {
      try FormatRegistry.all(templates: templates.scratch.path)
    }
    #expect(error.path == name && error.description.contains("the name of a built-in format; rename it"))
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
    let unknown = "template mine/a.vb has an unknown extension; write one of unicode"
    #expect(try templates.message().hasPrefix(unknown))
    try templates.put("_escape", "quotes")
    let wrong = "template mine/_escape contains quotes; write one of unicode"
    #expect(try templates.message().hasPrefix(wrong))
    try templates.put("_escape", "octal\n")
    #expect(try templates.format().files(for: Made.maps).artifacts.map(\.path) == ["mine/a.vb"])
  }
}
