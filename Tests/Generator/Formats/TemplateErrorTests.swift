import Files
import Formats
import Foundation
import Testing

/// The errors of users' own templates.
@Suite struct TemplateErrorTests {
  private let templates = TemplateScratch()
  private let whole = TemplateScratch.whole

  private static let faults = table(
    #"""
    {{nobody}} {{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 names {{nobody}}, which nothing fills there; there are example, header, layouts
    {{header.license}}{{#layouts}}⏎{{#keys}}{{idd}}{{/keys}}{{/layouts}} ┃ mine/a.mustache:2 names {{idd}}, which nothing fills there
    {{> _missing }}{{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 includes _missing, which is no file of this folder or of those beside it
    {{> ../../mine/a.mustache }} ┃ mine/a.mustache:1 includes ../../mine/a.mustache, which is no file of
    {{> a }} {{header.license}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 includes a, and so itself
    {{#layouts}} {{header.license}} ┃ mine/a.mustache:1 begins the section {{#layouts}}, which does not end
    ⏎{{#layouts}}⏎{{/header}} ┃ mine/a.mustache:3 closes {{/header}} where section {{#layouts}} of line 2 is open
    {{/header}} ┃ mine/a.mustache:1 closes {{/header}} where no section is open
    {{header.license ┃ mine/a.mustache:1 has a tag that does not end
    {{upper(header.version)}} ┃ mine/a.mustache:1 calls upper in {{upper(header.version)}}; the functions are
    {{#first(keyz(layouts))}}{{/first(keyz(layouts))}} ┃ mine/a.mustache:1 calls keyz in {{first(keyz(layouts))}}
    {{header.versoin}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 names {{header.versoin}}, which nothing fills there; header has command, copyright
    {{uppercased(header.versoin)}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 names {{uppercased(header.versoin)}}
    {{header.license}}{{#layouts}}{{id.x}}{{/layouts}} ┃ mine/a.mustache:1 names {{id.x}}, which nothing
    {{header.license}}{{#layouts.id}}{{/layouts.id}} ┃ mine/a.mustache:1 names {{layouts.id}}, which
    {{header.license}}{{#layouts}}{{.id}}{{/layouts}} ┃ mine/a.mustache:1 names {{.id}}, which nothing
    {{header}}{{#layouts}}{{id}}{{/layouts}} ┃ mine/a.mustache:1 fills in {{header}}, which is not a text; use {{#header}}
    {{header.license}}{{{layouts}}} ┃ mine/a.mustache:1 names {{{layouts}}, which nothing fills there
    {{#layouts}}{{keys}}{{/layouts}} ┃ mine/a.mustache:1 fills in {{keys}}, which is not a text; use {{#keys}}
    {{.}} ┃ mine/a.mustache:1 fills in {{.}}, which is not a text; name a member of it
    {{ }} ┃ mine/a.mustache:1 has {{ }}, which names nothing
    {{uppercased(layouts)}} ┃ mine/a.mustache:1 calls uppercased in {{uppercased(layouts)}}; it takes a text
    {{plusone(package)}} ┃ mine/a.mustache:1 calls plusone in {{plusone(package)}}; it takes a whole number
    {{^last()}}{{/last()}} ┃ mine/a.mustache:1 calls last in {{last()}}; it stands within a list
    {{#layouts}}{{#keys}}{{^last(layouts)}}, {{/last(layouts)}}{{/keys}}{{/layouts}} ┃ mine/a.mustache:1 has {{last(layouts)}}; last is about the innermost list: write last()
    {{uppercased(package}} ┃ mine/a.mustache:1 has {{uppercased(package}}; give each ( one ) at the end
    {{uppercased(package))}} ┃ mine/a.mustache:1 has {{uppercased(package))}}; give each ( one ) at the end
    """#)

  @Test(arguments: faults) func whatCannotBeMadeIsNamed(fault: [String]) throws {
    try templates.put("a.mustache", fault[0])
    #expect(try templates.message().hasPrefix("template \(fault[1])"))
  }

  /// What would end with a stack that overflows, or never.
  @Test(arguments: [
    (String(repeating: "{{#header}}", count: 3_000), "a.mustache:1 begins {{#header}}; sections nest 64 deep"),
    ("{{> _0 }}", "_62.mustache:1 includes _63 within 64 files and sections, the most"),
    (
      String(repeating: "{{#layouts}}{{#keys}}", count: 6) + String(repeating: "{{/keys}}{{/layouts}}", count: 6),
      "a.mustache fills in more than 1000000 bytes and tags; see what repeats itself"
    ),
  ])
  func whatWouldGoOnIsStopped(template: String, says: String) throws {
    try templates.put("a.mustache", template)
    for number in 0..<70 {
      try templates.put("_\(number).mustache", "{{> _\(number + 1) }}")
    }
    try templates.put("_70", "")
    #expect(try templates.message().hasPrefix("template mine/\(says)"))
  }

  private func expectFilesOrOneLine() {
    do {
      _ = try templates.format().files(for: Made.maps).artifacts
    } catch {
      #expect(error is TemplateError && !"\(error)".contains("\n"), "\(error)")
    }
  }

  /// Whatever else Mustache knows, and what is half of a tag.
  @Test(arguments: [
    "{{", "}}", "{{{", "}}}", "{{}}", "{{=<% %>=}}", "{{=[ ]=}}[> _x]", "{{%CONTENT_TYPE:HTML}}",
    "{{!", "{{!}}", "{{&id}}", "{{#line}}{{#line}}x{{/line}}{{/line}}", "\u{2}", "\u{2}\u{3}",
    "{{.}}", "{{..}}", "{{#.}}", "{{$id}}", "{{^id}}{{/id}}", "{{<_x}}{{/_x}}", "{{>}}",
    "{{> ../ }}", "{{> / }}",
    "\0", "\u{FEFF}", "\r", "\u{2028}", "😀",
  ])
  func aTagIsFilledInOrRefusedInOneLine(tag: String) throws {
    try templates.put("_x.mustache", "x")
    let (open, closed) = ("{{#header}}", "{{/header}}")
    let deep = String(repeating: open, count: 70) + tag + String(repeating: closed, count: 70)
    for text in [tag + whole, whole + tag, "{{#layouts}}\(tag){{/layouts}}\(whole)", deep + whole] {
      try templates.put("a.mustache", text)
      expectFilesOrOneLine()
    }
  }

  @Test(arguments: [
    (".mustache", ""), ("_.mustache", ""), (" .mustache", "x"), ("a\nb.mustache", "x"),
    ("가.mustache", "x"),
    ("_reserved", ""), ("_licence", ""), ("_apart", "\0"),
  ])
  func aFileIsTakenOrRefusedInOneLine(name: String, text: String) throws {
    try templates.put("a.mustache", whole)
    try templates.put(name, text)
    expectFilesOrOneLine()
  }

  /// A chain of files in which the last includes the first.
  @Test func aCircleIsNamed() throws {
    try templates.put("a.mustache", "{{> _0 }}" + whole)
    for number in 0..<3 { try templates.put("_\(number).mustache", "{{> _\((number + 1) % 3) }}") }
    #expect(try templates.message().contains("and so itself, without end"))
  }

  /// What a link leads to may lie anywhere, and a pipe is waited for.
  @Test(
    arguments: [
      ("mine/b.mustache", "outside/secret", "it is a symbolic link; put the file itself there"),
      ("mine/sub", "outside", "it is a symbolic link"), ("mine/n", "none", "it is a symbolic link"),
      ("other", "mine", "it is a symbolic link"),
      ("mine/pipe", nil, "it is a device, a pipe or a socket"),
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
    let error = try #require(throws: FileError.self) { try templates.format() }
    #expect(error.description.hasPrefix("cannot read \(scratch.path)/\(name): "), "\(error)")
    #expect(error.description.contains(says), "\(error)")
  }

  @Test(arguments: [
    ("a", "stands beside a plain file: two files would be mine/a; rename one"),
    ("{{name}}.go.mustache", "has braces in its name; templates alone may have them, as {{id}}"),
    ("{{id.go", "has braces in its name"), ("{{id}}.go", "has braces in its name"),
  ])
  func aNameIsRefused(name: String, says: String) throws {
    try templates.put("a.mustache", whole)
    try templates.put(name, "")
    #expect(try templates.message().contains(says))
  }

  @Test(arguments: ["", "lots", "5000", "1 2 3", "99999999999999999999 1", "-5 1"])
  func aBudgetIsTwoWholeNumbers(budget: String) throws {
    try templates.put("a.mustache", whole)
    try templates.put("_budget", budget)
    let says = "template mine/_budget says \"\(budget)\"; write two whole numbers: the most bytes"
    #expect(try templates.message().hasPrefix(says))
  }

  /// Their files would lie among those of the project's own formats, or be one of them.
  @Test(arguments: ["json", "trie", "JSON", "gzip", "json-full", "manifest.json"])
  func aLanguageWithTheNameOfAFormatIsRefused(name: String) throws {
    try templates.scratch.put("\(name)/sky.min.json.mustache", Array(whole.utf8))
    let error = try #require(throws: TemplateError.self) {
      try FormatRegistry.all(templates: templates.scratch.path)
    }
    #expect(error.path == name && error.description.contains("give it another name"))
  }

  @Test func aFolderThatMakesNothingIsNamed() throws {
    let empty = Scratch()
    try templates.put("_only.mustache", "included by nobody")
    for path in [templates.scratch.path, empty.path] {
      #expect(throws: TemplateError.self) { try FormatRegistry.all(templates: path) }
    }
  }

  @Test func anEndingThatIsNotKnownIsAskedFor() throws {
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
