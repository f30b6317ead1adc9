import Hangul
import Layouts

/// Reads values from the nodes of a file, and notes what is wrong with them.
struct NodeReader {
  /// What is wrong with the form of the file.
  private(set) var problems: [InvalidFile.Problem] = []
  /// The part of the file that is read at the moment, for the report.
  var place: String?

  /// Members that files once had, and what replaced them.
  private static let moved = [
    "the layout rows":
      "rows are gone: list the keys in keys; a keyboard file says where they lie",
    "the layout shifted": "shifted is gone: put its keys into keys, after the others",
    "the key longPress":
      "longPress is gone: a keyboard file says in hold what holding a key offers",
  ]

  mutating func report(_ line: Int, _ message: String) {
    problems.append(.init(line: line, place: place, message: message))
  }

  /// The members of an object, nil if `node` is none. Those that are not known are reported and left out; the root of a
  /// file may name its schema.
  mutating func members<Member>(
    of node: JSONNode, _ what: String, needing needed: [Member] = [], isRoot: Bool = false
  ) -> [Member: JSONNode]? where Member: CaseIterable & RawRepresentable<String> & Hashable {
    guard let found = node.members else {
      report(node.line, "\(what) is an object with members; write { }")
      return nil
    }
    var members: [Member: JSONNode] = [:]
    for (name, node) in found {
      if let member = Member(rawValue: name) {
        members[member] = node
      } else if isRoot, name == "$schema" {
        if node.decoded(String.self) == nil {
          report(node.line, "$schema is not a string; write it in quotation marks, or drop it")
        }
      } else {
        let known = Member.allCases.map(\.rawValue).joined(separator: ", ")
        let unknown = "\(name) is not a member of \(what); those are \(known)"
        report(node.line, Self.moved["\(what) \(name)"] ?? unknown)
      }
    }
    for member in needed where members[member] == nil {
      report(node.line, "\(what) has no \(member); add it")
    }
    return members
  }

  /// What `read` makes of `node`; if that is nil, `problem` is reported.
  mutating func value<Value>(
    _ node: JSONNode?, _ problem: @autoclosure () -> String, _ read: (JSONNode) -> Value?
  ) -> Value? {
    guard let node else { return nil }
    if let value = read(node) { return value }
    report(node.line, problem())
    return nil
  }

  /// The items of a list; none if there is no list.
  mutating func list(_ node: JSONNode?, _ what: String) -> [JSONNode] {
    value(node, "\(what) is a list; write [ ]", \.items) ?? []
  }

  mutating func string(_ node: JSONNode?, _ what: String) -> String? {
    value(node, "the \(what) is not a string; write it in quotation marks") { $0.decoded() }
  }

  mutating func boolean(_ node: JSONNode?, _ what: String) -> Bool? {
    value(node, "\(what) is neither true nor false; write one, without quotation marks") {
      $0.decoded()
    }
  }

  mutating func integer(_ node: JSONNode?, _ what: String) -> Int? {
    value(node, "\(what) is not a whole number; write one, without quotation marks") {
      $0.decoded()
    }
  }

  /// The choice that `node` names.
  mutating func choice<Value>(
    _ node: JSONNode?, _ what: String, among choices: [(name: String, value: Value)]
  ) -> Value? {
    guard let name = string(node, what) else { return nil }
    let names = choices.map(\.name).joined(separator: ", ")
    return value(node, "\(name) is not a \(what); those are \(names)") { _ in
      choices.first { $0.name == name }?.value
    }
  }

  /// The only part of a string, such as its only character.
  mutating func only<Parts: Collection>(
    _ node: JSONNode?, _ what: String, _ part: String, of parts: (String) -> Parts
  ) -> Parts.Element? {
    guard let string = string(node, what) else { return nil }
    return value(node, "the \(what) \"\(string)\" is not one \(part); write one") { _ in
      parts(string).count == 1 ? parts(string).first : nil
    }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// Every case with its name in files.
  static var named: [(name: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }
}
