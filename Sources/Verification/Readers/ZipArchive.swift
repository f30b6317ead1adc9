import Zlib

/// The files of a zip archive, read by its central directory as unpacking programs do. It must be plain: no comments,
/// dates or attributes, no bytes that no entry accounts for, and the names in order.
struct ZipArchive {
  /// The entries in the order of the archive; the names of folders end with a slash.
  let entries: [(name: String, content: [UInt8])]
  private let path: String

  /// The most bytes that all entries may have together; the largest extension has 4 MB.
  private static let sizeLimit = 16 << 20

  /// Reads `bytes`, the archive at `path`.
  ///
  /// - Throws: `VerificationFailure` at the first thing that is not as it should be.
  init(_ path: String, _ bytes: [UInt8]) throws(VerificationFailure) {
    self.path = path
    var end = ZipCursor(path, bytes, at: max(0, bytes.count - 22))
    try end.expect([0x50, 0x4B, 5, 6, 0, 0, 0, 0], "end")
    let count = try end.number(2)
    let total = try end.number(2)
    let size = try end.number(4)
    let start = try end.number(4)
    try end.expect([0, 0], "end without a comment")
    guard total == count, start + size == bytes.count - 22 else {
      throw end.failure("a directory of \(size) bytes for \(count) entries")
    }
    var directory = ZipCursor(path, bytes, at: start)
    var file = ZipCursor(path, bytes, at: 0)
    var entries: [(name: String, content: [UInt8])] = []
    var rest = Self.sizeLimit
    for _ in 0..<count {
      try directory.expect([0x50, 0x4B, 1, 2, 20, 0], "entry of its directory")
      let header = try directory.bytes(26)
      try directory.expect([0, 0, 0, 0, 0, 0], "entry without comment")
      let attributes = try directory.number(4)
      let offset = try directory.number(4)
      guard header[24...] == [0, 0] else { throw directory.failure("an entry without extra data") }
      let name = try directory.bytes(Int(header[22]) | Int(header[23]) << 8)
      guard offset == file.index else { throw directory.failure("an entry in its place") }
      try file.expect([0x50, 0x4B, 3, 4] + header + name, "file that equals its entry")
      let entry = try ZipArchive.entry(header, String(decoding: name, as: UTF8.self), &file, rest)
      rest -= entry.content.count
      guard attributes == (entry.name.hasSuffix("/") ? 0x10 : 0) else {
        throw directory.failure("attributes of a file or folder for \(entry.name)")
      }
      if let last = entries.last, last.name >= entry.name {
        throw directory.failure("its names in order, \(last.name) before \(entry.name)")
      }
      entries.append(entry)
    }
    guard file.index == start, directory.index == bytes.count - 22 else {
      throw file.failure("nothing between its parts")
    }
    self.entries = entries
  }

  private static func entry(
    _ header: [UInt8], _ name: String, _ file: inout ZipCursor, _ limit: Int
  ) throws(VerificationFailure) -> (name: String, content: [UInt8]) {
    var fields = ZipCursor(file.path, header, at: 0)
    try fields.expect([20, 0, 0, 0], "entry of version 2.0 without flags")
    let method = try fields.number(2)
    try fields.expect([0, 0, 0x21, 0], "date of 1980-01-01 for \(name)")
    let checksum = try fields.number(4)
    let size = try fields.number(4)
    let inflatedSize = try fields.number(4)
    guard method == 0 || method == 8 else {
      throw file.failure("\(name) stored or deflated, and not by method \(method)")
    }
    guard inflatedSize <= limit else {
      throw file.failure("at most \(sizeLimit) bytes in all, and \(name) is beyond that")
    }
    let data = try file.bytes(size)
    let inflated = method == 0 ? data : try? Deflate.decompress(data, limit: inflatedSize)
    let content = inflated ?? []
    guard content.count == inflatedSize, Int(Checksum.crc32(content)) == checksum else {
      throw file.failure("\(name) as its checksum says")
    }
    return (name, content)
  }

  /// The content of the file called `name`.
  ///
  /// - Throws: `VerificationFailure` if there is none.
  func file(_ name: String) throws(VerificationFailure) -> [UInt8] {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw VerificationFailure(path: path, detail: "holds no \(name)")
    }
    return entry.content
  }

  /// All names and contents, one after another, which do not depend on the zlib that made the archive.
  var content: [UInt8] { entries.flatMap { Array($0.name.utf8) + [0] + $0.content } }
}
