import Foundation

// These look at scalars, not Characters: "\u{600} " is a single Character, in which a space would go unseen.

extension String {
  /// Whether it can be part of a file name on every system: lower-case Latin letters, digits and hyphens, a letter
  /// first, 40 at most.
  var isUsableInFileNames: Bool {
    wholeMatch(of: /[a-z][a-z0-9-]{0,39}/.matchingSemantics(.unicodeScalar)) != nil
  }

  /// Whether Windows has a device of that name, so that no file there can begin with it.
  var isDeviceName: Bool { wholeMatch(of: /con|nul|prn|aux|(com|lpt)[1-9]/) != nil }

  /// What keeps it from being a line of text, and what mends it; nil if nothing does. A word has no spaces either.
  func textFault(isWord: Bool = false) -> String? {
    let scalars = unicodeScalars
    guard scalars.contains(where: { !$0.properties.isWhitespace }) else {
      return "has nothing on it that can be seen; write something"
    }
    let marks: [Unicode.GeneralCategory] = [.nonspacingMark, .spacingMark, .enclosingMark]
    if let first = scalars.first, marks.contains(first.properties.generalCategory) {
      return "begins with \(first.codePoint), a mark for a letter before it; write the letter, or ◌"
    }
    for scalar in scalars {
      if let kind = scalar.kindWithoutShape {
        return "has \(scalar.codePoint), \(kind); leave it out"
      }
      if isWord && scalar.properties.isWhitespace {
        return "has \(scalar.codePoint), a space, and is no word; leave it out"
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The code point as in `U+202E`.
  package var codePoint: String { String(format: "U+%04X", value) }

  /// What kind of scalar it is, if it cannot be seen or may look like anything.
  fileprivate var kindWithoutShape: String? {
    // Nothing is drawn for these either, and they are letters by their category.
    if [0x115F, 0x1160, 0x3164, 0xFFA0].contains(value) {
      return "a filler, which cannot be seen"
    }
    return switch properties.generalCategory {
    case .control: "a control character"
    case .format: "a character that changes how others are shown and cannot be seen"
    case .lineSeparator, .paragraphSeparator: "the end of a line"
    case .unassigned: "to which no character is assigned"
    case .privateUse: "which everybody draws as they like"
    default: nil
    }
  }
}
