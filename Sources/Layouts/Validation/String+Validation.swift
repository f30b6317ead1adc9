import Foundation

// These look at scalars, not Characters: "\u{600} " is a single Character, in which a space would go unseen.

extension String {
  /// True if it can be part of a file name on every system: lower-case Latin letters, digits and hyphens, a letter
  /// first, 40 at most.
  package var isID: Bool { wholeMatch(of: /[a-z][a-z0-9-]{0,39}/.matchingSemantics(.unicodeScalar)) != nil }

  /// True if Windows has a device of that name, so that no file there can begin with it.
  package var isDeviceName: Bool { wholeMatch(of: /con|nul|prn|aux|(com|lpt)[1-9]/) != nil }

  /// What is wrong with it as a text of this kind, and what mends it; nil if nothing is.
  package func textFault(as kind: TextKind) -> String? {
    let scalars = unicodeScalars
    if kind.isOfSlot, scalars.count > 64 { return "is longer than 64 scalars; shorten it" }
    guard let first = scalars.first, scalars.contains(where: { !$0.properties.isWhitespace }) else {
      return "has nothing on it that can be seen; write something"
    }
    let marks: [Unicode.GeneralCategory] = [.nonspacingMark, .spacingMark, .enclosingMark]
    if marks.contains(first.properties.generalCategory) {
      return "begins with \(first.codePoint), a mark for a letter before it; write the letter, or ◌"
    }
    var previous: Unicode.Scalar = "\0"
    for scalar in scalars {
      if let fault = kind.fault(of: scalar, after: previous) { return "has \(fault)" }
      previous = scalar
    }
    return nil
  }
}

/// What a text is for, which decides what it can have.
package enum TextKind {
  /// The name of a layout.
  case name
  /// The same without spaces.
  case word
  /// What is printed on a slot.
  case legend
  /// What a slot types.
  case typed

  fileprivate var isOfSlot: Bool { self == .legend || self == .typed }

  fileprivate func fault(of scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> String? {
    if self == .typed, scalar == "\t" { return nil }
    if self == .typed, scalar == "\n" {
      return "a line feed, which no field of one line can hold, such as <input> and UITextField; leave it out"
    }
    // Emoji of several scalars. Systems know other characters than this one, which draws none of a slot's.
    let isOfEmoji = scalar == "\u{200D}" || 0xE0020...0xE007F ~= scalar.value
    if isOfSlot, isOfEmoji && previous.value > 0x2000 || scalar.properties.generalCategory == .unassigned { return nil }
    if let kind = scalar.kindWithoutShape { return "\(scalar.codePoint), \(kind); leave it out" }
    guard self == .word, scalar.properties.isWhitespace else { return nil }
    return "\(scalar.codePoint), a space, and is no word; leave it out"
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
