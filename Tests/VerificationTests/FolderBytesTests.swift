import Artifacts
import TestSupport
import Testing
import Zlib

@testable import Verification

/// A distribution on disk, compared with the files made today: byte by byte, but for what another zlib would compress
/// otherwise.
@Suite struct FolderBytesTests {
  private var folder = FolderOnDisk()

  /// A changed byte is found anywhere, even where no rule decides it.
  @Test(
    arguments: FolderOnDisk.made.artifacts.map(\.path).filter {
      !$0.hasSuffix(".gz") && $0 != "manifest.json"
    })
  mutating func aFileThatIsNotMadeSoTodayIsNamed(path: String) {
    folder.files = [path: FolderOnDisk.made[path] + [0x0A]]
    let found = folder.failure()
    #expect(found.hasPrefix(path), "\(found)")
    if path.hasSuffix(".json") || ArtifactName(path: path)?.layout == nil {
      #expect(found == "\(path) is not what is made today; make it again with swift run gen")
    }
  }

  /// Bytes are compared, and not only their number.
  @Test(
    arguments: FolderOnDisk.made.artifacts.filter {
      $0.name.layout == nil && $0.name != .manifest && $0.name != .sessions
    }.map(\.path))
  mutating func aSourceIsComparedByteByByte(path: String) {
    var bytes = FolderOnDisk.made[path]
    bytes[bytes.count - 1] ^= 1
    folder.files = [path: bytes]
    #expect(
      folder.failure() == "\(path) is not what is made today; make it again with swift run gen")
  }

  /// If there is a manifest, it must list every file with its size and checksum.
  @Test mutating func theManifestIsComparedWithTheFiles() throws {
    let trie = "trie/naratgeul.trie"
    folder.files[trie] = nil
    #expect(folder.failure() == "\(trie) is listed in the manifest and is not there")
    folder.files = FolderOnDisk.whole
    var manifest = try #require(Manifest(folder.files["manifest.json"]!))
    manifest.files[0].crc32 = "00000000"
    folder.files["manifest.json"] = try manifest.bytes()
    #expect(folder.failure().hasPrefix("manifest.json is not what is made today"))
    #expect(folder.failure(made: folder.asMade).contains("00000000 is listed"))
  }

  /// Another zlib makes other bytes of the same map, which pass.
  @Test mutating func gzipIsComparedByWhatItHolds() throws {
    let path = "json/naratgeul.min.json.gz"
    folder.files = [path: FolderOnDisk.made[path]]
    let content = try Gzip.decompress(folder.files[path]!)
    #expect(folder.failure() == "passed")
    folder.files[path] = try Gzip.compress(changed(content, #""ㅏ":"ㅓ""#, to: #""ㅏ":"ㅑ""#))
    #expect(folder.failure() == "\(path) turns ㅏ by ㅏㅓ into ㅑ and not ㅓ")
  }

  /// The time, the level and the system, and a name before the content.
  @Test(arguments: [[4: 1], [8: 2], [9: 252], [3: 8, 10: 0x61, 11: 0]] as [[Int: UInt8]])
  mutating func aGzipHeaderSaysNothing(changes: [Int: UInt8]) throws {
    let path = "json/naratgeul.min.json.gz"
    var bytes = FolderOnDisk.made[path]
    if changes[3] != nil { bytes.insert(contentsOf: [0, 0], at: 10) }
    for (place, byte) in changes { bytes[place] = byte }
    #expect(try Gzip.decompress(bytes) == Gzip.decompress(FolderOnDisk.made[path]))
    folder.files = [path: bytes]
    #expect(
      folder.failure().hasPrefix("\(path) has a name, a time or something else in its gzip header"))
  }

  /// The bytes are compared, and not only what they mean to a map's reader or how many they are; nor are they
  /// compared only in the first file.
  @Test mutating func gzipHoldsTheBytesOfTheMap() throws {
    let path = "json/naratgeul.min.json.gz"
    let content = try Gzip.decompress(FolderOnDisk.made[path])
    let swapped = changed(content, #""":"ㄱ","가":"각""#, to: #""가":"각","":"ㄱ""#)
    for other in [content + [0x0A], swapped] {
      folder.files = [
        MadeFiles.flex: FolderOnDisk.made[MadeFiles.flex], path: try Gzip.compress(other),
      ]
      #expect(
        folder.failure() == "\(path) is not what is made today; make it again with swift run gen")
    }
  }

  @Test(arguments: [
    (#""files" :"#, #""x" : 1, "files" :"#),
    (#""formatVersion" : 1"#, #""formatVersion" : 1, "formatVersion" : 1"#),
    ("{\n", "\u{FEFF}{\n"), ("{\n", "{\n\n"), (#""limit" : "#, #""limit" :  "#),
  ])
  mutating func theManifestIsComparedByteByByte(old: String, new: String) throws {
    folder.files["manifest.json"] = changed(FolderOnDisk.made["manifest.json"], old, to: new)
    #expect(
      folder.failure()
        == "manifest.json is not what is made today; make it again with swift run gen")
  }

  @Test(arguments: [0, -1, 100_000_000])
  mutating func aGzippedSizeThatNoZlibMakesIsNotPassed(size: Int) throws {
    var manifest = try #require(Manifest(folder.files["manifest.json"]!))
    manifest.files[0].gzippedBytes = size
    folder.files["manifest.json"] = try manifest.bytes()
    #expect(folder.failure().hasPrefix("manifest.json is not what is made today"))
  }

  /// What no proof of an extension decides, such as a text for people, is compared, too.
  @Test mutating func anExtensionIsComparedByWhatItHolds() throws {
    let path = MadeFiles.flex
    folder.files = [
      path: try changedExtension(FolderOnDisk.made[path], "LICENSE", "MIT", to: "TIM")
    ]
    #expect(
      folder.failure() == "\(path) is not what is made today; make it again with swift run gen")
  }

  /// Even one that is made so today must have each key in its place.
  @Test mutating func anExtensionIsProved() throws {
    let path = MadeFiles.flex
    let file = "layouts/characters/naratgeul.json"
    let bytes = try changedExtension(
      FolderOnDisk.made[path], file, #""label":"ㄱ""#, to: #""label":"ㄴ""#)
    folder.files = [path: bytes]
    #expect(
      folder.failure(made: folder.asMade) == "\(path) has the key ㄱ in another way, or lacks it")
  }

  @Test mutating func sizesThatDependOnZlibAreNotCompared() throws {
    var manifest = try #require(Manifest(folder.files["manifest.json"]!))
    for index in manifest.files.indices {
      manifest.files[index].gzippedBytes += 1
      if ArtifactName(path: manifest.files[index].path)?.isCompressed == true {
        manifest.files[index].bytes += 1
      }
    }
    folder.files["manifest.json"] = try manifest.bytes()
    #expect(folder.failure() == "passed")
  }
}
