import Foundation

// These functions work on scalars, because a Character can hide a scalar: "\u{600} " is a single Character.

extension String {
  /// True if the text can be part of a file name on every system: at most 40 lower-case Latin letters, digits and
  /// hyphens, starting with a letter.
  package var isID: Bool { wholeMatch(of: /[a-z][a-z0-9-]{0,39}/.matchingSemantics(.unicodeScalar)) != nil }

  /// True if this is the name of a device on Windows. File names on Windows cannot start with such a name.
  package var isDeviceName: Bool { wholeMatch(of: /con|nul|prn|aux|(com|lpt)[1-9]/) != nil }

  /// Checks that this is a valid text of the given kind. Returns the fault and a remedy, or nil if the text is valid.
  package func textFault(as kind: TextKind) -> String? {
    let scalars = unicodeScalars
    if kind.isForSlot, scalars.count > 64 { return "is longer than 64 scalars; shorten it" }
    guard let first = scalars.first, scalars.contains(where: { !$0.properties.isWhitespace }) else {
      return "has no visible characters; add one"
    }
    let marks: [Unicode.GeneralCategory] = [.nonspacingMark, .spacingMark, .enclosingMark]
    if marks.contains(first.properties.generalCategory) {
      return "starts with \(first.codePoint), a combining mark without a base letter; add the letter, or ◌"
    }
    var previous: Unicode.Scalar = "\0"
    for scalar in scalars {
      if let fault = kind.fault(of: scalar, after: previous) { return "contains \(fault)" }
      previous = scalar
    }
    return nil
  }
}

/// The use of a text, which determines the characters that it can contain.
package enum TextKind {
  /// The name of a layout.
  case name
  /// A text without spaces.
  case word
  /// The text printed on a slot.
  case legend
  /// The text that a slot types.
  case typed

  fileprivate var isForSlot: Bool { self == .legend || self == .typed }

  fileprivate func fault(of scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> String? {
    if self == .typed, scalar == "\t" { return nil }
    if self == .typed, scalar == "\n" {
      return "a line feed, which single-line fields such as <input> and UITextField cannot contain; remove it"
    }
    // Joiners and tags within emoji are valid. Unassigned scalars are also valid, because the user's system may support
    // a newer version of Unicode. This system does not have to draw the slot.
    let isInEmoji = (scalar == "\u{200D}" || 0xE0020...0xE007F ~= scalar.value) && previous.value > 0x2000
    if isForSlot, isInEmoji || scalar.properties.generalCategory == .unassigned { return nil }
    if let kind = scalar.unsuitableKind { return "\(scalar.codePoint), \(kind); remove it" }
    guard self == .word, scalar.properties.isWhitespace else { return nil }
    return "\(scalar.codePoint), a space; remove it"
  }
}

extension Unicode.Scalar {
  /// The code point as in `U+202E`.
  package var codePoint: String { String(format: "U+%04X", value) }

  /// A description of a scalar that is invisible or has no defined shape, or nil for any other scalar.
  fileprivate var unsuitableKind: String? {
    // Fillers are also invisible, although Unicode classifies them as letters.
    if [0x115F, 0x1160, 0x3164, 0xFFA0].contains(value) {
      return "an invisible filler"
    }
    return switch properties.generalCategory {
    case .control: "a control character"
    case .format: "an invisible format character"
    case .lineSeparator, .paragraphSeparator: "a line break"
    case .unassigned: "an unassigned code point"
    case .privateUse: "a private-use character, which fonts draw differently"
    default: nil
    }
  }
}
