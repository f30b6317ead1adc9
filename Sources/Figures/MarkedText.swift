/// A text with parts that a tool writes, each between two markers: `<!-- begin NAME -->` and
/// `<!-- end NAME -->`, on lines of their own.
public struct MarkedText {
  /// The whole text.
  public private(set) var text: String

  /// A marked text that holds `text`.
  public init(_ text: String) {
    self.text = text
  }

  /// What stands between the markers of the part named `name`, or nil if they are not there.
  public subscript(name: String) -> String? {
    range(of: name).map { String(text[$0]) }
  }

  /// Puts `content` between the markers of the part named `name`, and returns whether they are there.
  public mutating func replace(_ name: String, with content: String) -> Bool {
    guard let range = range(of: name) else { return false }
    text.replaceSubrange(range, with: content)
    return true
  }

  private func range(of name: String) -> Range<String.Index>? {
    guard let begin = text.firstRange(of: "<!-- begin \(name) -->\n"),
      let end = text[begin.upperBound...].firstRange(of: "<!-- end \(name) -->")
    else { return nil }
    return begin.upperBound..<end.lowerBound
  }
}
