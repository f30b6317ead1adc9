extension Unicode.Scalar {
  /// How many cells of a terminal the scalar takes: two for Hangul, none for what is drawn over the
  /// scalar before it, as conjoining vowels and tails are (Unicode Standard Annex 11).
  public var terminalWidth: Int {
    switch value {
    case 0x0300...0x036F, 0x1160...0x11FF, 0x200B...0x200F, 0xD7B0...0xD7FB, 0xFE00...0xFE0F: 0
    case ..<0x20, 0x7F..<0xA0: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97C: 2
    case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60, 0xFFE0...0xFFE6: 2
    case 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD: 2
    default: 1
    }
  }
}

extension String {
  /// How many cells of a terminal the text takes.
  public var terminalWidth: Int { unicodeScalars.reduce(0) { $0 + $1.terminalWidth } }
}
