import Artifacts
import Foundation
import Testing

@testable import Verification

/// Whatever is wrong with a file is found, before it takes its place and in a folder, and its path is named.
@Suite struct DamageTests {
  private static let gzip = "json/naratgeul.min.json.gz"

  /// What the rules say of a damage; `nil` where only the comparison with today's files finds it.
  private static let damages: [(path: String, old: String, new: String, detail: String?)] = [
    ("json/naratgeul.full.json", #""ㅏ": "ㅓ""#, #""ㅏ": "ㅑ""#, "turns ㅏ with ㅏㅓ into ㅑ instead of ㅓ"),
    ("json/naratgeul.full.json", #""ㄲ": """#, #""ㄲ": "ㄱ""#, "turns ㄲ with ⌫ into ㄱ instead of "),
    ("json/naratgeul.full.json", #""가": "각","#, "\"\u{1100}\u{1161}\": \"각\",", "into 가ㄱ instead of 각"),
    ("json/naratgeul.full.json", "{", "[", "is not a JSON object"),
    ("json/naratgeul.min.json", #""ㅏ":"ㅓ","#, "", "turns ㅏ with ㅏㅓ into ㅏㅏ instead of ㅓ"),
    ("json/naratgeul.min.json", #""앉":"안ㅈ""#, #""앉":"안ㅅ""#, "turns 앉 with "),
    ("json/naratgeul.min.json", #""획추가""#, #""획""#, "has no key 획추가"),
    (gzip, #""ㅏ":"ㅓ""#, #""ㅏ":"ㅑ""#, "turns ㅏ with ㅏㅓ into ㅑ instead of ㅓ"),
    ("keypad/naratgeul.svg", "fill", "Fill", nil),
    ("trie/naratgeul.trie", "naratgeul", "naratgeum", "has a wrong checksum"),
  ]

  @Test(arguments: damages)
  func aDamageIsFoundAndItsFileNamed(path: String, old: String, new: String, detail: String?) throws {
    let bytes = try changed(path, old, to: new)
    let inFolder = try #require(Made.failure(ofFolder: [path: bytes]))
    #expect(inFolder.hasPrefix(detail == nil ? "\(path) is out of date; " : path), "\(inFolder)")
    let found = Made.failure(path, bytes) ?? "passed"
    #expect(detail.map { found.hasPrefix(path) && found.contains($0) } ?? (found == "passed"), "\(found)")
  }

  /// The bytes of a file with `new` for the first `old`, compared by scalars, in what it has compressed if it has.
  private func changed(_ path: String, _ old: String, to new: String) throws -> [UInt8] {
    func changed(_ bytes: [UInt8]) -> [UInt8] {
      let range = Data(bytes).range(of: Data(old.utf8))!
      return bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...]
    }
    let bytes = Made.files[path]!
    return path == Self.gzip ? try Gzip.compress(changed(Gzip.decompress(bytes))) : changed(bytes)
  }

  /// One of each kind of file: those of a layout, sources with a trie, one that is copied, and the manifest.
  private static let paths = Made.artifacts.map(\.path).filter { path in
    path.contains("naratgeul") || Data(Made.files[path]!).range(of: Data("HWJT".utf8)) != nil
      || ["swift/LICENSE", "manifest.json"].contains(path)
  }

  @Test(arguments: paths)
  func bytesThatAreCutAddedFlippedOrAnotherFilesAreNotWhatIsMade(path: String) {
    let bytes = Made.files[path]!
    let bits: [(index: Int, bit: UInt8)] = [(0, 0x01), (bytes.count / 2, 0x10), (bytes.count - 1, 0x80)]
    let flipped = bits.map { index, bit in
      var copy = bytes
      copy[index] ^= bit
      return copy
    }
    let another = Made.files[Self.paths.first { Made.files[$0] != bytes }!]!
    let cut = [[], Array(bytes[..<(bytes.count / 2)]), Array(bytes.dropLast())]
    for other in cut + [bytes + [0x0A], another] + flipped {
      let found = Made.failure(ofFolder: [path: other])
      #expect(found?.hasPrefix(path) == true, "\(other.count): \(found ?? "")")
    }
  }
}
