import Layouts

/// Reads a layout from the nodes of a file. The reader continues after a problem, so that it can report all problems at
/// once.
struct LayoutReader {
  private var problems: [InvalidFile.Problem] = []
  private var place: String?
  /// The keys with members that could not be read, as indices in `Layout.keys`.
  private var damagedKeys: Set<Int> = []

  /// Returns a message for an unknown member that authors may expect, or nil if a list of the known members is enough.
  private static func message(forUnknown name: String, of what: String) -> String? {
    switch name {
    case "rows": "rows is no longer a member of \(what); list the keys in keys, and their positions in a keyboard file"
    case "shifted": "shifted is no longer a member of \(what); move its keys to the end of keys"
    case "hold", "longPress": "\(name) is not a member of \(what); use hold in a keyboard file"
    case "flick", "flicks": "\(name) is not a member of \(what); use flicks in a keyboard file"
    case "drag", "gesture", "path", "swipe":
      "\(name) is not a member of \(what); use flicks in a keyboard file, which have four directions"
    case "lead", "leads", "tail", "tails", "initial", "final":
      "\(name) is not a member of \(what): its position makes a consonant a lead or a tail; write it in appends"
    default: nil
    }
  }

  /// Returns the layout in `node`, and all its problems. Members that could not be read have valid placeholders.
  mutating func layout(from node: JSONNode) -> (Layout, problems: [InvalidFile.Problem]) {
    let members = members(
      of: node, "the layout", needing: [LayoutMember.id, .name, .latinName, .keys], or: ["$schema"])
    if let schema = node["$schema"], schema.decoded(String.self) == nil {
      report(schema, "$schema must be a string; put it in quotation marks, or remove it")
    }
    let layout = Layout(
      id: string(members[.id], "id") ?? "x",
      name: string(members[.name], "name") ?? "x",
      latinName: string(members[.latinName], "latinName") ?? "x",
      dotStyle: dotStyle(members[.dotStyle]) ?? .conjoining,
      spaceEndsRun: value(
        members[.spaceEndsRun],
        or: "spaceEndsRun must be true or false, without quotation marks")
        ?? false,
      cycleTimeout: value(
        members[.cycleTimeout],
        or: "cycleTimeout must be an integer, without quotation marks")
        ?? Layout.defaultCycleTimeout,
      keys: keys(from: members[.keys]))
    let located = remaining(problems: layout).map {
      InvalidFile.Problem(line: line(of: $0.place, in: node), place: $0.key.map { "key \($0)" }, message: $0.message)
    }
    return (layout, problems + located)
  }

  /// Returns the problems of the tables, except those that may be caused by members that could not be read.
  private func remaining(problems layout: Layout) -> [LayoutProblem] {
    if problems.isEmpty { return layout.problems }
    return layout.tableProblems.filter { problem in
      switch problem.place {
      case .key(let index, _): !damagedKeys.contains(index)
      case .layout(let member): member != .keys
      }
    }
  }

  /// Returns the line of a member in `node`. If the member is missing, returns the line of the object that should
  /// contain it.
  private func line(of place: LayoutProblem.Place, in node: JSONNode) -> Int {
    switch place {
    case .layout(let member): return (node[member.rawValue] ?? node).line
    case .key(let index, let member):
      let key = node[LayoutMember.keys.rawValue]?.items?[index] ?? node
      return (key[member.rawValue] ?? key).line
    }
  }

  private mutating func keys(from node: JSONNode?) -> [Key] {
    guard let node else { return [] }
    guard let items = node.items else {
      report(node, "keys must be a list; write [ ]")
      return []
    }
    let limit = Layout.keyLimit
    if items.count > limit {
      report(items[limit], "a layout can have at most \(limit) keys; remove this one and those after it")
    }
    return items.prefix(limit).enumerated().map { index, node in
      let problemCount = problems.count
      let id: String? = node["id"]?.decoded()
      place = id.map { "key \($0)" }
      defer {
        place = nil
        if problems.count > problemCount { damagedKeys.insert(index) }
      }
      return key(from: node, index: index)
    }
  }

  private mutating func key(from node: JSONNode, index: Int) -> Key {
    let members = members(of: node, "the key", needing: [KeyMember.id])
    return Key(
      string(members[.id], "id") ?? "\(index + 1)",
      legend: string(members[.legend], "legend"),
      scalar: only(members[.scalar], "scalar", "Unicode scalar", of: \.unicodeScalars),
      code: only(members[.code], "code", "character") { $0 },
      under: string(members[.under], "under"),
      appends: only(members[.appends], "appends", "letter", of: \.unicodeScalars)
        .map { Letter($0) },
      advance: Advance(string(members[.advance], "advance") ?? ""))
  }
}

// Functions that return the values of members, and report values of the wrong type.
extension LayoutReader {
  private mutating func report(_ node: JSONNode, _ message: String) {
    problems.append(.init(line: node.line, place: place, message: message))
  }

  /// Returns the known members of an object, or an empty dictionary if `node` is not an object. Reports unknown and
  /// missing members.
  private mutating func members<Member>(
    of node: JSONNode, _ what: String, needing needed: [Member], or others: [String] = []
  ) -> [Member: JSONNode] where Member: CaseIterable & RawRepresentable<String> & Hashable {
    guard let found = node.members else {
      report(node, "\(what) must be an object; write { }")
      return [:]
    }
    var members: [Member: JSONNode] = [:]
    for (name, node) in found where !others.contains(name) {
      if let member = Member(rawValue: name) {
        members[member] = node
      } else {
        let known = Member.allCases.map(\.rawValue).joined(separator: ", ")
        let unknown = "\(name) is not a member of \(what); valid members are \(known)"
        report(node, Self.message(forUnknown: name, of: what) ?? unknown)
      }
    }
    for member in needed where members[member] == nil {
      report(node, "\(what) has no \(member); add it")
    }
    return members
  }

  /// Returns the value of `node`. If it has another type, reports `problem` and returns nil.
  private mutating func value<Value: Decodable>(_ node: JSONNode?, or problem: String) -> Value? {
    guard let node else { return nil }
    if let value: Value = node.decoded() { return value }
    report(node, problem)
    return nil
  }

  private mutating func string(_ node: JSONNode?, _ what: String) -> String? {
    value(node, or: "the \(what) must be a string; put it in quotation marks")
  }

  private mutating func dotStyle(_ node: JSONNode?) -> DotStyle? {
    guard let node, let name = string(node, "dotStyle") else { return nil }
    if let style = DotStyle(rawValue: name) { return style }
    let names = DotStyle.allCases.map(\.rawValue).joined(separator: ", ")
    report(node, "\(name) is not a dotStyle; valid values are \(names)")
    return nil
  }

  /// Returns the only part of a string, such as its only character. If the string does not have exactly one part,
  /// reports this and returns nil.
  private mutating func only<Parts: Collection>(
    _ node: JSONNode?, _ what: String, _ part: String, of parts: (String) -> Parts
  ) -> Parts.Element? {
    guard let node, let string = string(node, what) else { return nil }
    if parts(string).count == 1 { return parts(string).first }
    report(node, "the \(what) \"\(string)\" must be a single \(part)")
    return nil
  }
}
