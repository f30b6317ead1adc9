import TestSupport
import Testing

/// The option for the package that sources declare.
@Suite struct PackageTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }

  @Test func aComposerOfAPackageIsMadeAndProved() throws {
    let options = ["--package", "com.example.ime", "--quiet"]
    let made = try Gen.run(
      ["--format", "kotlin-composer", "--layout", "sky", "--out", out] + options)
    #expect(made.status == 0)
    let bytes = scratch.get("out/kotlin-composer/HwaljaComposer.kt") ?? []
    #expect(String(decoding: bytes, as: UTF8.self).contains("\npackage com.example.ime\n"))
  }

  @Test func whatWasMadeInAPackageIsVerifiedWithIt() throws {
    let package = ["--package", "com.example.ime"]
    #expect(
      try Gen.run(["--format", "kotlin", "--layout", "sky", "--out", out, "-q"] + package).status
        == 0)
    #expect(try Gen.run(["verify", out, "-q"] + package).status == 0)
    let without = try Gen.run("verify", out, "-q")
    #expect(without.status == 1 && without.error.contains("is not what is made today"))
  }

  @Test func whatNamesARepositoryIsVerifiedWithIt() throws {
    let both = ["--package", "com.example.ime", "--repository", "https://example.com/me/keyboard"]
    #expect(
      try Gen.run(["--format", "kotlin", "--layout", "sky", "--out", out, "-q"] + both).status == 0)
    let bytes = scratch.get("out/kotlin/build.gradle.kts") ?? []
    let command = "gen --format kotlin --layout sky \(both.joined(separator: " "))"
    #expect(String(decoding: bytes, as: UTF8.self).contains(command))
    #expect(try Gen.run(["verify", out, "-q"] + both).status == 0)
    #expect(try Gen.run(["verify", out, "-q"] + both.prefix(2)).status == 1)
  }

  @Test(arguments: [
    (["--format", "kotlin", "--package", "a-b"], "no name of a package"),
    (["--format", "rust", "--repository", "ssh://a/b"], "is no repository: it does not begin"),
    (["--format", "c", "--repository", "https://a.b/c"], "name one, and c has none"),
    (["--repository", "https://a.b/c"], "which no --format names"),
    (["--format", "kotlin", "--format", "c", "--package", "a.b"], "and c has none"),
    (["--package", "a.b"], "which no --format names"),
  ])
  func aWrongNameAndAFormatWithoutPackagesAreWrongUsage(arguments: [String], detail: String) throws
  {
    let outcome = try Gen.run(arguments + ["--out", out])
    #expect(outcome.status == 64 && outcome.error.contains(detail), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1 && scratch.contents.isEmpty)
  }

  @Test func aPackageOfOnesOwnDoesNotGoIntoDist() throws {
    let outcome = try Gen.run(["--format", "kotlin", "--package", "a.b"], in: scratch.path)
    #expect(outcome.status == 64 && outcome.error.contains("give --out a folder"))
    #expect(scratch.contents.isEmpty)
  }

  @Test func aLayoutThatAKeyboardCannotHaveIsLeftOutInOneLine() throws {
    let text = try Gen.run("layout", "sky").output
      .replacing("\"id\": \"ㄱㅋ\",", with: "\"id\": \"ㄱㅋ\", \"legend\": \"shift\",")
    try scratch.put("mine.json", Array(text.utf8))
    let mine = ["--layout-file", "\(scratch.path)/mine.json", "--out", out, "--quiet"]
    let alone = try Gen.run(mine + ["--format", "heliboard"])
    #expect(alone.status == 65)
    #expect(alone.error.hasPrefix("error: heliboard leaves out sky: key ㄱㅋ has the legend shift"))
    #expect(alone.error.split(separator: "\n").count == 1)
    #expect(!scratch.contents.contains("out"))
    #expect(try Gen.run(mine + ["--format", "heliboard", "--format", "futo"]).status == 0)
    #expect(scratch.contents.contains("out/futo/korean_hwalja_sky.yaml"))
    #expect(!scratch.contents.contains("out/heliboard"))
  }
}
