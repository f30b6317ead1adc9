import Layouts
import StateMap

/// Reads the lines of a conformance file and types them by the rules, with no map.
struct ConformanceReader {
  private let layout: Layout
  private let keys: [Substring: Key]

  init(_ layout: Layout) {
    self.layout = layout
    keys = Dictionary(uniqueKeysWithValues: layout.keys.map { (Substring($0.id), $0) })
  }

  /// What is wrong with `line`; nil if the rules type the text that it says, or if it takes something
  /// back, of which the rules say nothing.
  func mistake(in line: String) -> String? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 2 else { return "it has no tab, or more than one" }
    var text = ""
    var composer = ForwardComposer(layout: layout)
    for token in fields[0].split(separator: " ") {
      if let key = keys[token] {
        composer.press(key)
      } else if token == "_" || token == "␣" {
        text += token == "␣" && composer.run.isEmpty ? " " : composer.text
        composer = ForwardComposer(layout: layout)
      } else {
        return token == "⌫" || token == "⎌" ? nil : "\(token) is no key"
      }
    }
    text += composer.text
    return text.unicodeScalars.elementsEqual(fields[1].unicodeScalars)
      ? nil : "the rules type \(text) and not \(fields[1])"
  }
}
