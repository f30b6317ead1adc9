import Hangul
import Layouts

/// Reads a layout from a parsed file, and goes on after a problem, to report all problems at once.
struct LayoutReader {
  private typealias Found = NodeReader.Found

  private var nodes = NodeReader()
  /// The keys that could not be read whole, by their position in `Layout.keys`.
  private(set) var damagedKeys: Set<Int> = []
  private var lines: [LayoutProblem.Place: Int] = [:]
  private var keyLines: [Int] = []
  private var firstLine = 1

  /// What is wrong with the form of the file.
  var problems: [InvalidFile.Problem] { nodes.problems }

  /// The layout in `node`, with valid stand-ins for members that could not be read.
  mutating func layout(from node: JSONNode) -> Layout {
    firstLine = node.line
    guard
      let members = nodes.members(of: node, "the layout", LayoutMember.self, key: nil, isRoot: true)
    else {
      return Layout(id: "x", name: "x", latinName: "x", keys: [])
    }
    for (member, found) in members { lines[.layout(member)] = found.line }
    for member in [LayoutMember.id, .name, .latinName, .keys] where members[member] == nil {
      nodes.report(firstLine, nil, "the layout has no \(member); add it")
    }
    return Layout(
      id: nodes.string(members[.id], "id", key: nil) ?? "x",
      name: nodes.string(members[.name], "name", key: nil) ?? "x",
      latinName: nodes.string(members[.latinName], "latinName", key: nil) ?? "x",
      dotStyle: nodes.choice(members[.dotStyle], "dotStyle", DotStyle.self) ?? .conjoining,
      spaceEndsRun: nodes.boolean(members[.spaceEndsRun], "spaceEndsRun") ?? false,
      cycleTimeout: nodes.integer(members[.cycleTimeout], "cycleTimeout")
        ?? Layout.usualCycleTimeout,
      keys: nodes.list(members[.keys], "keys")?.compactMap { key(from: $0) } ?? [])
  }

  /// `problems` of the layout that was read, with their lines.
  func located(_ problems: [LayoutProblem]) -> [InvalidFile.Problem] {
    problems.map { problem in
      var line = lines[problem.place] ?? firstLine
      if case .key(let index, _) = problem.place, lines[problem.place] == nil {
        line = keyLines[index]
      }
      return .init(line: line, key: problem.key, message: problem.message)
    }
  }

  /// The key in `node`, or nil beyond `Layout.keyLimit`; the first of those keys is reported.
  private mutating func key(from node: JSONNode) -> Key? {
    let index = keyLines.count
    keyLines.append(node.line)
    guard index < Layout.keyLimit else {
      if index == Layout.keyLimit {
        nodes.report(
          node.line, nil, "a layout has \(Layout.keyLimit) keys at most; drop those from here on")
      }
      return nil
    }
    let problemCount = problems.count
    defer { if problems.count > problemCount { damagedKeys.insert(index) } }
    let id = node.members?.first { $0.name == "id" }?.node.string
    let standIn = "\(index + 1)"
    guard let members = nodes.members(of: node, "a key", KeyMember.self, key: id) else {
      return Key(standIn, appends: nil)
    }
    for (member, found) in members { lines[.key(index, member)] = found.line }
    if members[.id] == nil { nodes.report(node.line, nil, "the key has no id; add one") }
    return Key(
      nodes.string(members[.id], "id", key: id) ?? standIn,
      legend: nodes.string(members[.legend], "legend", key: id),
      scalar: nodes.scalar(members[.scalar], "scalar", key: id),
      code: nodes.character(members[.code], "code", key: id),
      under: nodes.string(members[.under], "under", key: id),
      appends: nodes.letter(members[.appends], key: id),
      advance: Advance(nodes.string(members[.advance], "advance", key: id) ?? ""))
  }
}
