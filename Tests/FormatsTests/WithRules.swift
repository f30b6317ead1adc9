/// FlorisBoard's composer `with-rules` as its documentation and its behaviour have it, and the field that it writes to.
///
/// It reads as many UTF-16 units before the cursor as its longest rule has, less one; joins the character to them; takes
/// the longest rule, in small letters, with which that ends; deletes what the rule has beside the character; and writes
/// the rule's value, in capitals if the text began with one. No rule: it writes the character.
struct WithRules {
  private let rules: [UInt16: [[UInt16]: String]]
  private let longest: Int
  /// What the field holds.
  var text = ""

  init(_ rules: [String: String]) {
    var byLast: [UInt16: [[UInt16]: String]] = [:]
    for (rule, value) in rules {
      let units = Array(rule.utf16)
      byLast[units.last!, default: [:]][units] = value
    }
    self.rules = byLast
    longest = rules.keys.map(\.utf16.count).max() ?? 0
  }

  /// What one press deletes and inserts.
  func action(before: String, inserting character: String) -> (deleting: Int, inserting: String) {
    let read = Array(before.utf16.suffix(max(longest - 1, 0)))
    let whole = read + Array(character.utf16)
    let small = Array(String(decoding: whole, as: UTF16.self).lowercased().utf16)
    guard let last = small.last, let candidates = rules[last] else { return (0, character) }
    for count in stride(from: small.count, through: 1, by: -1) {
      guard let value = candidates[Array(small.suffix(count))] else { continue }
      let first = String(decoding: whole.suffix(count).prefix(1), as: UTF16.self)
      return (count - 1, first.uppercased() == first ? value.uppercased() : value)
    }
    return (0, character)
  }

  mutating func press(_ character: Unicode.Scalar) {
    let action = action(before: text, inserting: String(character))
    text = String(decoding: text.utf16.dropLast(action.deleting), as: UTF16.self) + action.inserting
  }
}
