/// A place in an archive, from which fields are read one after another.
struct ZipCursor {
  let path: String
  private let source: [UInt8]
  private(set) var index: Int

  init(_ path: String, _ source: [UInt8], at index: Int) {
    self.path = path
    self.source = source
    self.index = index
  }

  mutating func bytes(_ count: Int) throws(VerificationFailure) -> [UInt8] {
    guard index >= 0, index <= source.count, count <= source.count - index else {
      throw failure("as many bytes as it says")
    }
    index += count
    return Array(source[(index - count)..<index])
  }

  /// A number of `count` bytes, the lowest first.
  mutating func number(_ count: Int) throws(VerificationFailure) -> Int {
    try bytes(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func expect(_ expected: [UInt8], _ what: String) throws(VerificationFailure) {
    guard try bytes(expected.count) == expected else { throw failure("a plain \(what)") }
  }

  func failure(_ what: String) -> VerificationFailure {
    VerificationFailure(path: path, detail: "is no plain zip: it lacks \(what), at byte \(index)")
  }
}
