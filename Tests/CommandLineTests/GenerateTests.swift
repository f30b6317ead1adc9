import Distribution
import Formats
import Foundation
import Layouts
import TestSupport
import Testing

/// The command line: its files, its messages and its exit statuses.
@Suite struct GenerateTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }

  @Test func writesEverythingItMakes() throws {
    let outcome = try Gen.run("--out", out)
    #expect(outcome.status == 0 && outcome.bytes.isEmpty)
    let made = try Distribution(
      layouts: Layout.all, exporters: FormatRegistry.all.filter(\.isListed)
    )
    .shippedWithManifest()
    for artifact in made.artifacts {
      #expect(scratch.get("out/\(artifact.path)") == artifact.bytes, "\(artifact.path)")
      #expect(outcome.error.contains(artifact.path))
    }
    let files = scratch.contents.filter { scratch.get($0) != nil && !scratch.isFolder($0) }
    #expect(Set(files) == Set(made.artifacts.map { "out/\($0.path)" }))
  }

  /// The check makes everything again in a process of its own, where dictionaries have another order.
  @Test func writesToDistWhereItStandsAndAnotherProcessMakesTheSame() throws {
    #expect(try Gen.run(["--quiet"], in: scratch.path).status == 0)
    #expect(scratch.get("dist/manifest.json") != nil)
    #expect(try Gen.run(["--check", "--quiet"], in: scratch.path).status == 0)
  }

  @Test func aSecondRunTouchesNothing() throws {
    #expect(try Gen.run("--layout", "cheonjiin", "--out", out, "--quiet").status == 0)
    let files = scratch.contents.filter { !scratch.isFolder($0) }
    for file in files { try scratch.backdate(file) }
    let second = try Gen.run("--layout", "cheonjiin", "--out", out)
    #expect(second.status == 0)
    for file in files { #expect(try scratch.isBackdated(file), "\(file)") }
    #expect(second.error.contains("unchanged") && !second.error.contains("written"))
  }

  @Test func oneFormatAloneIsWrittenWithoutAManifest() throws {
    let layout = Layout.all[0].id
    #expect(try Gen.run("--format", "json", "--layout", layout, "--out", out, "-q").status == 0)
    #expect(scratch.contents == ["out", "out/json", "out/json/\(layout).min.json"])
  }

  /// The formats that make one file of one layout.
  private static let singleFileFormats = FormatRegistry.all.filter { exporter in
    (try? exporter.artifacts(for: [LayoutMaps(.cheonjiin)]))?.count == 1
  }.map(\.name)

  @Test(arguments: singleFileFormats)
  func oneFormatGoesToStandardOutput(format: String) throws {
    let exporter = try #require(FormatRegistry.all.first { $0.name == format })
    let layout = Layout.cheonjiin
    let outcome = try Gen.run("--format", format, "--layout", layout.id, "--out", "-")
    let artifacts = try exporter.artifacts(for: [LayoutMaps(layout)])
    #expect(outcome.status == 0)
    #expect(outcome.bytes == artifacts[0].bytes)
  }

  @Test func listNamesFormatsAndLayouts() throws {
    let outcome = try Gen.run("--list")
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    for name in FormatRegistry.all.map(\.name) + Layout.all.map(\.id) {
      #expect(outcome.output.contains("  \(name)"))
    }
    #expect(scratch.contents.isEmpty)
  }

}

/// `--check`: whether the files on disk are current.
@Suite struct CheckTests {
  private let scratch = Scratch()
  private var out: String { scratch.path + "/out" }

  @Test func whatWasJustWrittenIsCurrent() throws {
    #expect(try Gen.run("--layout", "cheonjiin", "--out", out, "--quiet").status == 0)
    let outcome = try Gen.run("--layout", "cheonjiin", "--out", out, "--check")
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("current"))
  }

  @Test func staleFilesAreNamedWithTheCommandThatMendsThem() throws {
    #expect(try Gen.run("--layout", "cheonjiin", "--out", out, "--quiet").status == 0)
    let stale = "out/json/cheonjiin.min.json"
    let bytes = try #require(scratch.get(stale)) + [0x0A]
    try scratch.put(stale, bytes)
    let before = scratch.contents
    let outcome = try Gen.run("--layout", "cheonjiin", "--out", out, "--check", "--quiet")
    #expect(outcome.status == 1 && outcome.bytes.isEmpty)
    #expect(outcome.error.contains("stale: \(scratch.path)/\(stale)\n"))
    #expect(outcome.error.contains("swift run gen"))
    #expect(!outcome.error.contains("min.json.gz"))
    #expect(scratch.contents == before && scratch.get(stale) == bytes)
  }

  @Test func missingFilesAreStaleAndNotCreated() throws {
    let outcome = try Gen.run("--layout", "cheonjiin", "--out", out, "--check")
    #expect(outcome.status == 1)
    let files = ["json/cheonjiin.min.json", "json/cheonjiin.min.json.gz", "trie/cheonjiin.trie"]
    for file in files { #expect(outcome.error.contains("stale: \(out)/\(file)\n")) }
    #expect(!outcome.error.contains("full.json") && !outcome.error.contains("conformance"))
    #expect(scratch.contents.isEmpty)
  }
}
