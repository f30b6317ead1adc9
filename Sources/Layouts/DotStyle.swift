/// How a pending dot is written until the next stroke makes it a vowel.
public enum DotStyle: String, Hashable, Sendable, CaseIterable {
  /// U+119E or U+11A2 after the conjoining lead U+1100…, which fonts draw as one block.
  case conjoining
  /// U+318D or U+2025 after the compatibility consonant. Every Korean font has them, as KS X 1001 does, and many web
  /// forms that reject conjoining leads accept them. Each is a character of its own with a width, so that a terminal
  /// deletes it without the syllable before it.
  case compatibility

  /// The letter as it is written; a dot with or without a lead before it.
  public func scalar(of letter: Letter) -> Unicode.Scalar {
    switch (self, letter) {
    case (.conjoining, .dot): "\u{119E}"
    case (.compatibility, .twoDots): "\u{2025}"
    default: letter.scalar
    }
  }

  /// The letter that is written as `scalar`.
  public func letter(_ scalar: Unicode.Scalar) -> Letter {
    [Letter.dot, .twoDots].first { self.scalar(of: $0) == scalar } ?? Letter(scalar)
  }

  /// The consonant of lead index `lead`, 0…18, as it is written before a pending dot.
  public func scalar(ofLead lead: Int) -> Unicode.Scalar {
    switch self {
    case .conjoining: Unicode.Scalar(0x1100 + UInt32(lead))!
    case .compatibility: Jamo.leads[lead].scalar
    }
  }

  /// `letter`, a vowel or a pending dot, as it is written after the lead of index `lead`, 0…18.
  public func text(of letter: Letter, onLead lead: Int) -> ShortText {
    if let vowel = letter.vowel { return ShortText(Syllable(lead: lead, vowel: vowel).scalar) }
    return ShortText(scalar(ofLead: lead)) + scalar(of: letter)
  }

  /// The lead index, 0…18, of a consonant written alone or before a pending dot; nil for anything else.
  public func lead(of scalar: Unicode.Scalar) -> Int? {
    if self == .conjoining, 0x1100...0x1112 ~= scalar.value { return Int(scalar.value) - 0x1100 }
    return Letter(scalar).lead
  }
}

extension Layout {
  /// The layout in its own style of dots and, if it has dots in the conjoining style, in the compatibility style too.
  public var styles: [Layout] {
    hasDots && dotStyle == .conjoining ? [self, with(dotStyle: .compatibility)] : [self]
  }

  /// The id, with a suffix if dots are in the compatibility style.
  public var styledID: String {
    hasDots && dotStyle == .compatibility ? "\(id)-compatibility" : id
  }
}
