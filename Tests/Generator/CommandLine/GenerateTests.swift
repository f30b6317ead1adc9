import Formats
import Keyboards
import Layouts
import Maps
import Testing

@testable import gen

/// The commands `gen` and `gen verify`: their files, messages and exit statuses.
@Suite struct GenerateTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }
  private var files: [String] { scratch.files }

  private let manifest = Array(
    """
    {"formatVersion": 1, "files": [
      {"path": "trie/gone.trie", "bytes": 1, "limit": 1, "crc32": "00000000"},
      {"path": "./trie/sky.trie", "bytes": 1, "limit": 1, "crc32": "00000000"}
    ]}
    """.utf8)

  /// gen removes obsolete files that the old manifest lists. It removes nothing else, however the path is spelled.
  @Test func removesObsoleteFiles() throws {
    let formats = FormatRegistry.all.filter { $0.name == "trie" }
    let made = try Distribution(of: [LayoutMaps(.sky)], in: formats).withManifest()
    for name in ["trie/gone.trie", "notes.txt"] { try scratch.put("out/\(name)", [1]) }
    for _ in 1...2 {
      try scratch.put("out/manifest.json", manifest)
      try Delivery(of: made, into: out, isWhole: true).write()
      #expect(files == ["out/manifest.json", "out/notes.txt", "out/trie/sky.trie"])
    }
  }

  /// In a clone, every file in `dist` belongs to the distribution. The committed `dist` also shows that it is current.
  @Test func reportsFilesThatDoNotBelongToTheDistribution() throws {
    try scratch.put("dist/manifest.json", manifest)
    for name in ["json/.hidden", "trie/gone.trie", "notes.txt"] {
      try scratch.put("dist/\(name)", [1])
    }
    try scratch.link("dist/trie/link.trie", to: "sky.trie")
    let check = try Gen.run(["--check", "-q"], in: scratch.path)
    #expect(check.status == 1 && check.output.isEmpty)
    let expected = [
      "stray: dist/json/.hidden is hidden and does not belong to a",
      "stray: dist/trie/link.trie is a symbolic link",
      "stray: dist/notes.txt does not belong to this distribution; remove it",
      "stray: dist/trie/gone.trie is no longer made; the next run of gen removes it",
    ]
    let lines = check.errorLines.filter { !$0.hasPrefix("stale: dist/") }
    #expect(lines.count == expected.count + 1 && lines.last?.contains(" stale, 4 stray; update") == true)
    for (line, start) in zip(lines, expected) { #expect(line.hasPrefix(start), "\(check.error)") }
    let verify = try Gen.run(["verify"], in: scratch.path)
    #expect(verify.status == 1 && verify.errorLines.count == 1)
  }

  /// If a format cannot contain a layout, gen reports that in one line and generates the other formats.
  @Test func omitsALayoutThatAFormatCannotHold() throws {
    let mine = LayoutFile.text(of: .sky).replacing(#""id": "sky""#, with: #""id": "mine""#)
    try scratch.put("mine.json", Array(mine.replacing(#""id": "ㄱㅋ""#, with: #""id": "a|b""#).utf8))
    let formats = ["--format", "heliboard", "--format", "trie"]
    let made = try Gen.run(["--layout-file", "\(scratch.path)/mine.json", "--out", out] + formats)
    #expect(made.status == 0 && made.errorLines[0].hasPrefix("heliboard omits mine: key a|b "))
    #expect(files == ["mine.json", "out/trie/mine.trie"])
  }

  /// A summary is one line, in units for people. --verbose also lists files, and --quiet prints nothing.
  @Test func summarizesARun() throws {
    func run(_ options: String...) throws -> String {
      let make = ["-l", "sky", "--format", "json", "--format", "trie", "--out", "out"]
      let outcome = try Gen.run(make + options, in: scratch.path)
      #expect(outcome.status == 0 && outcome.output.isEmpty)
      return outcome.error.replacing(/[0-9.]+ m?s\n$/, with: "TIME\n")
    }
    let written = try run()
    let size = formattedSize(files.reduce(0) { $0 + (scratch.get($1)?.count ?? 0) })
    #expect(written == "out: 2 written; \(size) in TIME\n")
    #expect(try run() == "out: 2 unchanged; \(size) in TIME\n")
    try scratch.put("out/trie/sky.trie", [])
    #expect(try run("--verbose") == "written: out/trie/sky.trie\nout: 1 written, 1 unchanged; \(size) in TIME\n")
    #expect(try run("--check") == "out: 2 current; \(size) in TIME\n")
    try scratch.put("out/trie/sky.trie", [])
    for _ in 1...2 { #expect(try run("--quiet").isEmpty) }
    #expect(try run("-q", "--check").isEmpty)
  }

  @Test func formatsSizesAndTimesForPeople() {
    let sizes = [0, 949, 999_949, 1_000_000, 4_480_000].map(formattedSize)
    #expect(sizes == ["0.0 kB", "0.9 kB", "999.9 kB", "1.0 MB", "4.5 MB"])
    let times = [0.0123, 0.9996, 1.04, 61].map { formattedTime(.seconds($0)) }
    #expect(times == ["12 ms", "999 ms", "1.0 s", "61.0 s"])
  }

  /// Obsolete files are removed, and the run reports it.
  @Test func reportsRemovedFiles() throws {
    try scratch.put("out/trie/gone.trie", [1])
    try scratch.put("out/manifest.json", manifest)
    let made = try Gen.run(["--verbose", "--out", "out"], in: scratch.path)
    #expect(made.status == 0 && made.errorLines.dropLast().last == "removed: out/trie/gone.trie", "\(made.error)")
    #expect(made.errorLines.last?.prefixMatch(of: /out: [0-9]+ written, 1 removed; 4\.[0-9] MB in/) != nil)
  }

  @Test func listsStaleFiles() throws {
    let make = ["--layout", "sky", "--format", "json", "--format", "trie", "--out", out]
    #expect(try Gen.run(make).status == 0)
    #expect(files == ["out/json/sky.min.json", "out/trie/sky.trie"])
    // A second run writes nothing.
    let numbers = try files.map(scratch.number)
    #expect(try Gen.run(make).status == 0)
    #expect(try files.map(scratch.number) == numbers)
    // --check lists stale and missing files, followed by the command that updates them. It changes nothing.
    try scratch.put("out/trie/sky.trie", [])
    let stale = try Gen.run(make + ["--check", "-q"])
    #expect(stale.status == 1 && stale.errorLines.count == 2)
    #expect(stale.errorLines[0] == "stale: \(out)/trie/sky.trie")
    // The suggested command has the same program and the same options.
    let command = ([Gen.path] + make + ["-q"]).joined(separator: " ")
    #expect(stale.errorLines[1].hasSuffix("update them with: \(command)"))
    #expect(scratch.get("out/trie/sky.trie") == [])
    try scratch.remove("out/trie/sky.trie")
    #expect(try Gen.run(make + ["--check", "-q"]).errorLines == stale.errorLines)
    // A link is never current, because the target of the link can change.
    try scratch.put("sky.trie", LayoutMaps(.sky).trie.get())
    try scratch.link("out/trie/sky.trie", to: "../../sky.trie")
    #expect(try Gen.run(make + ["--check", "-q"]).errorLines == stale.errorLines)
    #expect(Gen.refusal(["verify", "-q", out])?.lines[0].hasPrefix("trie/sky.trie is a symbolic link") == true)
  }

  @Test func replacesABrokenManifest() throws {
    try scratch.put("out/manifest.json", Array("<<<<<<< ours".utf8))
    #expect(Gen.refusal(["--format", "trie", "-l", "sky", "--out", out, "-q"]) == nil)
  }

  @Test func verifyNeedsTheOptionsOfTheRun() throws {
    let options = ["--package", "com.example.ime", "--repository", "https://example.com/me/keyboard"]
    let mine = LayoutFile.text(of: .naratgeul).replacing("\"naratgeul\"", with: "\"mine\"")
    try scratch.put("mine.json", Array(mine.utf8))
    let file = ["--layout-file", scratch.path + "/mine.json"]
    let make = file + ["--out", out, "-q", "--format"]
    #expect(Gen.refusal(make + ["kotlin"] + options) == nil && Gen.refusal(make + ["trie"]) == nil)
    let description = String(decoding: scratch.get("out/kotlin/build.gradle.kts") ?? [], as: UTF8.self)
    #expect(description.contains("--package com.example.ime --repository https://example.com/me"))
    // The first file is rendered, and the second file is copied.
    for name in ["Layouts.kt", "Runtime/Trie.kt"] {
      let source = String(decoding: scratch.get("out/kotlin/\(name)") ?? [], as: UTF8.self)
      #expect(source.contains("\npackage com.example.ime\n"))
    }
    let count = scratch.files.count { $0.hasPrefix("out/") }
    let proved = try Gen.run(["verify", out, "--verbose"] + options + file)
    #expect(proved.status == 0 && proved.output.isEmpty)
    #expect(proved.errorLines[0].hasPrefix("mine: ") && proved.errorLines[0].hasSuffix(" cells"))
    #expect(proved.errorLines[1...] == ["all \(count) files in \(out) follow the rules"])
    #expect(try Gen.run(["verify", out] + options + file).errorLines == [proved.errorLines[1]])
    #expect(try Gen.run(["verify", out, "--quiet"] + options + file).error.isEmpty)
    for (given, expected) in [(file, "is out of date"), (options, "mine")] {
      let found = try #require(Gen.refusal(["verify", out, "-q"] + given))
      #expect(found.status == 1 && found.lines.count == 1 && found.lines[0].contains(expected), "\(found)")
    }
  }

  /// A printed layout generates the same file as the built-in layout. The dot style changes only layouts with dots.
  @Test func writesOneFileToStandardOutput() throws {
    func made(_ arguments: String...) throws -> [UInt8] {
      let outcome = try Gen.run(arguments + ["--format", "trie", "--out", "-", "-q"])
      #expect(outcome.status == 0)
      return outcome.bytes
    }
    try scratch.put("sky.json", Gen.run("layout", "sky").bytes)
    let sky = try LayoutMaps(.sky).trie.get()
    #expect(try made("--layout-file", "\(scratch.path)/sky.json") == sky)
    #expect(try made("-l", "sky", "--dot-style", "compatibility") == sky)
    let other = try LayoutMaps(.cheonjiin.with(dotStyle: .compatibility)).trie.get()
    #expect(try made("-l", "cheonjiin", "--dot-style", "compatibility") == other)
  }
}
