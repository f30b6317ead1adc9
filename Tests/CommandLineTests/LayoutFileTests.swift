import Foundation
import TestSupport
import Testing

/// Layouts from files.
@Suite struct LayoutFileCommandTests {
  @Test func aPrintedLayoutMakesTheFilesOfTheBuiltInOne() throws {
    let scratch = Scratch()
    let printed = try Gen.run("layout", "dubeolsik")
    #expect(printed.status == 0)
    try scratch.put("my.json", printed.bytes)
    let made = try Gen.run(
      "--layout-file", "\(scratch.path)/my.json", "--format", "json", "--out", "-", "--quiet")
    let builtIn = try Gen.run(
      "--layout", "dubeolsik", "--format", "json", "--out", "-", "--quiet")
    #expect(made.status == 0)
    #expect(made.bytes == builtIn.bytes)
  }

  @Test func everyFaultOfEveryFileIsALineOfItsOwnAndNothingIsWritten() throws {
    let scratch = Scratch()
    let good = try Gen.run("layout", "naratgeul").output
    let files = [("a.json", "\"appends\"", "\"appended\""), ("b.json", "ㅜ→ㅝ→ㅝ", "ㅝ→ㅝ")]
    for (name, old, new) in files {
      try scratch.put(name, Array(good.replacing(old, with: new, maxReplacements: 1).utf8))
    }
    let outcome = try Gen.run([
      "--layout-file", "\(scratch.path)/a.json", "--layout-file", "\(scratch.path)/b.json",
      "--out", "\(scratch.path)/out", "--quiet",
    ])
    #expect(outcome.status == 65)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("error: \(scratch.path)/") })
    #expect(lines.contains { $0.contains("a.json:10: key ㄱ: appended is not a member") })
    #expect(lines.contains { $0.contains("b.json:12: key ㅏㅓ: ㅝ advances to itself") })
    #expect(!FileManager.default.fileExists(atPath: "\(scratch.path)/out"))
  }

  /// A format that cannot hold a layout says so in a line; the others are made.
  @Test func aLayoutThatAFormatCannotHoldIsNamed() throws {
    let scratch = Scratch()
    let printed = try Gen.run("layout", "naratgeul").output
    try scratch.put("my.json", Array(printed.replacing("ㆆ", with: "x").utf8))
    let base = [
      "--layout-file", "\(scratch.path)/my.json", "--quiet", "--out", "\(scratch.path)/out",
    ]
    let line = "florisboard leaves out naratgeul: key 획추가 types x, and"
    let alone = try Gen.run(base + ["--format", "florisboard"])
    #expect(alone.status == 65 && alone.errorLines.count == 1)
    #expect(alone.error.hasPrefix("error: \(line)"))
    #expect(!FileManager.default.fileExists(atPath: "\(scratch.path)/out"))
    let both = try Gen.run(base + ["--format", "florisboard", "--format", "trie"])
    #expect(both.status == 0 && both.error.contains(line))
    #expect(scratch.get("out/trie/naratgeul.trie") != nil)
    #expect(!scratch.isFolder("out/florisboard"))
  }

  /// Some sources are named by the layout, and lie beside others.
  @Test(arguments: ["composer", "element", "hwalja"])
  func aLayoutNamedAsAFileIsRefused(id: String) throws {
    let scratch = Scratch()
    let printed = try Gen.run("layout", "sky").output
    try scratch.put("my.json", Array(printed.replacing("\"sky\"", with: "\"\(id)\"").utf8))
    let outcome = try Gen.run(
      "--layout-file", "\(scratch.path)/my.json", "--format", "typescript", "--quiet",
      "--out", "\(scratch.path)/out")
    #expect(outcome.status == 65 && outcome.errorLines.count == 1)
    #expect(outcome.error.contains("two files would be typescript/\(id).d.ts; give the layout"))
    #expect(!FileManager.default.fileExists(atPath: "\(scratch.path)/out"))
  }

  @Test(arguments: [("/missing.json", "No such file or directory"), ("/", "Is a directory")])
  func aFileThatCannotBeReadIsNamed(path: String, reason: String) throws {
    let outcome = try Gen.run("--layout-file", path, "--out", Scratch().path, "--quiet")
    #expect(outcome.status == 74)
    #expect(outcome.error == "error: cannot read \(path): \(reason)\n")
  }

  @Test func twoLayoutsOfOneNameAreWrongUsage() throws {
    let scratch = Scratch()
    try scratch.put("my.json", try Gen.run("layout", "sky").bytes)
    let outcome = try Gen.run(
      "--layout", "sky", "--layout-file", "\(scratch.path)/my.json", "--quiet", "--out",
      scratch.path)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("two layouts have the id sky"))
  }

  @Test func theDotStyleChangesLayoutsWithDotsAndNoOther() throws {
    func made(_ layout: String, _ style: String) throws -> [UInt8] {
      try Gen.run(
        "--layout", layout, "--dot-style", style, "--format", "json", "--out", "-", "--quiet"
      ).bytes
    }
    #expect(try made("sky", "compatibility") == made("sky", "conjoining"))
    let compatible = try String(decoding: made("cheonjiin", "compatibility"), as: UTF8.self)
    #expect(compatible.contains("\"ㄱㆍ\""))
    #expect(!compatible.unicodeScalars.contains { 0x1100...0x1112 ~= $0.value })
  }
}
