import Artifacts
import Distribution
import Testing
import Zlib

/// Whether a file on disk is the one that would be written.
@Suite struct CurrencyTests {
  private let gzip = Made.artifact("json/sky.min.json.gz")

  @Test func theSameBytesAreCurrentAndOthersAreNot() {
    for artifact in [Made.artifact("json/sky.min.json"), gzip, Made.manifest] {
      #expect(artifact.isSame(as: artifact.bytes))
      #expect(!artifact.isSame(as: artifact.bytes + [0x0A, 0x78]))
      #expect(!artifact.isSame(as: []))
    }
  }

  @Test func theSameContentAtAnotherLevelIsCurrent() throws {
    let content = Array("활자 활자 활자".utf8)
    let artifact = try compressed(content, limit: 300)
    #expect(artifact.bytes != storedGzip(content) && artifact.isSame(as: storedGzip(content)))
    #expect(!artifact.isSame(as: storedGzip(content + [0x21])))
  }

  /// The entries of a zip deflated by another zlib, or not at all.
  @Test func anExtensionWithTheSameContentIsCurrent() throws {
    let artifact = Artifact(
      .perLayout(.florisBoard, layout: "x"), bytes: try ZipWriter.archive([zeros]),
      budget: .shipped(limit: 300))
    #expect(artifact.bytes.count < 200 && artifact.isSame(as: storedZip(zeros)))
    let other = ZipWriter.Entry(zeros.name, zeros.content.dropLast() + [1])
    #expect(!artifact.isSame(as: storedZip(other)) && !artifact.isSame(as: [0x50, 0x4B]))
  }

  private let zeros = ZipWriter.Entry("a", [UInt8](repeating: 0, count: 200))

  /// An archive whose only entry, of at most 200 bytes and a name of one, is not compressed.
  private func storedZip(_ entry: ZipWriter.Entry) -> [UInt8] {
    let crc = Checksum.crc32(entry.content)
    let size = [UInt8(entry.content.count), 0, 0, 0]
    let sum = (0..<4).map { UInt8(truncatingIfNeeded: crc >> ($0 * 8)) }
    let header = [20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0] + sum + size + size + [1, 0, 0, 0]
    let name = Array(entry.name.utf8)
    let file = [0x50, 0x4B, 3, 4] + header + name + entry.content
    let none = [UInt8](repeating: 0, count: 14)
    let directory = [0x50, 0x4B, 1, 2, 20, 0] + header + none + name
    let place = [UInt8(directory.count), 0, 0, 0, UInt8(file.count), 0, 0, 0]
    return file + directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0] + place + [0, 0]
  }

  @Test(arguments: [[], [0x1F, 0x8B], Array("not gzip".utf8)] as [[UInt8]])
  func aDamagedGzipFileIsNot(bytes: [UInt8]) throws {
    #expect(try !compressed([1, 2, 3], limit: 300).isSame(as: bytes))
  }

  /// A time, a level or a system: ours says nothing of where and when it was made.
  @Test(arguments: [4, 8, 9])
  func aGzipFileWithAnotherHeaderIsNot(place: Int) throws {
    let artifact = try compressed([1, 2, 3], limit: 300)
    var other = storedGzip([1, 2, 3])
    #expect(artifact.isSame(as: other))
    other[place] ^= 1
    #expect(try Gzip.decompress(other) == [1, 2, 3] && !artifact.isSame(as: other))
  }

  @Test func aGzipFileOverItsLimitIsNot() throws {
    let content = [UInt8](repeating: 7, count: 900)
    let size = storedGzip(content).count
    #expect(try compressed(content, limit: size).isSame(as: storedGzip(content)))
    #expect(try !compressed(content, limit: size - 1).isSame(as: storedGzip(content)))
  }

  @Test func aManifestWithOtherCompressedSizesIsCurrent() throws {
    let manifest = try #require(Manifest(Made.manifest.bytes))
    var other = manifest
    for index in other.files.indices {
      other.files[index].gzippedBytes += 1
      if ArtifactName(path: other.files[index].path)?.isCompressed == true {
        other.files[index].bytes += 1
      }
    }
    #expect(try Made.manifest.isSame(as: other.bytes()))
    let changes: [(inout Manifest) -> Void] = [
      { $0.files[0].crc32 = "00000000" }, { $0.files[0].bytes += 1 }, { $0.files[0].limit += 1 },
      { $0.files.removeLast() }, { $0.review[0].bytes += 1 }, { $0.review[0].crc32 = "00000000" },
      { $0.layouts[0].transitions += 1 }, { $0.formatVersion += 1 },
    ]
    for (index, change) in changes.enumerated() {
      var changed = manifest
      change(&changed)
      #expect(try !Made.manifest.isSame(as: changed.bytes()), "change \(index)")
    }
  }

  private func compressed(_ content: [UInt8], limit: Int) throws -> Artifact {
    Artifact(
      .perLayout(.gzippedMap, layout: "x"), bytes: try Gzip.compress(content),
      budget: .shipped(limit: limit))
  }
}
