import Hangul
import Layouts

/// Decodes the nodes of a parsed file, and records every mismatch.
struct NodeReader {
  /// What is wrong with the form of the file.
  private(set) var problems: [InvalidFile.Problem] = []

  /// A member's value and the line that its name stands on.
  struct Found {
    let line: Int
    let node: JSONNode
  }

  /// Members that files had once, and what became of them.
  private static let moved = [
    "the layout rows":
      "rows are gone: list the keys in keys; a keyboard file says where they lie",
    "the layout shifted": "shifted is gone: put its keys into keys, after the others",
    "a key longPress": "longPress is gone: a keyboard file says in hold what holding a key offers",
  ]

  /// Notes a problem on `line`, of the key whose id is `key`.
  mutating func report(_ line: Int, _ key: String?, _ message: String) {
    problems.append(.init(line: line, key: key, message: message))
  }

  /// The members of the object `node`; unknown ones are reported and left out. The root of a file may name its schema.
  mutating func members<Member>(
    of node: JSONNode, _ what: String, _: Member.Type, key: String?, isRoot: Bool = false
  ) -> [Member: Found]? where Member: CaseIterable & RawRepresentable<String> & Hashable {
    guard let found = node.members else {
      report(node.line, key, "\(what) is an object with members; write { }")
      return nil
    }
    var members: [Member: Found] = [:]
    for one in found {
      if let member = Member(rawValue: one.name) {
        members[member] = Found(line: one.line, node: one.node)
      } else if isRoot, one.name == "$schema" {
        if one.node.string == nil {
          report(one.line, key, "$schema is not a string; write it in quotation marks, or drop it")
        }
      } else {
        let known = Member.allCases.map(\.rawValue).joined(separator: ", ")
        report(
          one.line, key,
          Self.moved["\(what) \(one.name)"]
            ?? "\(one.name) is not a member of \(what); those are \(known)")
      }
    }
    return members
  }

  /// The items of a list.
  mutating func list(_ found: Found?, _ what: String) -> [JSONNode]? {
    guard let found else { return nil }
    if let items = found.node.items { return items }
    report(found.line, nil, "\(what) is a list; write [ ]")
    return nil
  }

  /// The text of a string.
  mutating func string(_ found: Found?, _ what: String, key: String?) -> String? {
    guard let found else { return nil }
    if let string = found.node.string { return string }
    report(found.line, key, "the \(what) is not a string; write it in quotation marks")
    return nil
  }

  /// The value of true or false.
  mutating func boolean(_ found: Found?, _ what: String) -> Bool? {
    guard let found else { return nil }
    if let value = found.node.boolean { return value }
    report(found.line, nil, "\(what) is neither true nor false; write one, without quotation marks")
    return nil
  }

  /// The value of a whole number.
  mutating func integer(_ found: Found?, _ what: String) -> Int? {
    guard let found else { return nil }
    if let value = found.node.number.flatMap({ Int(exactly: $0) }) { return value }
    report(found.line, nil, "\(what) is not a whole number; write one, without quotation marks")
    return nil
  }

  /// The name of a case.
  mutating func choice<Choice>(_ found: Found?, _ what: String, _: Choice.Type) -> Choice?
  where Choice: CaseIterable & RawRepresentable<String> {
    guard let found, let name = string(found, what, key: nil) else { return nil }
    if let choice = Choice(rawValue: name) { return choice }
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    report(found.line, nil, "\(name) is not a \(what); those are \(names)")
    return nil
  }

  /// A string of one Character.
  mutating func character(_ found: Found?, _ what: String, key: String?) -> Character? {
    guard let found, let string = string(found, what, key: key) else { return nil }
    if string.count == 1 { return string.first }
    report(found.line, key, "the \(what) \"\(string)\" is not one character; write one")
    return nil
  }

  /// A string of one scalar.
  mutating func scalar(_ found: Found?, _ what: String, key: String?) -> Unicode.Scalar? {
    guard let found, let string = string(found, what, key: key) else { return nil }
    if string.unicodeScalars.count == 1 { return string.unicodeScalars.first }
    report(found.line, key, "the \(what) \"\(string)\" is not one Unicode scalar; write one")
    return nil
  }

  /// A string of one scalar, which names a letter.
  mutating func letter(_ found: Found?, key: String?) -> Letter? {
    guard let found, let string = string(found, "appends", key: key) else { return nil }
    if string.unicodeScalars.count == 1 { return string.unicodeScalars.first.map { Letter($0) } }
    report(found.line, key, "appends: \"\(string)\" is not one letter; write one")
    return nil
  }
}
