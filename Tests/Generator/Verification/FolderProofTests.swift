import Artifacts
import Layouts
import Testing

@testable import Verification

/// The proof of a folder, which checks its files and their layouts.
@Suite struct FolderProofTests {
  /// The proof covers layouts with a map in one of the files. `make test-current` checks the whole of dist.
  @Test func provesEveryCellOfEveryLayout() throws {
    func proved(_ files: [String: [UInt8]]) throws -> [(layout: Layout, cells: Int)] {
      try FolderProof.run(files.map { ($0, $1) }, comparingWith: Made.artifacts, of: Made.layouts)
    }
    let letters = Layout.naratgeul.letters.count
    let found = try proved(Made.files.filter { $0.key.contains("/naratgeul.") && !$0.key.hasPrefix("typescript/") })
    #expect(found.map(\.layout) == [.naratgeul])
    #expect(found.map(\.cells) == [(1 + (1 + letters + 11_172) * letters + 399 * 27) * 13])
    #expect(try proved([:]).isEmpty)
  }

  @Test(arguments: ["a", "json/mine.min.json", "json/naratgeul.min.json.bak", "swift/naratgeul"])
  func rejectsUnknownFiles(path: String) {
    let found = Made.failure(ofFolder: [path: []])
    #expect(found?.hasPrefix("\(path) does not belong to this distribution") == true, "\(found ?? "")")
  }

  /// In Swift, both names are equal strings.
  @Test func comparesNamesByBytes() throws {
    let made = Artifact(.source(language: "mine", file: "\u{E9}"), bytes: [], limit: nil)
    _ = try FolderProof.run([("mine/\u{E9}", [])], comparingWith: [made], of: [])
    let error = #expect(throws: VerificationFailure.self) {
      try FolderProof.run([("mine/e\u{301}", [])], comparingWith: [made], of: [])
    }
    #expect(error?.detail.hasPrefix("does not belong to this distribution") == true)
  }

  /// A missing source is reported even without a manifest, because the sources of a language need each other.
  @Test func reportsAMissingSource() {
    let sources = Made.files.filter { $0.key.hasPrefix("swift/") }
    #expect(Made.failure(ofFolder: sources) == nil)
    for path in sources.keys {
      let found = Made.failure(ofFolder: sources.filter { $0.key != path })
      #expect(found?.hasPrefix("\(path) is missing, but other files of swift exist; run gen") == true)
    }
  }
}
