import Hangul
import TestSupport
import Testing

/// Short texts behave as arrays of scalars do.
@Suite struct ShortTextTests {
  /// Scalars at the edges of planes and encodings, and some that are canonically equivalent.
  private static let scalars: [Unicode.Scalar] = [
    "\u{1}", "a", "\u{7F}", "\u{80}", "\u{7FF}", "\u{1100}", "\u{119E}", "ㄱ", "가", "각", "\u{D7FF}",
    "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
  ]

  /// Every text of at most three of them.
  private static let texts: [[Unicode.Scalar]] = {
    var texts: [[Unicode.Scalar]] = [[]]
    var longest = texts
    for _ in 1...3 {
      longest = longest.flatMap { text in scalars.map { text + [$0] } }
      texts += longest
    }
    return texts
  }()

  private func short(_ scalars: [Unicode.Scalar]) throws -> ShortText {
    try #require(ShortText(String(scalars: scalars)))
  }

  @Test func holdsTheScalarsOfTheText() throws {
    for text in Self.texts {
      let short = try short(text)
      try #require(short.count == text.count)
      try #require((0..<short.count).map { short[$0] } == text)
      try #require(short.last == text.last)
      try #require(short.description.scalars == text)
    }
  }

  @Test func dropsFromBothEnds() throws {
    for text in Self.texts {
      let short = try short(text)
      for n in 0...3 {
        try #require(try short.dropFirst(n) == self.short(Array(text.dropFirst(n))))
      }
      try #require(try short.dropLast() == self.short(Array(text.dropLast())))
    }
  }

  @Test func joins() throws {
    for text in Self.texts {
      for cut in 0...text.count {
        let (head, tail) = (Array(text[..<cut]), Array(text[cut...]))
        let joined = try short(head) + short(tail)
        try #require(try joined == short(text))
        if let scalar = tail.first, tail.count == 1 {
          try #require(try short(head) + scalar == short(text))
        }
      }
    }
  }

  @Test func comesInTheOrderOfItsScalars() throws {
    let sorted = Self.texts.sorted { $0.lexicographicallyPrecedes($1) }
    let shorts = try sorted.map(short)
    for (a, b) in zip(shorts, shorts.dropFirst()) {
      try #require(a < b && !(b < a) && a != b)
    }
  }

  @Test func canonicallyEquivalentTextsDiffer() {
    let (composed, decomposed) = ("가", "\u{1100}\u{1161}")
    #expect(composed == decomposed)
    #expect(ShortText(composed) != ShortText(decomposed))
  }

  @Test(arguments: ["\0", "가\0", "\0가", "abcd", "\u{1100}\u{1161}\u{11A8}a"])
  func refusesWhatItCannotHold(text: String) {
    #expect(ShortText(text) == nil)
  }
}
