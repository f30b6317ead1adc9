import Artifacts
import Layouts
import Parallel
import Rule

/// Keys → text, for the tests of any implementation in any language.
struct ConformanceExporter: Exporter {
  let name = "conformance"
  let summary = "keys and the text they type, to test any implementation with"
  let isReview = true

  func makeArtifacts(for maps: [LayoutMaps]) -> [Artifact] {
    maps.concurrentMap { maps in
      Artifact(
        .perLayout(.conformance, layout: maps.layout.id),
        bytes: Self.bytes(for: maps.layout), budget: .review)
    }
  }

  private static func bytes(for layout: Layout) -> [UInt8] {
    let cases = ConformanceCases(layout)
    let names = TokenNames(layout)
    let sections = ConformanceCases.sections.concurrentMap { section in
      let branches = section.branches(cases)
      if branches.isEmpty { return (lines: [UInt8](), count: 0) }
      var lines = Lines(layout.keys, names, title: ConformanceNotes.comment(section.title))
      for branch in branches { lines.write(branch, after: TextField(layout: layout)) }
      return (lines: lines.bytes, count: branches.reduce(0) { $0 + $1.caseCount })
    }
    let count = sections.reduce(0) { $0 + $1.count }
    return ConformanceNotes.introduction(layout, lineCount: count) + sections.flatMap(\.lines)
  }
}

/// The lines of a section.
private struct Lines {
  private let keys: [Key]
  private let names: TokenNames
  private(set) var bytes: [UInt8]
  /// The first tokens of the next line.
  private var tokens: [UInt8] = []

  /// Begins with the comment `title` and no line yet.
  init(_ keys: [Key], _ names: TokenNames, title: [UInt8]) {
    self.keys = keys
    self.names = names
    bytes = title
  }

  /// Writes the cases of `branch`; `field` is the field after the tokens so far.
  mutating func write(_ branch: ConformanceCases.Branch, after field: TextField) {
    let shared = tokens.count
    var field = field
    for token in branch.tokens {
      field.take(token, on: keys)
      tokens += names[token]
    }
    for branch in branch.branches { write(branch, after: field) }
    if branch.branches.isEmpty {
      bytes += tokens
      bytes[bytes.count - 1] = UInt8(ascii: "\t")
      for scalar in field.scalars { bytes += UTF8.encode(scalar)! }
      bytes.append(UInt8(ascii: "\n"))
    }
    tokens.removeLast(tokens.count - shared)
  }
}

extension TextField {
  /// Carries out `token`, which numbers keys as `keys` does.
  mutating func take(_ token: ConformanceToken, on keys: [Key]) {
    switch token {
    case .key(let number): press(keys[number])
    case .pause: pause()
    case .commit: commit()
    case .space: space()
    case .jamo: deleteJamo()
    case .stroke: deleteStroke()
    }
  }
}

/// The tokens as they stand in a file, each with a space after it, in UTF-8.
private struct TokenNames: Sendable {
  private let keys: [[UInt8]]
  private let pause = Array("… ".utf8)
  private let commit = Array("_ ".utf8)
  private let space = Array("␣ ".utf8)
  private let jamo = Array("⌫ ".utf8)
  private let stroke = Array("⎌ ".utf8)

  init(_ layout: Layout) {
    keys = layout.keys.map { Array("\($0.id) ".utf8) }
  }

  subscript(token: ConformanceToken) -> [UInt8] {
    switch token {
    case .key(let index): keys[index]
    case .pause: pause
    case .commit: commit
    case .space: space
    case .jamo: jamo
    case .stroke: stroke
    }
  }
}
