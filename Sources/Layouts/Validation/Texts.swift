extension String {
  /// Whether it can be part of a file name on every system: lower-case Latin letters, digits and hyphens, a letter
  /// first, 40 at most.
  public var isUsableInFileNames: Bool {
    let scalars = unicodeScalars
    return 1...40 ~= scalars.count && scalars.first.map { "a"..."z" ~= $0 } == true
      && scalars.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "-" }
  }

  /// Whether it is one line with something on it.
  public var isPrintable: Bool {
    contains { !$0.isWhitespace }
      && unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .unassigned: false
        default: true
        }
      }
  }
}
