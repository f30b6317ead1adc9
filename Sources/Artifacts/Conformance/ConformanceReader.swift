import Layouts
import StateMap

/// Reads the lines of a conformance file and types them by the rules, with no map.
struct ConformanceReader {
  private let layout: Layout
  private let keys: [Token: Key]

  /// A token in UTF-8: finding where Characters end takes longer than typing them.
  private typealias Token = ArraySlice<UInt8>
  private static let commit = Token("_".utf8)
  private static let space = Token("␣".utf8)
  private static let deletions = [Token("⌫".utf8), Token("⎌".utf8)]

  init(_ layout: Layout) {
    self.layout = layout
    keys = Dictionary(uniqueKeysWithValues: layout.keys.map { (Token($0.id.utf8), $0) })
  }

  /// What is wrong with `line`; nil if the rules type the text that it says, or if it takes something
  /// back, of which the rules say nothing.
  func mistake(in line: ArraySlice<UInt8>) -> String? {
    let fields = line.split(
      separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 2 else { return "it has no tab, or more than one" }
    var text = ""
    var composer = ForwardComposer(layout: layout)
    for token in fields[0].split(separator: UInt8(ascii: " ")) {
      if let key = keys[token] {
        composer.press(key)
      } else if token == Self.commit || token == Self.space {
        text += token == Self.space && composer.run.isEmpty ? " " : composer.text
        composer = ForwardComposer(layout: layout)
      } else {
        let name = String(decoding: token, as: UTF8.self)
        return Self.deletions.contains(token) ? nil : "\(name) is no key"
      }
    }
    text += composer.text
    return text.utf8.elementsEqual(fields[1])
      ? nil : "the rules type \(text) and not \(String(decoding: fields[1], as: UTF8.self))"
  }
}
