import Formats
import Keyboards
import Layouts
import Testing

/// Invalid commands and input. Each command prints a line that starts with `error:`, exits with the status for this
/// kind of error, and writes no files.
@Suite struct RefusalTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }

  private static let formats =
    FormatRegistry.names.dropLast().joined(separator: ", ") + " or " + FormatRegistry.names.last!

  /// The exit status, the arguments, and the message. The arguments are unknown or contradictory, or name files that
  /// cannot be read or written. @ is a folder with the files that `put` has written.
  private static let refusals = table(
    #"""
    64 ┃ --layout skyy ┃ there is no layout skyy; did you mean sky?
    64 ┃ layout Cheonjin ┃ there is no layout Cheonjin; did you mean cheonjiin?
    64 ┃ layout ┃ missing expected argument '<layout>'
    64 ┃ --format jsno ┃ there is no format jsno; did you mean json?
    64 ┃ verify --dot-style conjoning ┃ there is no dot style conjoning; did you mean conjoining?
    64 ┃ type --dot-style dots 1 ┃ there is no dot style dots; choose conjoining or compatibility
    64 ┃ keyboard koraen ┃ there is no keyboard koraen; did you mean korean?
    64 ┃ keyboard flick ┃ there is no keyboard flick; choose korean or cheonjiin-flick
    64 ┃ conform --suite compser --print ┃ there is no suite compser; did you mean composer?
    64 ┃ conform --suite all --print ┃ there is no suite all; choose composer, session, reports, keyboard, completions, file or trie
    64 ┃ --quiet --verbose ┃ --quiet and --verbose contradict each other; leave one out
    64 ┃ verify -q -v ┃ --quiet and --verbose contradict each other; leave one out
    64 ┃ -lsky ┃ unknown option '-lsky', or missing value for '-l <name>' in '-lsky'
    64 ┃ verify a b ┃ unexpected argument 'b'
    64 ┃ --check=1 ┃ the option '--check' does not take any value, but '1' was specified
    64 ┃ --layout qwerty ┃ there is no layout qwerty; choose cheonjiin,
    64 ┃ --layout qwerty --layout-file @/core.json --out @/x ┃ there is no layout qwerty; choose \#(Layout.all.map(\.id).joined(separator: ", ")) or core
    64 ┃ layout qwerty ┃ there is no layout qwerty; choose cheonjiin,
    64 ┃ type -l qwerty 1 ┃ there is no layout qwerty; choose cheonjiin,
    64 ┃ type --layout-file @/core.json -l sky 1 ┃ there is no layout sky; choose core
    64 ┃ keyboard --layout-file @/core.json --layout-file @/flick.json ┃ there are several layouts; choose core or cheonjiin-flick with --layout
    64 ┃ --out @/x --format qwerty ┃ there is no format qwerty; choose \#(formats)
    64 ┃ keyboard cheonjiin-flick --layout sky ┃ cheonjiin-flick is a keyboard of dubeolsik; remove
    64 ┃ conform ┃ missing command; write it after --
    64 ┃ conform --print -- x ┃ --print starts no program; leave out the command
    64 ┃ conform --from file --all -- x ┃ --from takes its questions from a file; leave out --all, --layout,
    64 ┃ conform --print --stride 0 ┃ write a positive integer
    64 ┃ conform --print --stride -1 ┃ write a positive integer
    64 ┃ --out - ┃ --out - needs exactly one --format
    64 ┃ --out - --format json --check ┃ --check cannot be used with --out -; pass a folder
    64 ┃ --out - --format trie ┃ but there are \#(Layout.all.count); pass one --layout
    64 ┃ --out - --format python --layout sky ┃ but there are 5; pass a folder
    64 ┃ --format trie --out  ┃ --out is empty; pass a folder
    64 ┃ --keyboard-file mine.json --format trie ┃ pass --out with another folder
    64 ┃ --layout-file mine.json --format trie ┃ pass --out with another folder
    64 ┃ --format kotlin --package a.b ┃ pass --out with another folder
    64 ┃ --format swift --template mine ┃ pass --out with another folder
    64 ┃ --format json --dot-style compatibility ┃ pass --out with another folder
    64 ┃ --out @/x --format rust --repository ssh://a/b ┃ not a valid repository; write it as in https://
    64 ┃ --out @/x --format c --package a.b ┃ --package has no effect on c; add --format kot
    64 ┃ --out @/x --format trie --format c --keyboard-file a ┃ --keyboard-file has no effect on trie, c; add --format keypad, keyboard, demo, kotlin, qt, swift or
    64 ┃ verify @/tries --keyboard-file a ┃ --keyboard-file has no effect on trie; add
    64 ┃ --out @/x --format swift --keyboard-file @/sky-keyboard.json ┃ sky is the id of a layout or of a built-in keyboard; give yours another, such as my-sky
    64 ┃ --template  --out @/x ┃ --template is empty; pass a folder
    64 ┃ --out @/other --format trie ┃ other/manifest.json was not written by gen
    64 ┃ -l sky --layout-file @/sky.json --out @/x ┃ two layouts have the id sky
    74 ┃ --layout-file /missing.json --out @/out ┃ cannot read /missing.json: No such file or dir
    74 ┃ --layout-file  --out @/out ┃ cannot read '': No such file or directory; specify a file
    74 ┃ --template @/none --out @/out ┃ none
    74 ┃ --out @/file --format trie ┃ @/file: Not a directory; specify a folder
    74 ┃ --out @/nowhere --format trie ┃ @/nowhere: Not a directory; specify a folder
    74 ┃ --check --out @/none ┃ @/none: No such file or directory; make it with:
    74 ┃ --check --out @/file ┃ @/file: Not a directory; pass a folder to --out
    74 ┃ verify @/file ┃ @/file: Not a directory
    74 ┃ verify @/none ┃ @/none: No such file or directory; make it with: gen --out @/none
    74 ┃ verify @/empty ┃ cannot find any files in @/empty
    74 ┃ conform -l sky --suite reports -- no-such-program ┃ cannot start no-such-program: No such file
    65 ┃ conform --from @/file -- true ┃ @/file:1: \#u{1} is not a suite; start the line with composer, session,
    65 ┃ conform --from @/nothing -- true ┃ @/nothing: has no questions of composer; make
    65 ┃ type x ┃ byte 1: cheonjiin has no key x
    65 ┃ type 안녕 ┃ 안녕 is text, not keys; to find its keys: gen keys 안녕
    65 ┃ type 0125 안녕 하세요 88 ┃ 안녕 하세요 is text, not keys; to find its keys: gen keys '안녕 하세요'
    65 ┃ type -l sky --dot-style compatibility ㄳ ┃ ㄳ is text, not keys; to find its keys: gen keys --layout sky --dot-style compatibility ㄳ
    65 ┃ type -l dubeolsik ㄱㅏ가 ┃ 가 is text, not keys; to find its keys: gen keys --layout dubeolsik 가
    65 ┃ type --layout-file @/sky.json 가 ┃ 가 is text, not keys; to find its keys: gen keys --layout-file @/sky.json 가
    64 ┃ --format florisboard --out @/out ┃ there is no format florisboard; use docs/adapters/florisboard.py
    65 ┃ --layout-file @/faulty.json --out @/out ┃ @/faulty.json:9: key ㄱㅋ: appended is not a memb
    65 ┃ --layout-file @/core.json --format typescript --out @/out ┃ two files would have the path typescript/core.d.ts; give the layout
    65 ┃ --layout-file @/flick.json -l dubeolsik --format keyboard --out @/out ┃ two files would have the path keyboard/cheonjiin-flick.json; give
    65 ┃ --template @/twice --format go --out @/out ┃ two files would have the path go/a and go/a/b; give the layout another id, or the template another
    1 ┃ conform -l sky --suite reports -- true ┃ true ended after 0 of
    """#)

  @Test func rejectsInvalidArguments() throws {
    try put()
    let before = scratch.contents
    for row in Self.refusals.map({ $0.map { $0.replacing("@", with: scratch.path) } }) {
      let arguments = row[1].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let found = try #require(Gen.refusal(arguments), "\(row[1])")
      #expect("\(found.status)" == row[0] && found.lines.count == 1, "\(row[1]): \(found)")
      #expect(found.lines[0].contains(row[2]), "\(found)")
    }
    #expect(scratch.contents == before)
  }

  /// One command for each kind of error, and commands whose result depends on the current folder.
  @Test(arguments: [
    (64, "--fromat x", "unknown option '--fromat'; did you mean '--format'?\n"),
    (64, "typ 0125", "there is no command typ; did you mean type?\n"),
    (64, "help typ", "there is no command typ; did you mean type?\n"),
    (64, "typ --help", "there is no command typ; did you mean type?\n"),
    (64, "-q typ", "there is no command typ; did you mean type?\n"),
    (64, "dist", "there is no command dist; choose generate, verify, type, keys, layout, keyboard or help; see gen"),
    (64, "-q verify", "write the command before its options, as in gen verify"),
    (64, "type --layout dots 1", "or danmoeum; see gen type --help\n"),
    (64, "--layout dots", "or danmoeum; see gen generate --help\n"),
    (64, "--quiet", "gen would write every format of every layout to dist, but this is not a clone"),
    (64, "--format kotlin --layout sky", "the kotlin sources in dist contain all layouts, and would be"),
    (74, "--out taken --format trie -l sky", "taken/trie/sky.trie: Is a directory; remove or"),
    (1, "verify taken", "trie/sky.trie/inside does not belong to this distribution"),
  ])
  func reportsEachErrorInOneLine(status: Int32, arguments: String, words: String) throws {
    try put()
    let before = scratch.contents
    let outcome = try Gen.run(arguments.split(separator: " ").map(String.init), in: scratch.path)
    #expect(outcome.failed(status, message: words), "\(outcome.status): \(outcome.error)")
    #expect(!outcome.error.contains("Usage:"))
    #expect(outcome.error.contains(" --help\n") == (status == 64 && !words.hasSuffix("?\n")))
    #expect(scratch.contents == before)
  }

  /// `conform` was a command of gen in the past.
  @Test(arguments: ["conform", "conform --all -- ./driver", "conform --help", "help conform"])
  func pointsToTheProgramConform(arguments: String) throws {
    let outcome = try Gen.run(arguments.split(separator: " ").map(String.init))
    #expect(outcome.failed(64, message: "conform is a separate program now; use swift run conform"))
    #expect(!(try Gen.run("--help").output.contains("conform")))
  }

  private func put() throws {
    try scratch.put("file", [1])
    try scratch.put("tries/trie/sky.trie", [1])
    for name in ["a.mustache", "a/b"] { try scratch.put("twice/go/\(name)", []) }
    try scratch.link("nowhere", to: "none")
    try scratch.put("dist/theirs", [1])
    try scratch.put("taken/trie/sky.trie/inside", [1])
    try scratch.put("other/manifest.json", Array(#"{"main.js": {"file": "main.1.js"}}"#.utf8))
    try scratch.put("words", Array("abc\nㄱ\n".utf8))
    try scratch.put("nothing", [])
    try scratch.put("empty/x", [])
    try scratch.remove("empty/x")
    let sky = LayoutFile.text(of: .sky)
    try scratch.put("sky.json", Array(sky.utf8))
    let faulty = sky.replacing("appends", with: "appended", maxReplacements: 1)
    try scratch.put("faulty.json", Array(faulty.utf8))
    let page = #"{"id": "a", "legend": "A", "kind": "symbols", "rows": [["x"]]}"#
    try scratch.put("sky-keyboard.json", Array(#"{"id": "sky", "pages": [\#(page)]}"#.utf8))
    try scratch.put("flick.json", Array(sky.replacing("\"sky\"", with: "\"cheonjiin-flick\"").utf8))
    try scratch.put("core.json", Array(sky.replacing("\"sky\"", with: "\"core\"").utf8))
  }

  /// The source of one template is one byte too large; the other one just fits.
  @Test(arguments: [("4 0", Int32(1)), ("5 0", 0)])
  func keepsOldFilesIfANewOneIsTooLarge(budget: String, status: Int32) throws {
    try scratch.put("out/many/a.txt", Array("old".utf8))
    try scratch.put("templates/many/a.txt.mustache", Array("{{header.version}}".utf8))
    try scratch.put("templates/many/_budget", Array(budget.utf8))
    let before = scratch.contents
    let own = ["--template", scratch.path + "/templates", "--format", "many"]
    let found = Gen.refusal(own + ["--layout", "sky", "--out", out])
    #expect(found?.status ?? 0 == status && scratch.contents == before)
    let expected = "many/a.txt has 5 bytes, 1 over its limit of 4; "
    #expect(found.map { $0.lines.count == 1 && $0.lines[0].hasPrefix(expected) } ?? (status == 0))
    #expect((scratch.get("out/many/a.txt") == Array("old".utf8)) == (status == 1))
  }

  /// If root runs the test, it first becomes the user nobody, because permissions do not restrict root.
  @Test(arguments: [
    ("--format trie --layout sky --out", "cannot"), ("verify", "cannot read"),
    ("--format trie --layout sky --check --out", "cannot read"),
    ("--format trie --layout sky --out new --template", "cannot read"),
  ])
  func reportsMissingPermissions(command: String, words: String) throws {
    try scratch.put("out/trie/sky.trie", Array("old".utf8))
    let script = """
      nobody=(); [ $(id -u) = 0 ] && nobody=(setpriv --reuid=65534 --regid=65534 --clear-groups)
      chmod \(words == "cannot read" ? 0 : 555) '\(out)/trie' && chmod 555 '\(out)'
      "${nobody[@]}" "$@"
      code=$?
      chmod 755 '\(out)' '\(out)/trie'
      exit $code
      """
    let outcome = try Gen.run(script: script, command.split(separator: " ").map(String.init) + [out])
    #expect(outcome.failed(74, message: "Permission denied") && outcome.error.contains(words))
  }

  /// Control characters, direction changes, and line and paragraph separators must not reach a terminal. A long error
  /// must not fill the terminal.
  @Test func escapesAndTruncatesNamesInMessages() throws {
    let name = "a\u{1B}[31mb\u{202E}c\u{2028}d\u{2029}"
    let shown = "a\\u{1b}[31mb\\u{202e}c\\u{2028}d\\u{2029}"
    let error = try Gen.run("type", "--layout-file", "/\(name)", "1")
    #expect(error.error == "error: cannot read /\(shown): No such file or directory\n")
    let long = try Gen.run("type", "--layout-file", "/" + String(repeating: "가", count: 5_000), "1")
    #expect(long.failed(74, message: "cannot read /가가가"))
    #expect(long.error.hasSuffix("…\n") && long.error.count < 610)
    // Names are also escaped in a list of written or stale files.
    try scratch.put("templates/\(name)/x.txt.mustache", Array("{{header.version}}".utf8))
    let make = ["--template", scratch.path + "/templates", "-l", "sky", "--out", "\(out)/\(name)"]
    for arguments in [make + ["--check"], make + ["--verbose"]] {
      let outcome = try Gen.run(arguments)
      #expect(outcome.error.contains(shown) && !outcome.error.contains("\u{1B}"))
    }
  }
}
