import Layouts
import Parallel
import StateMap

/// Keys → text, for the tests of any implementation in any language.
struct ConformanceExporter: Exporter {
  let name = "conformance"
  let summary = "keys and the text they type, to test any implementation with"

  func artifacts(for maps: [LayoutMaps]) -> [Artifact] {
    maps.concurrentMap { maps in
      Artifact(
        path: "conformance/\(maps.layout.id).tsv", bytes: Self.bytes(of: maps.full), limit: nil)
    }
  }

  private static func introduction(_ layout: Layout, lineCount: Int) -> [String] {
    [
      "Hwalja conformance, format \(Manifest.formatVersion), layout \(layout.id).",
      "Keys between spaces, a tab, and all that stands in an empty text field after they are typed.",
      "_ ends the composing run; ␣ is space; ⌫ takes back a jamo and ⎌ a key press.",
      "There are \(lineCount) such lines.",
    ]
  }

  private static func bytes(of map: StateMap) -> [UInt8] {
    let names = TokenNames(map.layout)
    var lines: [UInt8] = []
    var count = 0
    for section in ConformanceCases(map.layout).sections {
      lines += comment(section.title)
      for group in section.groups {
        append(group, of: map, names, to: &lines)
        count += group.endings.count
      }
    }
    return introduction(map.layout, lineCount: count).flatMap(comment) + lines
  }

  private static func comment(_ text: String) -> [UInt8] { Array("# \(text)\n".utf8) }

  private static func append(
    _ group: ConformanceCases.Group, of map: StateMap, _ names: TokenNames, to lines: inout [UInt8]
  ) {
    var typed = ReferenceComposer(map)
    for token in group.typed { typed.take(token) }
    let beginning = group.typed.flatMap { names[$0] }
    for ending in group.endings {
      var composer = typed
      lines += beginning
      for token in ending {
        composer.take(token)
        lines += names[token]
      }
      lines[lines.count - 1] = UInt8(ascii: "\t")
      composer.text.append(to: &lines)
      lines.append(UInt8(ascii: "\n"))
    }
  }

  /// Types the lines again by the rules alone, those in which nothing is taken back.
  func verify(_ artifact: Artifact, against maps: [LayoutMaps]) throws {
    let layout = try maps.maps(forFileAt: artifact.path).layout
    var reader = ConformanceReader(layout)
    let lines = artifact.bytes.split(separator: UInt8(ascii: "\n"))
    var count = 0
    for (number, line) in lines.enumerated() where line.first != UInt8(ascii: "#") {
      count += 1
      if let mistake = reader.mistake(in: line) {
        throw VerificationFailure(
          path: artifact.path, detail: "is wrong in line \(number + 1): \(mistake)")
      }
    }
    let introduction = Self.introduction(layout, lineCount: count).flatMap(Self.comment)
    guard artifact.bytes.starts(with: introduction), artifact.bytes.last == UInt8(ascii: "\n")
    else {
      throw VerificationFailure(
        path: artifact.path, detail: "has \(count) lines, and its beginning says otherwise")
    }
  }
}

/// The tokens as they stand in a file, each with a space after it, in UTF-8.
private struct TokenNames {
  private let keys: [[UInt8]]
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
    case .commit: commit
    case .space: space
    case .jamo: jamo
    case .stroke: stroke
    }
  }
}

extension ReferenceComposer.Text {
  fileprivate func append(to bytes: inout [UInt8]) {
    for scalar in self { bytes += UTF8.encode(scalar)! }
  }
}
