/// The jamo of modern Hangul, in the order of the Unicode Standard, chapter 3.12.
public enum Jamo {
  /// The number of leads. A constant, because all arithmetic on syllables uses it.
  public static let leadCount = 19

  /// The number of vowels.
  public static let vowelCount = 21

  /// The 19 leads, by lead index.
  public static let leads: [Letter] = letters("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")

  /// The 21 vowels, by vowel index. Their compatibility scalars are consecutive from U+314F.
  public static let vowels: [Letter] = letters("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")

  /// The 27 tails, by tail index minus one, because tail index 0 is the open syllable.
  public static let tails: [Letter] = letters("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// The 11 tails that are clusters of two consonants, each with its consonants.
  public static let clusters: [(cluster: Letter, first: Letter, second: Letter)] = [
    ("ㄳ", "ㄱ", "ㅅ"), ("ㄵ", "ㄴ", "ㅈ"), ("ㄶ", "ㄴ", "ㅎ"), ("ㄺ", "ㄹ", "ㄱ"),
    ("ㄻ", "ㄹ", "ㅁ"), ("ㄼ", "ㄹ", "ㅂ"), ("ㄽ", "ㄹ", "ㅅ"), ("ㄾ", "ㄹ", "ㅌ"),
    ("ㄿ", "ㄹ", "ㅍ"), ("ㅀ", "ㄹ", "ㅎ"), ("ㅄ", "ㅂ", "ㅅ"),
  ]

  private static func letters(_ text: String) -> [Letter] {
    text.unicodeScalars.map { Letter($0) }
  }
}
