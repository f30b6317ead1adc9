import Artifacts
import Foundation
import Layouts
import Testing
import Zlib

@testable import Verification

/// Whatever is wrong with a file is found, before it takes its place and in a folder, and its path is named.
@Suite struct DamageTests {
  private let made = MadeFiles.naratgeul

  /// What the rules say of a damage; `nil` where only the comparison with today's files finds it.
  private static let damages: [(path: String, old: String, new: String, detail: String?)] = [
    ("json/naratgeul.full.json", #""ㅏ": "ㅓ""#, #""ㅏ": "ㅑ""#, "turns ㅏ by ㅏㅓ into ㅑ and not ㅓ"),
    ("json/naratgeul.full.json", #""ㄲ": """#, #""ㄲ": "ㄱ""#, "turns ㄲ by ⌫ into ㄱ and not "),
    ("json/naratgeul.full.json", #""가": "각","#, "\"\u{1100}\u{1161}\": \"각\",", "into 가ㄱ and not 각"),
    ("json/naratgeul.full.json", "{", "[", "is not a JSON object"),
    ("json/naratgeul.full.json", "\"획추가\":", "\"획추가\" :", nil),
    ("json/naratgeul.min.json", #""ㅏ":"ㅓ","#, "", "turns ㅏ by ㅏㅓ into ㅏㅏ and not ㅓ"),
    ("json/naratgeul.min.json", #""앉":"안ㅈ""#, #""앉":"안ㅅ""#, "turns 앉 by "),
    ("json/naratgeul.min.json", #""획추가""#, #""획""#, "has no key 획추가"),
    ("keypad/naratgeul.svg", "fill", "Fill", nil),
    ("trie/naratgeul.trie", "naratgeul", "naratgeum", "has a wrong checksum"),
    (MadeFiles.flex, "PK", "KP", "is no plain zip"),
    ("m17n/ko-naratgeul.mim", "(", "((", nil),
  ]

  @Test(arguments: damages)
  func aDamageIsFoundAndItsFileNamed(path: String, old: String, new: String, detail: String?) throws {
    let bytes = changed(made[path], old, to: new)
    let old = "\(path) is not what is made today; "
    #expect(made.failure(ofFolder: [path: bytes]).hasPrefix(detail == nil ? old : path))
    let found = made.failure(path, bytes)
    #expect(detail.map(found.contains) ?? (found == "passed"), "\(found)")
    #expect(found.hasPrefix(path) == (detail != nil), "\(found)")
  }

  /// One of each kind of file: those of a layout, sources with a trie, one that is copied, and the manifest.
  private static let paths = MadeFiles.naratgeul.artifacts.filter {
    $0.path.contains("naratgeul") || Data($0.bytes).range(of: Data("HWJT".utf8)) != nil
      || ["swift/LICENSE", "manifest.json"].contains($0.path)
  }.map(\.path)

  @Test(arguments: paths)
  func bytesThatAreCutAddedFlippedOrAnotherFilesAreNotWhatIsMade(path: String) {
    let bytes = made[path]
    let bits: [(index: Int, bit: UInt8)] = [(0, 0x01), (bytes.count / 2, 0x10), (bytes.count - 1, 0x80)]
    let flipped = bits.map { index, bit in
      var copy = bytes
      copy[index] ^= bit
      return copy
    }
    for other in [
      [], Array(bytes[..<(bytes.count / 2)]), Array(bytes.dropLast()), bytes + [0x0A],
      made[Self.paths.first { made[$0] != bytes }!],
    ] + flipped {
      let found = made.failure(ofFolder: [path: other])
      #expect(found.hasPrefix(path), "\(other.count): \(found)")
    }
  }

  /// CurrencyTests has what another zlib compresses otherwise.
  @Test func aGzippedMapIsWhatItHolds() throws {
    let content = try Deflate.gzip.decompress(made[MadeFiles.gzip])
    #expect(made.failure(ofFolder: [MadeFiles.gzip: made[MadeFiles.gzip]]) == "passed")
    let wrong = try Deflate.gzip.compress(changed(content, #""ㅏ":"ㅓ""#, to: #""ㅏ":"ㅑ""#))
    for found in [
      made.failure(MadeFiles.gzip, wrong),
      made.failure(ofFolder: [MadeFiles.gzip: wrong], comparing: false),
    ] {
      #expect(found == "\(MadeFiles.gzip) turns ㅏ by ㅏㅓ into ㅑ and not ㅓ")
    }
    let cut = made.failure(ofFolder: [MadeFiles.gzip: [0x1F, 0x8B]])
    #expect(cut.hasPrefix("\(MadeFiles.gzip) cannot be inflated: "))
  }

  /// What no proof decides, such as a text for people, is compared.
  @Test func anExtensionIsCompared() throws {
    let bytes = try changedExtension(made[MadeFiles.flex], "LICENSE", "MIT", to: "TIM")
    let found = made.failure(ofFolder: [MadeFiles.flex: bytes])
    #expect(found.hasPrefix("\(MadeFiles.flex) is not what is made today"), "\(found)")
  }
}
