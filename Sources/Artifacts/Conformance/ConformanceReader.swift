import Layouts
import StateMap

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
  private var path: [Typed] = []

  /// What a text field holds after some tokens of a line.
  private struct Typed {
    /// How many bytes of the line those are.
    var end = -1
    var committed = ""
    var composer: ForwardComposer

    var text: String { committed + composer.text }
  }

  private static let commit = ArraySlice("_".utf8)
  private static let space = ArraySlice("␣".utf8)
  private static let deletions = ["⌫", "⎌"].map { ArraySlice($0.utf8) }

  init(_ layout: Layout) {
    self.layout = layout
    keys = layout.keys
    indices = Dictionary(
      uniqueKeysWithValues: keys.enumerated().map { (ArraySlice($1.id.utf8), $0) })
  }

  /// What is wrong with `line`, given in UTF-8; nil if the rules type the text that it says, or if it
  /// takes something back, of which the rules say nothing.
  mutating func mistake(in line: ArraySlice<UInt8>) -> String? {
    let tab = line.firstIndex(of: UInt8(ascii: "\t")) ?? line.endIndex
    let expected = line[tab...].dropFirst()
    guard tab < line.endIndex, !expected.contains(UInt8(ascii: "\t")) else {
      return "it has no tab, or more than one"
    }
    forget(allBut: line[..<tab])
    while let token = nextToken {
      if Self.deletions.contains(token) { return nil }
      var typed = path.last ?? Typed(composer: ForwardComposer(layout: layout))
      guard type(token, on: &typed) else {
        return "\(String(decoding: token, as: UTF8.self)) is no key"
      }
      typed.end = token.endIndex - tokens.startIndex
      path.append(typed)
    }
    let text = path.last?.text ?? ""
    if text.utf8.elementsEqual(expected) { return nil }
    return "the rules type \(text) and not \(String(decoding: expected, as: UTF8.self))"
  }

  /// Goes back to where `line` begins to differ from the last.
  private mutating func forget(allBut line: ArraySlice<UInt8>) {
    var shared = 0
    for (new, old) in zip(line, tokens) {
      if new != old { break }
      shared += 1
    }
    // A token's end says nothing of whether more of it follows; the space after it does.
    while let last = path.last, last.end >= shared { path.removeLast() }
    tokens = line
  }

  /// The token after those that are typed.
  private var nextToken: ArraySlice<UInt8>? {
    let rest = tokens.dropFirst((path.last?.end ?? -1) + 1)
    return rest.isEmpty ? nil : rest.prefix { $0 != UInt8(ascii: " ") }
  }

  /// Types `token`; returns whether there is such a token.
  private func type(_ token: ArraySlice<UInt8>, on typed: inout Typed) -> Bool {
    if let index = indices[token] {
      typed.composer.press(keys[index])
      return true
    }
    guard token == Self.commit || token == Self.space else { return false }
    let endsRun = layout.spaceEndsRun && !typed.composer.run.isEmpty
    typed.committed += typed.composer.text
    if token == Self.space && !endsRun { typed.committed += " " }
    typed.composer = ForwardComposer(layout: layout)
    return true
  }
}
