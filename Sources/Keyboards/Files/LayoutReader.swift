import Layouts

/// Reads a layout from the nodes of a file, and goes on after a problem, to report all problems at once.
struct LayoutReader {
  private var problems: [InvalidFile.Problem] = []
  private var place: String?
  /// The keys that could not be read whole, by their position in `Layout.keys`.
  private var damagedKeys: Set<Int> = []

  /// Returns where to say what authors expect of a member that there is not; nil if the known members are the answer.
  private static func remedy(for name: String, of what: String) -> String? {
    switch name {
    case "rows": "rows are gone: list the keys in keys; a keyboard file says where they lie"
    case "shifted": "shifted is gone: put its keys into keys, after the others"
    case "hold", "longPress": "\(name) is of a keyboard file, whose hold says what holding a key offers"
    case "flick", "flicks": "\(name) is of a keyboard file, whose flicks say what flicking a key offers"
    case "drag", "gesture", "path", "swipe":
      "no file says what the path of a drag types; flicks of a keyboard file have four directions"
    case "lead", "leads", "tail", "tails", "initial", "final":
      "\(name) is not a member of \(what): a consonant becomes a lead or a tail by its place; write it in appends"
    default: nil
    }
  }

  /// The layout in `node`, with valid stand-ins for members that could not be read, and all that is wrong with it.
  mutating func layout(from node: JSONNode) -> (Layout, problems: [InvalidFile.Problem]) {
    let members = members(
      of: node, "the layout", needing: [LayoutMember.id, .name, .latinName, .keys], or: ["$schema"])
    if let schema = node["$schema"], schema.decoded(String.self) == nil {
      report(schema, "$schema is not a string; write it in quotation marks, or drop it")
    }
    let layout = Layout(
      id: string(members[.id], "id") ?? "x",
      name: string(members[.name], "name") ?? "x",
      latinName: string(members[.latinName], "latinName") ?? "x",
      dotStyle: dotStyle(members[.dotStyle]) ?? .conjoining,
      spaceEndsRun: value(
        members[.spaceEndsRun],
        or: "spaceEndsRun is neither true nor false; write one, without quotation marks")
        ?? false,
      cycleTimeout: value(
        members[.cycleTimeout],
        or: "cycleTimeout is not a whole number; write one, without quotation marks")
        ?? Layout.usualCycleTimeout,
      keys: keys(from: members[.keys]))
    let located = remaining(problems: layout).map {
      InvalidFile.Problem(line: line(of: $0.place, in: node), place: $0.key.map { "key \($0)" }, message: $0.message)
    }
    return (layout, problems + located)
  }

  /// What is wrong with the tables, without what follows from members that could not be read.
  private func remaining(problems layout: Layout) -> [LayoutProblem] {
    if problems.isEmpty { return layout.problems }
    return layout.tableProblems.filter { problem in
      switch problem.place {
      case .key(let index, _): !damagedKeys.contains(index)
      case .layout(let member): member != .keys
      }
    }
  }

  /// The line of a part of the layout in `node` or, where that is left out, of what it is a part of.
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
      report(node, "keys is a list; write [ ]")
      return []
    }
    let limit = Layout.keyLimit
    if items.count > limit {
      report(items[limit], "a layout has \(limit) keys at most; drop those from here on")
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

/// Values of a file. One of the wrong kind is reported.
extension LayoutReader {
  private mutating func report(_ node: JSONNode, _ message: String) {
    problems.append(.init(line: node.line, place: place, message: message))
  }

  /// The members of an object; none if `node` is none. Those that are not known are reported and left out.
  private mutating func members<Member>(
    of node: JSONNode, _ what: String, needing needed: [Member], or others: [String] = []
  ) -> [Member: JSONNode] where Member: CaseIterable & RawRepresentable<String> & Hashable {
    guard let found = node.members else {
      report(node, "\(what) is an object with members; write { }")
      return [:]
    }
    var members: [Member: JSONNode] = [:]
    for (name, node) in found where !others.contains(name) {
      if let member = Member(rawValue: name) {
        members[member] = node
      } else {
        let known = Member.allCases.map(\.rawValue).joined(separator: ", ")
        let unknown = "\(name) is not a member of \(what); those are \(known)"
        report(node, Self.remedy(for: name, of: what) ?? unknown)
      }
    }
    for member in needed where members[member] == nil {
      report(node, "\(what) has no \(member); add it")
    }
    return members
  }

  /// The value of `node`; if it is of another kind, `problem` is reported.
  private mutating func value<Value: Decodable>(_ node: JSONNode?, or problem: String) -> Value? {
    guard let node else { return nil }
    if let value: Value = node.decoded() { return value }
    report(node, problem)
    return nil
  }

  private mutating func string(_ node: JSONNode?, _ what: String) -> String? {
    value(node, or: "the \(what) is not a string; write it in quotation marks")
  }

  private mutating func dotStyle(_ node: JSONNode?) -> DotStyle? {
    guard let node, let name = string(node, "dotStyle") else { return nil }
    if let style = DotStyle(rawValue: name) { return style }
    let names = DotStyle.allCases.map(\.rawValue).joined(separator: ", ")
    report(node, "\(name) is not a dotStyle; those are \(names)")
    return nil
  }

  /// The only part of a string, such as its only character.
  private mutating func only<Parts: Collection>(
    _ node: JSONNode?, _ what: String, _ part: String, of parts: (String) -> Parts
  ) -> Parts.Element? {
    guard let node, let string = string(node, what) else { return nil }
    if parts(string).count == 1 { return parts(string).first }
    report(node, "the \(what) \"\(string)\" is not one \(part); write one")
    return nil
  }
}
