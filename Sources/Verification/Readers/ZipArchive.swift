import Artifacts

/// The files of a zip archive that is plain: no comments, dates or attributes, the names in order, and a directory that
/// says what the files say and nothing else, so that every unpacking program finds the same.
struct ZipArchive {
  /// The entries in the order of the archive; the names of folders end with a slash.
  let entries: [(name: String, content: [UInt8])]
  private let path: String

  /// The most bytes that all entries may have together; the largest extension has 4 MB.
  private static let sizeLimit = 16 << 20

  init(_ path: String, _ bytes: [UInt8]) throws(VerificationFailure) {
    var entries: [(name: String, content: [UInt8])] = []
    var (directory, index, rest): ([UInt8], Int, Int) = ([], 0, Self.sizeLimit)
    func check(_ holds: Bool, _ what: String) throws(VerificationFailure) {
      if holds { return }
      throw VerificationFailure(path: path, detail: "is no plain zip: it lacks \(what), at byte \(index)")
    }
    while bytes[index...].starts(with: [0x50, 0x4B, 3, 4]) {
      try check(index + 30 <= bytes.count, "a whole header")
      let header = Array(bytes[index + 4..<index + 30])
      func number(_ offset: Int, _ count: Int) -> Int {
        header[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
      }
      let (size, fullSize, nameSize) = (number(14, 4), number(18, 4), number(22, 2))
      let start = index + 30 + nameSize
      try check(start + size <= bytes.count, "as many bytes as it says")
      let written = bytes[index + 30..<start]
      let name = String(decoding: written, as: UTF8.self)
      try check(fullSize <= rest, "at most \(Self.sizeLimit) bytes in all, and \(name) is beyond")
      let data = Array(bytes[start..<start + size])
      let content = header[4] == 0 ? data : (try? Deflate.raw.decompress(data, limit: fullSize)) ?? []
      // Version 2.0 without flags, stored or deflated, of 1980-01-01, without extra data.
      let plain =
        [20, 0, 0, 0, header[4] == 0 ? 0 : 8, 0, 0, 0, 0x21, 0] + Self.bytes(Int(Checksum.crc32(content)), 4)
        + Self.bytes(size, 4) + Self.bytes(content.count, 4) + Self.bytes(nameSize, 2) + [0, 0]
      try check(header == plain, "\(name) as its header says")
      if let last = entries.last {
        try check(last.name < name, "its names in order, \(last.name) before \(name)")
      }
      directory += [0x50, 0x4B, 1, 2, 20, 0] + header + [0, 0, 0, 0, 0, 0]
      directory += Self.bytes(name.hasSuffix("/") ? 0x10 : 0, 4) + Self.bytes(index, 4) + written
      entries.append((name, content))
      rest -= fullSize
      index = start + size
    }
    let count = Self.bytes(entries.count, 2)
    let end =
      [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + count + count + Self.bytes(directory.count, 4) + Self.bytes(index, 4) + [0, 0]
    try check(Array(bytes[index...]) == directory + end, "a directory of its files and no more")
    self.path = path
    self.entries = entries
  }

  /// The lowest byte first.
  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  func json(_ name: String) throws(VerificationFailure) -> Any {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw VerificationFailure(path: path, detail: "holds no \(name)")
    }
    guard let json = JSONFile.root(of: entry.content) else {
      throw VerificationFailure(path: path, detail: "holds a \(name) that is not JSON, or names something twice")
    }
    return json
  }

  /// All names and contents, one after another, which do not depend on the zlib that made the archive.
  var content: [UInt8] { entries.flatMap { Array($0.name.utf8) + [0] + $0.content } }
}
