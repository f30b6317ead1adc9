/// The characters that a pending dot is written with until the next stroke makes it a vowel.
public enum DotStyle: String, Hashable, Sendable, CaseIterable {
  /// U+119E or U+11A2 after a conjoining lead U+1100…, which fonts draw as one block.
  case conjoining
  /// U+318D or U+2025 after a compatibility consonant. These characters are in KS X 1001 and in every Korean font. Many
  /// web forms that reject conjoining leads accept them. Each is a separate character with a width, so a terminal
  /// deletes it without the preceding syllable.
  case compatibility

  /// Returns the scalar that `letter` is written with. A dot has the same scalar with and without a preceding lead.
  public func scalar(of letter: Letter) -> Unicode.Scalar {
    switch (self, letter) {
    case (.conjoining, .dot): "\u{119E}"
    case (.compatibility, .twoDots): "\u{2025}"
    default: letter.scalar
    }
  }

  /// Returns the letter that is written as `scalar`.
  public func letter(_ scalar: Unicode.Scalar) -> Letter {
    [Letter.dot, .twoDots].first { self.scalar(of: $0) == scalar } ?? Letter(scalar)
  }

  /// Returns the scalar that the consonant with lead index `lead`, 0…18, is written with before a pending dot.
  public func scalar(ofLead lead: Int) -> Unicode.Scalar {
    switch self {
    case .conjoining: Unicode.Scalar(0x1100 + UInt32(lead))!
    case .compatibility: Jamo.leads[lead].scalar
    }
  }

  /// Returns the text of a lead that is followed by `letter`. `lead` is a lead index, 0…18, and `letter` is a vowel or
  /// a pending dot.
  public func text(of letter: Letter, onLead lead: Int) -> ShortText {
    if let vowel = letter.vowel { return ShortText(Syllable(lead: lead, vowel: vowel).scalar) }
    return ShortText(scalar(ofLead: lead)) + scalar(of: letter)
  }

  /// Returns the lead index, 0…18, of a consonant that is written as `scalar`, either alone or before a pending dot.
  /// Returns nil for any other scalar.
  public func lead(of scalar: Unicode.Scalar) -> Int? {
    if self == .conjoining, 0x1100...0x1112 ~= scalar.value { return Int(scalar.value) - 0x1100 }
    return Letter(scalar).lead
  }
}

extension Layout {
  /// The layout itself, and also the same layout in the compatibility style if it has dots in the conjoining style.
  public var styles: [Layout] {
    hasDots && dotStyle == .conjoining ? [self, with(dotStyle: .compatibility)] : [self]
  }

  /// The id, with a suffix if the layout has dots in the compatibility style.
  public var styledID: String {
    hasDots && dotStyle == .compatibility ? "\(id)-compatibility" : id
  }
}
