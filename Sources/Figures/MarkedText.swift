/// A text with parts that a tool writes, each between two markers: `<!-- begin NAME -->` and
/// `<!-- end NAME -->`, on lines of their own.
public struct MarkedText: Hashable, Sendable, CustomStringConvertible {
  /// The whole text.
  public private(set) var description: String

  /// A marked text that holds `text`.
  public init(_ text: String) {
    description = text
  }

  /// What stands between the markers of the part named `name`, or nil if they are not there.
  public subscript(name: String) -> String? {
    range(of: name).map { String(description[$0]) }
  }

  /// Puts `content` between the markers of the part named `name`.
  ///
  /// - Throws: `MissingMarkers` if they are not there.
  public mutating func replace(_ name: String, with content: String) throws(MissingMarkers) {
    guard let range = range(of: name) else { throw MissingMarkers(name: name) }
    description.replaceSubrange(range, with: content)
  }

  private func range(of name: String) -> Range<String.Index>? {
    guard let begin = description.firstRange(of: "<!-- begin \(name) -->\n"),
      let end = description[begin.upperBound...].firstRange(of: "<!-- end \(name) -->")
    else { return nil }
    return begin.upperBound..<end.lowerBound
  }
}

/// The error of a text that lacks the markers of a part.
public struct MissingMarkers: Error, Hashable, CustomStringConvertible {
  /// The part's name.
  public let name: String

  public var description: String {
    "no part named \(name); put <!-- begin \(name) --> and <!-- end \(name) --> where it belongs"
  }
}
