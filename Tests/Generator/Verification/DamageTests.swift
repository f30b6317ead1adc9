import Artifacts
import Foundation
import Testing

@testable import Verification

/// Damage to a file is found before the file is written, and in a folder. The report contains the path of the file.
@Suite struct DamageTests {
  private static let gzip = "json/naratgeul.min.json.gz"

  /// Damages, each with the detail that the proof reports. The detail is nil if only the comparison with newly
  /// generated files finds the damage.
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
  func reportsADamagedFile(path: String, old: String, new: String, detail: String?) throws {
    let bytes = try changed(path, old, to: new)
    let inFolder = try #require(Made.failure(ofFolder: [path: bytes]))
    #expect(inFolder.hasPrefix(detail == nil ? "\(path) is out of date; " : path), "\(inFolder)")
    let found = Made.failure(path, bytes) ?? "passed"
    #expect(detail.map { found.hasPrefix(path) && found.contains($0) } ?? (found == "passed"), "\(found)")
  }

  /// Returns the bytes of a file in which `new` replaces the first `old`. Compares scalars. Also changes the content of
  /// compressed files.
  private func changed(_ path: String, _ old: String, to new: String) throws -> [UInt8] {
    func changed(_ bytes: [UInt8]) -> [UInt8] {
      let range = Data(bytes).range(of: Data(old.utf8))!
      return bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...]
    }
    let bytes = Made.files[path]!
    return path == Self.gzip ? try Gzip.compress(changed(Gzip.decompress(bytes))) : changed(bytes)
  }

  /// One file of each kind: the files of a layout, sources with a trie, a copied file, and the manifest.
  private static let paths = Made.artifacts.map(\.path).filter { path in
    path.contains("naratgeul") || Data(Made.files[path]!).range(of: Data("HWJT".utf8)) != nil
      || ["swift/LICENSE", "manifest.json"].contains(path)
  }

  @Test(arguments: paths)
  func detectsTruncatedExtendedFlippedAndSwappedFiles(path: String) {
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
