/// Writes zip archives with nothing in them that could differ from one day or system to the next: no dates, no owners,
/// and the names in order. Only deflate's own bytes may differ between zlibs.
public enum ZipWriter {
  /// A file, or a folder if its name ends with a slash.
  public struct Entry: Sendable {
    /// The path in the archive.
    public let name: String
    /// The content; a folder has none.
    public let content: [UInt8]

    /// An entry called `name`.
    public init(_ name: String, _ content: [UInt8] = []) {
      self.name = name
      self.content = content
    }
  }

  /// An archive of `entries`, at most 65,535 of them and at most 4 GB.
  ///
  /// - Throws: `ZlibError` if zlib has no memory.
  public static func archive(_ entries: [Entry]) throws(ZlibError) -> [UInt8] {
    let members = try entries.sorted { $0.name < $1.name }.map {
      entry throws(ZlibError) in
      let deflated = try Deflate.compress(entry.content)
      let isDeflated = deflated.count < entry.content.count
      return Member(
        name: Array(entry.name.utf8), content: entry.content, isDeflated: isDeflated,
        data: isDeflated ? deflated : entry.content)
    }
    return archive(of: members)
  }

  /// The names and the inflated contents of `archive`, one after another: what does not depend on the zlib at hand.
  ///
  /// - Throws: `ZlibError` if it is no archive that this writer writes, but for how well it is compressed.
  public static func inflated(_ archive: [UInt8]) throws(ZlibError) -> [UInt8] {
    let members = try members(of: archive)
    guard self.archive(of: members) == archive else { throw notOurs }
    return members.flatMap { $0.name + [0] + $0.content }
  }

  /// An entry with the bytes that stand for its content.
  private struct Member {
    let name, content: [UInt8]
    let isDeflated: Bool
    let data: [UInt8]
  }

  private static func archive(of members: [Member]) -> [UInt8] {
    var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
    for member in members {
      // Version 2.0, no flags, and 1980-01-01, the first day that the format knows.
      var header = short(20, 0, member.isDeflated ? 8 : 0, 0, 0x21)
      header += long(Checksum.crc32(member.content))
      header += long(UInt32(member.data.count)) + long(UInt32(member.content.count))
      header += short(UInt16(member.name.count), 0)
      // Made by version 2.0 for FAT; no comment, first disk, no attributes but a folder's.
      directory += central + short(20) + header + short(0, 0, 0)
      directory += long(member.name.last == UInt8(ascii: "/") ? 0x10 : 0)
      directory += long(UInt32(bytes.count)) + member.name
      bytes += local + header + member.name + member.data
    }
    let count = UInt16(members.count)
    let end = short(0, 0, count, count) + long(UInt32(directory.count))
    return bytes + directory + self.end + end + long(UInt32(bytes.count)) + short(0)
  }

  private static func members(of archive: [UInt8]) throws(ZlibError) -> [Member] {
    var (index, members): (Int, [Member]) = (0, [])
    func number(_ offset: Int, _ count: Int) -> Int {
      archive[(index + offset)..<(index + offset + count)].reversed().reduce(0) {
        $0 << 8 | Int($1)
      }
    }
    while archive[index...].starts(with: local), archive.count - index >= 30 {
      let (size, name) = (number(18, 4), number(26, 2))
      let start = index + 30 + name
      guard start + size <= archive.count, members.count < UInt16.max else { throw notOurs }
      let data = Array(archive[start..<(start + size)])
      let isDeflated = number(8, 2) == 8
      members.append(
        Member(
          name: Array(archive[(index + 30)..<start]),
          content: isDeflated ? try Deflate.decompress(data, limit: number(22, 4)) : data,
          isDeflated: isDeflated, data: data))
      index = start + size
    }
    return members
  }

  private static let notOurs = ZlibError(operation: "read the archive", code: -3)

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
