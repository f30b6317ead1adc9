import Foundation
import LayoutFiles
import Layouts
import TestSupport
import Testing

/// Bad data and places that cannot be read or written: a line, the status of its kind, and no file is changed.
@Suite struct FailureTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }

  /// $ is the scratch folder, in which `file` is a file and `taken` a folder where a file belongs.
  @Test(arguments: [
    (
      "--layout-file /missing.json --out $/out", 74,
      "cannot read /missing.json: No such file or directory\n"
    ),
    ("--layout-file / --out $/out", 74, "cannot read /: Is a directory\n"),
    ("type --layout-file $/missing 1", 74, "cannot read $/missing: No such file or directory\n"),
    ("--template $/none --out $/out", 74, "$/none"),
    ("--out $/file --format trie", 74, "$/file: Not a directory"),
    ("--out $/file/deep/er", 74, "$/file/deep/er: Not a directory"),
    ("--out $/taken --format trie --layout sky", 74, "$/taken/trie/sky.trie: Is a directory"),
    ("verify $/none", 74, "$/none: No such file"), ("verify $/file", 74, "$/file: Not a directory"),
    ("verify $/empty", 74, "cannot find an artifact in $/empty"),
    ("verify $/taken", 1, "trie/sky.trie/inside is no file of this distribution"),
    ("stats --words $/words", 65, "$/words: no word of Hangul syllables in it"),
    ("type x", 65, "x"), ("type \"x", 65, "byte 1"),
    (
      "--format florisboard --layout dubeolsik --out $/out", 65,
      "florisboard leaves out dubeolsik: "
    ),
    (
      "--layout-file $/composer.json --format typescript --out $/out", 65,
      "two files would be typescript/composer.d.ts; give the layout"
    ),
  ])
  func isToldInOneLine(arguments: String, status: Int32, words: String) throws {
    try scratch.put("file", [1])
    try scratch.put("taken/trie/sky.trie/inside", [1])
    try scratch.put("words", Array("abc\nㄱ\n".utf8))
    try scratch.put("empty/x", [])
    try scratch.remove("empty/x")
    let sky = try Repository.layout("sky").replacing("\"sky\"", with: "\"composer\"")
    try scratch.put("composer.json", Array(sky.utf8))
    let before = scratch.contents
    let outcome = try Gen.run(
      arguments.replacing("$", with: scratch.path).split(separator: " ").map(String.init))
    let says = words.replacing("$", with: scratch.path)
    #expect(outcome.failed(status, saying: says), "\(outcome.status): \(outcome.error)")
    #expect(scratch.contents == before)
  }

  @Test func everyFaultOfEveryFileIsALineOfItsOwn() throws {
    let good = try Repository.layout("naratgeul")
    let files = [("a.json", "\"appends\"", "\"appended\""), ("b.json", "ㅜ→ㅝ→ㅝ", "ㅝ→ㅝ")]
    for (name, old, new) in files {
      try scratch.put(name, Array(good.replacing(old, with: new, maxReplacements: 1).utf8))
    }
    let paths = files.map { "\(scratch.path)/\($0.0)" }
    let outcome = try Gen.run("--layout-file", paths[0], "--layout-file", paths[1], "--out", out)
    #expect(outcome.status == 65 && outcome.output.isEmpty && !scratch.isFolder("out"))
    #expect(outcome.errorLines.allSatisfy { $0.hasPrefix("error: \(scratch.path)/") })
    for words in ["a.json:9: key ㄱ: appended is not a member", "b.json:11: key ㅏㅓ: ㅝ advances to"] {
      #expect(outcome.errorLines.contains { $0.contains(words) }, "\(words)")
    }
  }

  /// A format that cannot hold a layout says so in a line; the others are made.
  @Test func whatAFormatCannotHoldIsLeftOut() throws {
    let text = try Repository.layout("sky")
      .replacing("\"id\": \"ㄱㅋ\",", with: "\"id\": \"ㄱㅋ\", \"legend\": \"shift\",")
    try scratch.put("mine.json", Array(text.utf8))
    let mine = ["--layout-file", "\(scratch.path)/mine.json", "--out", out, "--quiet"]
    let says = "heliboard leaves out sky: key ㄱㅋ has the legend shift"
    #expect(try Gen.run(mine + ["--format", "heliboard"]).failed(65, saying: says))
    #expect(!scratch.isFolder("out"))
    let both = try Gen.run(mine + ["--format", "heliboard", "--format", "trie"])
    #expect(both.status == 0 && both.errorLines[0].hasPrefix(says))
    #expect(scratch.contents.filter { $0.hasPrefix("out/") } == ["out/trie", "out/trie/sky.trie"])
  }

  /// A template can make a source of which its tries do not pass.
  @Test(arguments: [("%", Int32(1)), ("", 0)])
  func whatIsWrongDoesNotTakeItsPlace(end: String, status: Int32) throws {
    try scratch.put("out/many/a.txt", Array("old".utf8))
    let text = "{{header.version}} {{#layouts}}\"{{trie}}\(end)\"{{/layouts}}"
    try scratch.put("templates/many/a.txt.mustache", Array(text.utf8))
    let before = scratch.contents
    let outcome = try Gen.run(
      "--template", "\(scratch.path)/templates", "--format", "many", "--layout", "sky", "--out", out
    )
    #expect(outcome.status == status && scratch.contents == before)
    #expect(outcome.failed(1, saying: "many/a.txt") == (status == 1))
    #expect((scratch.get("out/many/a.txt") == Array("old".utf8)) == (status == 1))
  }

  /// Permissions do not restrict root, so that root first becomes the user nobody.
  @Test(arguments: [("--format trie --layout sky --out", "cannot"), ("verify", "cannot read")])
  func aFolderWithoutPermission(command: String, words: String) throws {
    try scratch.put("out/trie/sky.trie", Array("old".utf8))
    let mode = command == "verify" ? 0 : 0o555
    for folder in ["out/trie", "out"] {
      try scratch.setMode(folder, folder == "out" ? 0o555 : mode)
    }
    defer { for folder in ["out", "out/trie"] { try? scratch.setMode(folder, 0o755) } }
    let script = """
      nobody=(); [ $(id -u) = 0 ] && nobody=(setpriv --reuid=65534 --regid=65534 --clear-groups)
      exec "${nobody[@]}" "$@"
      """
    let outcome = try Gen.run(
      script: script, command.split(separator: " ").map(String.init) + [out])
    #expect(outcome.failed(74, saying: "Permission denied") && outcome.error.contains(words))
  }

  /// A control, a change of direction, and the ends of a line and of a paragraph act on no terminal, and a long error
  /// does not fill it.
  @Test func whatAFileBringsAlongIsSpelledOutAndCut() throws {
    let name = "a\u{1B}[31mb\u{202E}c\u{2028}d\u{2029}"
    let shown = "a\\u{1b}[31mb\\u{202e}c\\u{2028}d\\u{2029}"
    let error = try Gen.run("type", "--layout-file", "/\(name)", "1")
    #expect(error.error == "error: cannot read /\(shown): No such file or directory\n")
    let long = try Gen.run("type", "--layout-file", "/" + String(repeating: "가", count: 5_000), "1")
    #expect(long.failed(74, saying: "cannot read /가가가"))
    #expect(long.error.hasSuffix("…\n") && long.error.count < 610)
    // A table, a list of what is stale, and the stages that a terminal alone is told.
    try scratch.put("templates/\(name)/x.txt.mustache", Array("{{header.version}}".utf8))
    let make = ["--template", scratch.path + "/templates", "-l", "sky", "--out", "\(out)/\(name)"]
    for arguments in [make + ["--check"], make] {
      let outcome = try Gen.run(arguments)
      #expect(outcome.error.contains(shown) && !outcome.error.contains("\u{1B}"))
    }
    let terminal = try Gen.run(onATerminal: make).output
    #expect(terminal.contains("\r\u{1B}[Kmaking the map of sky"), "\(terminal)")
    #expect(terminal.contains("\r\u{1B}[Kmaking the \(shown)") && !terminal.contains(name))
  }
}

extension Repository {
  /// The file of a layout, as `gen layout` prints it.
  static func layout(_ id: String) throws -> String {
    LayoutFile.text(of: Layout.all.first { $0.id == id }!)
  }
}
