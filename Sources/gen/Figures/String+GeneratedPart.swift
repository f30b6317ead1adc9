extension String {
  /// Where the part called `name` lies that a tool writes, between `<!-- begin NAME -->` and `<!-- end NAME -->` on lines
  /// of their own; nil if they are not there.
  func range(ofPart name: String) -> Range<Index>? {
    guard let begin = firstRange(of: "<!-- begin \(name) -->\n"),
      let end = self[begin.upperBound...].firstRange(of: "<!-- end \(name) -->")
    else { return nil }
    return begin.upperBound..<end.lowerBound
  }
}
