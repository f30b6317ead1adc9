import Hangul
import Layouts

/// Reads a layout from the nodes of a file, and goes on after a problem, to report all problems at once.
struct LayoutReader {
  private var nodes = NodeReader()
  /// The keys that could not be read whole, by their position in `Layout.keys`.
  private var damagedKeys: Set<Int> = []

  /// The layout in `node`, with valid stand-ins for members that could not be read, and all that is wrong with it.
  mutating func layout(from node: JSONNode) -> (Layout, problems: [InvalidFile.Problem]) {
    let members =
      nodes.members(
        of: node, "the layout", needing: [LayoutMember.id, .name, .latinName, .keys], isRoot: true)
      ?? [:]
    let layout = Layout(
      id: nodes.string(members[.id], "id") ?? "x",
      name: nodes.string(members[.name], "name") ?? "x",
      latinName: nodes.string(members[.latinName], "latinName") ?? "x",
      dotStyle: nodes.choice(members[.dotStyle], "dotStyle", among: DotStyle.named) ?? .conjoining,
      spaceEndsRun: nodes.boolean(members[.spaceEndsRun], "spaceEndsRun") ?? false,
      cycleTimeout: nodes.integer(members[.cycleTimeout], "cycleTimeout")
        ?? Layout.usualCycleTimeout,
      keys: keys(from: nodes.list(members[.keys], "keys")))
    let located = problems(of: layout).map {
      InvalidFile.Problem(
        line: line(of: $0.place, in: node), place: $0.key.map { "key \($0)" }, message: $0.message)
    }
    return (layout, nodes.problems + located)
  }

  /// What is wrong with the tables, without what follows from members that could not be read.
  private func problems(of layout: Layout) -> [LayoutProblem] {
    if nodes.problems.isEmpty { return layout.problems }
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

  private mutating func keys(from list: [JSONNode]) -> [Key] {
    let limit = Layout.keyLimit
    if list.count > limit {
      nodes.report(
        list[limit].line, "a layout has \(limit) keys at most; drop those from here on")
    }
    return list.prefix(limit).enumerated().map { index, node in
      let problemCount = nodes.problems.count
      let id: String? = node["id"]?.decoded()
      nodes.place = id.map { "key \($0)" }
      defer {
        nodes.place = nil
        if nodes.problems.count > problemCount { damagedKeys.insert(index) }
      }
      return key(from: node, index: index)
    }
  }

  private mutating func key(from node: JSONNode, index: Int) -> Key {
    let members = nodes.members(of: node, "the key", needing: [KeyMember.id]) ?? [:]
    return Key(
      nodes.string(members[.id], "id") ?? "\(index + 1)",
      legend: nodes.string(members[.legend], "legend"),
      scalar: nodes.only(members[.scalar], "scalar", "Unicode scalar", of: \.unicodeScalars),
      code: nodes.only(members[.code], "code", "character") { $0 },
      under: nodes.string(members[.under], "under"),
      appends: nodes.only(members[.appends], "appends", "letter", of: \.unicodeScalars)
        .map { Letter($0) },
      advance: Advance(nodes.string(members[.advance], "advance") ?? ""))
  }
}
