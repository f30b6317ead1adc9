import Artifacts
import Formats
import Layouts
import TestSupport
import Testing

@testable import Verification

/// Which files a folder may have, and which layouts they belong to.
@Suite struct FolderProofTests {
  private let made = MadeFiles.naratgeul
  private var whole: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: made.artifacts.map { ($0.path, $0.bytes) })
  }

  private func findings(_ files: [String: [UInt8]]) throws -> [String: String] {
    let found = try FolderProof(files: files.map { ($0, $1) }, layouts: Layout.all)
      .run(comparingWith: made.artifacts)
    #expect(found.map(\.path) == files.keys.sorted())
    return Dictionary(uniqueKeysWithValues: found.map { ($0.path, $0.detail) })
  }

  @Test func everythingIsProvedAndNamed() throws {
    let details = try findings(whole)
    let letters = Layout.naratgeul.letters.count
    let cells = (1 + (1 + letters + 11_172) * letters)
    for path in ["json/naratgeul.min.json", "trie/naratgeul.trie"] {
      #expect(details[path] == "\(cells * 13) cells")
    }
    #expect(details[MadeFiles.flex] == "\(cells * 12) cells")
    for path in ["keypad/naratgeul.svg", "m17n/ko-naratgeul.mim", "swift/Layouts.swift"] {
      #expect(details[path] == "as made today")
    }
    #expect(details["manifest.json"] == "\(details.count - 1) files")
    #expect(try findings([:]).isEmpty)
  }

  @Test func aFileOfALayoutThatWasNotGivenIsAnError() {
    for file in made.artifacts where file.name.layout != nil {
      let found = failure {
        _ = try FolderProof(files: [(file.path, file.bytes)], layouts: [.sky])
      }
      #expect(found?.hasPrefix("\(file.path) is of a layout naratgeul that was not given") == true)
    }
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
