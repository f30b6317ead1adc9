/// Writes zip archives with nothing in them that could differ from one day or system to the next: no dates, no owners,
/// and the names in order. Only deflate's own bytes may differ between zlibs.
public enum ZipWriter {
  /// A file, by its path in the archive; or a folder, whose name ends with a slash and which has no content.
  public typealias Entry = (name: String, content: [UInt8])

  /// An archive of `entries`, which are in order of names, at most 65,535 of them and at most 4 GB.
  ///
  /// - Throws: `ZlibError` if zlib has no memory.
  public static func archive(_ entries: [Entry]) throws(ZlibError) -> [UInt8] {
    var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
    for entry in entries {
      let (name, content) = (Array(entry.name.utf8), entry.content)
      let deflated = try Deflate.raw.compress(content)
      let isDeflated = deflated.count < content.count
      let data = isDeflated ? deflated : content
      // Version 2.0, no flags, and 1980-01-01, the first day that the format knows.
      var header = short(20, 0, isDeflated ? 8 : 0, 0, 0x21)
      header += long(Checksum.crc32(content)) + long(UInt32(data.count))
      header += long(UInt32(content.count)) + short(UInt16(name.count), 0)
      // Made by version 2.0 for FAT; no comment, first disk, no attributes but a folder's.
      directory += central + short(20) + header + short(0, 0, 0)
      directory += long(entry.name.hasSuffix("/") ? 0x10 : 0) + long(UInt32(bytes.count)) + name
      bytes += local + header + name + data
    }
    let count = UInt16(entries.count)
    let end = short(0, 0, count, count) + long(UInt32(directory.count))
    return bytes + directory + self.end + end + long(UInt32(bytes.count)) + short(0)
  }

  private static let local: [UInt8] = [0x50, 0x4B, 3, 4]
  private static let central: [UInt8] = [0x50, 0x4B, 1, 2]
  private static let end: [UInt8] = [0x50, 0x4B, 5, 6]

  private static func short(_ numbers: UInt16...) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }

  private static func long(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
