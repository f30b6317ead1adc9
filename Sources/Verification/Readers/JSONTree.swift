/// A value of JSON (RFC 8259) with its members in the order of the file: texts, whole numbers, arrays and objects.
indirect enum JSONTree: Equatable {
  case string(String)
  case number(Int)
  case array([JSONTree])
  case object([Member])

  /// A member of an object.
  struct Member: Equatable {
    let name: String
    let value: JSONTree
  }

  /// Reads `bytes`, the file `file` of the artifact at `path`.
  ///
  /// - Throws: `VerificationFailure` if they are no such JSON, or an object has a name twice.
  init(_ path: String, _ file: String, _ bytes: [UInt8]) throws(VerificationFailure) {
    var scanner = MapScanner(path: path, bytes: bytes)
    do {
      self = try scanner.tree()
      guard scanner.next() == nil else { throw scanner.failure() }
    } catch {
      throw VerificationFailure(
        path: path,
        detail: "holds a \(file) that is not as it should be at byte \(scanner.index + 1)")
    }
  }

  /// The member `name` of an object.
  subscript(name: String) -> JSONTree? { members.first { $0.name == name }?.value }

  /// The only element of an array of one.
  var only: JSONTree? { elements.count == 1 ? elements[0] : nil }

  var members: [Member] { if case .object(let members) = self { members } else { [] } }
  var elements: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }
}

extension MapScanner {
  /// - Parameter depth: How deep arrays and objects may still lie in each other; ours have four levels.
  fileprivate mutating func tree(depth: Int = 64) throws(VerificationFailure) -> JSONTree {
    guard depth > 0 else { throw failure() }
    switch next() {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"):
      var members: [JSONTree.Member] = []
      try object { scanner, name throws(VerificationFailure) in
        members.append(JSONTree.Member(name: name, value: try scanner.tree(depth: depth - 1)))
      }
      // Scalars are compared, since strings are equal if they are canonically equivalent.
      let names = Set(members.map { Array($0.name.unicodeScalars) })
      guard names.count == members.count else { throw failure() }
      return .object(members)
    case UInt8(ascii: "["): return .array(try elements(depth: depth - 1))
    default: return .number(try number())
    }
  }

  private mutating func elements(depth: Int) throws(VerificationFailure) -> [JSONTree] {
    try expect("[")
    var elements: [JSONTree] = []
    while next() != UInt8(ascii: "]") {
      if !elements.isEmpty { try expect(",") }
      elements.append(try tree(depth: depth))
    }
    try expect("]")
    return elements
  }

  private mutating func number() throws(VerificationFailure) -> Int {
    let digits = bytes[index...].prefix { $0 == UInt8(ascii: "-") || 0x30...0x39 ~= $0 }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { throw failure() }
    for digit in digits { try expect(Unicode.Scalar(digit)) }
    return number
  }
}
