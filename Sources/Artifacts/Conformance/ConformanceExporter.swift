import Layouts
import StateMap

/// Keys → text, for the tests of any implementation in any language.
struct ConformanceExporter: Exporter {
  let name = "conformance"
  let summary = "keys and the text they type, to test any implementation with"

  func artifacts(for maps: [LayoutMaps]) -> [Artifact] {
    maps.map { maps in
      Artifact(
        path: "conformance/\(maps.layout.id).tsv", bytes: Self.bytes(of: maps.full), limit: nil)
    }
  }

  private static func introduction(_ layout: Layout) -> [String] {
    [
      "Hwalja conformance, format \(Manifest.formatVersion), layout \(layout.id).",
      "Keys between spaces, a tab, and all that stands in an empty text field after they are typed.",
      "_ ends the composing run; ␣ is space; ⌫ takes back a jamo and ⎌ a key press.",
    ]
  }

  private static func bytes(of map: StateMap) -> [UInt8] {
    let names = map.layout.keys.map { Array($0.id.utf8) }
    var bytes = introduction(map.layout).flatMap { Array("# \($0)\n".utf8) }
    for section in ConformanceCases(map.layout).sections {
      bytes += Array("# \(section.title)\n".utf8)
      for group in section.groups {
        var typed = ReferenceComposer(map)
        for token in group.typed { typed.take(token) }
        for ending in group.endings {
          var composer = typed
          for token in ending { composer.take(token) }
          for (index, token) in (group.typed + ending).enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: " ")) }
            bytes += token.name(names)
          }
          bytes.append(UInt8(ascii: "\t"))
          for scalar in composer.text { bytes += UTF8.encode(scalar)! }
          bytes.append(UInt8(ascii: "\n"))
        }
      }
    }
    return bytes
  }

  /// Types the lines again by the rules alone, those in which nothing is taken back.
  func verify(_ artifact: Artifact, against maps: [LayoutMaps]) throws {
    let layout = try maps.maps(forFileAt: artifact.path).layout
    let reader = ConformanceReader(layout)
    let lines = artifact.bytes.split(separator: UInt8(ascii: "\n"))
    let expected = ConformanceCases(layout).lineCount + Self.introduction(layout).count
    guard lines.count == expected, artifact.bytes.last == UInt8(ascii: "\n") else {
      throw VerificationFailure(
        path: artifact.path, detail: "has \(lines.count) whole lines and not \(expected)")
    }
    for (number, line) in lines.enumerated() where line.first != UInt8(ascii: "#") {
      if let mistake = reader.mistake(in: line) {
        throw VerificationFailure(
          path: artifact.path, detail: "is wrong in line \(number + 1): \(mistake)")
      }
    }
  }
}

extension ConformanceToken {
  /// The token as it stands in the file, in UTF-8.
  fileprivate func name(_ keys: [[UInt8]]) -> [UInt8] {
    switch self {
    case .key(let index): keys[index]
    case .commit: Array("_".utf8)
    case .space: Array("␣".utf8)
    case .jamo: Array("⌫".utf8)
    case .stroke: Array("⎌".utf8)
    }
  }
}
