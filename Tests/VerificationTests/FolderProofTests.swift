import Artifacts
import Formats
import Layouts
import Maps
import StateMap
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
    for path in ["json/naratgeul.min.json", "trie/naratgeul.trie", MadeFiles.source] {
      #expect(details[path] == "\(cells * 13) cells")
    }
    #expect(details[MadeFiles.flex] == "\(cells * 12) cells, and every key's place")
    #expect(details["keypad/naratgeul.svg"] == "as made today")
    #expect(details["m17n/ko-naratgeul.mim"] == "as made today")
    #expect(details["manifest.json"] == "\(details.count - 1) files")
    #expect(try findings([:]).isEmpty)
  }

  /// A source has the tries of all layouts or none, each once.
  @Test func theTriesOfASourceAreHeldAgainstTheirMaps() throws {
    let maps = try LayoutMaps(.cheonjiin)
    let cheonjiin = try maps.trie.get()
    let other = try LayoutMaps(.cheonjiin.with(dotStyle: .compatibility)).trie.get()
    let (naratgeul, sky) = (made["trie/naratgeul.trie"], try LayoutMaps(.sky).trie.get())
    let both = [maps.full] + made.maps
    for (maps, tries, says) in [
      ([maps.full], [cheonjiin], "passed"),
      ([maps.full], [other], "a/b (cheonjiin) turns "),
      (both, [cheonjiin, naratgeul], "passed"), (both, [], "passed"),
      (both, [naratgeul], "a/b holds no trie of cheonjiin"),
      (made.maps, [naratgeul, naratgeul], "a/b holds more than one trie of naratgeul"),
      (made.maps, [sky], "a/b is of a layout sky that was not given"),
      (made.maps, [naratgeul, Array(naratgeul[..<21])], "a/b holds a trie without a header"),
      (made.maps, [Array(naratgeul[..<40])], "a/b (naratgeul) has 40 bytes and says "),
    ] as [([StateMap], [[UInt8]], String)] {
      let file = (
        name: ArtifactName.source(language: "a", file: "b"), bytes: MadeFiles.source(of: tries)
      )
      let found = failure { try FilesProof(maps).run([file]) } ?? "passed"
      #expect(found.hasPrefix(says), "\(found)")
    }
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
