import Layouts
import Rule

/// Reads the lines of a conformance file and types them by the rules, with no map.
///
/// Two tokens in three stand at the beginning of the line before, too; what they typed is kept.
struct ConformanceReader {
  private let layout: Layout
  private let keys: [Key]
  // By their UTF-8, since a String's hash would normalise it first.
  private let indices: [ArraySlice<UInt8>: Int]

  /// The tokens of the last line.
  private var tokens: ArraySlice<UInt8> = []
  /// What they typed, after each.
  private var typed: [Typed] = []

  /// What a text field holds after some tokens of a line.
  private struct Typed {
    /// How many bytes of the line those are.
    var end = -1
    var field: TextField
  }

  private static let commit = ArraySlice("_".utf8)
  private static let space = ArraySlice("␣".utf8)
  private static let jamo = ArraySlice("⌫".utf8)
  private static let stroke = ArraySlice("⎌".utf8)

  init(_ layout: Layout) {
    self.layout = layout
    keys = layout.keys
    indices = Dictionary(
      uniqueKeysWithValues: keys.enumerated().map { (ArraySlice($1.id.utf8), $0) })
  }

  /// What is wrong with `line`, given in UTF-8; nil if the rules type the text that it says.
  mutating func mistake(in line: ArraySlice<UInt8>) -> String? {
    let tab = line.firstIndex(of: UInt8(ascii: "\t")) ?? line.endIndex
    let expected = line[tab...].dropFirst()
    guard tab < line.endIndex, !expected.contains(UInt8(ascii: "\t")) else {
      return "it has no tab, or more than one"
    }
    forget(allBut: line[..<tab])
    while let token = nextToken {
      var next = typed.last ?? Typed(field: TextField(layout: layout))
      guard type(token, into: &next.field) else {
        return "\(String(decoding: token, as: UTF8.self)) is no key"
      }
      next.end = token.endIndex - tokens.startIndex
      typed.append(next)
    }
    let text = String(String.UnicodeScalarView(typed.last?.field.scalars ?? []))
    if text.utf8.elementsEqual(expected) { return nil }
    return "the rules type \(text) and not \(String(decoding: expected, as: UTF8.self))"
  }

  /// Goes back to where `line` begins to differ from the last. A token is used again only if the space
  /// after it is the same too: the longer name of another key may begin with it.
  private mutating func forget(allBut line: ArraySlice<UInt8>) {
    var shared = 0
    for (new, old) in zip(line, tokens) {
      if new != old { break }
      shared += 1
    }
    while let last = typed.last, last.end >= shared { typed.removeLast() }
    tokens = line
  }

  /// The token after those that are typed.
  private var nextToken: ArraySlice<UInt8>? {
    let rest = tokens.dropFirst((typed.last?.end ?? -1) + 1)
    return rest.isEmpty ? nil : rest.prefix { $0 != UInt8(ascii: " ") }
  }

  /// Types `token`; returns whether there is such a token.
  private func type(_ token: ArraySlice<UInt8>, into field: inout TextField) -> Bool {
    if let index = indices[token] {
      field.press(keys[index])
      return true
    }
    switch token {
    case Self.commit: field.commit()
    case Self.space: field.space()
    case Self.jamo: field.deleteJamo()
    case Self.stroke: field.deleteStroke()
    default: return false
    }
    return true
  }
}
