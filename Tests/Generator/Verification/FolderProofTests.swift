import Artifacts
import Formats
import Layouts
import Testing

@testable import Verification

/// Which files a folder may have, and which layouts they belong to.
@Suite struct FolderProofTests {
  private let made = MadeFiles.naratgeul
  private var whole: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: made.artifacts.map { ($0.path, $0.bytes) })
  }

  @Test func everyCellOfEveryLayoutIsProved() throws {
    func proved(_ files: [String: [UInt8]]) throws -> [(layout: Layout, cells: Int)] {
      try FolderProof.run(files.map { ($0, $1) }, comparingWith: made.artifacts, of: [.naratgeul])
    }
    let letters = Layout.naratgeul.letters.count
    let found = try proved(whole)
    #expect(found.map(\.layout) == [.naratgeul])
    #expect(found.map(\.cells) == [(1 + (1 + letters + 11_172) * letters + 399 * 27) * 13])
    #expect(try proved([:]).isEmpty)
  }

  @Test(arguments: ["a", "json/sky.min.json", "json/naratgeul.min.json.bak", "swift/naratgeul"])
  func aFileThatIsNotMadeIsAnError(path: String) {
    let found = made.failure(ofFolder: [path: []])
    #expect(found.hasPrefix("\(path) does not belong to this distribution"), "\(found)")
  }

  /// Without a manifest, too: sources of a language include each other.
  @Test func aSourceThatIsMissingIsNamed() {
    let sources = whole.filter { $0.key.hasPrefix("swift/") }
    #expect(made.failure(ofFolder: sources) == "passed")
    for path in sources.keys {
      let found = made.failure(ofFolder: sources.filter { $0.key != path })
      #expect(found.hasPrefix("\(path) is missing, and other files of swift are there"))
    }
  }
}
