extension Layout {
  /// Cheonjiin (천지인): three keys combine into all vowels, and seven keys cycle through the consonants.
  ///
  /// It is one of the three phone layouts in Korea's national standard of 2011. No published text defines the edge
  /// cases of multi-tap. These tables follow what independent keyboards and handsets agree on.
  public static let cheonjiin = Layout(
    id: "cheonjiin",
    name: "천지인",
    latinName: "Cheonjiin",
    spaceEndsRun: true,
    keys: Key.cheonjiinVowels(codes: ("1", "2", "3")) + [
      .phone("4", "ㄱㅋ", appends: "ㄱ", advance: "ㄱ→ㅋ→ㄲ→ㄱ"),
      .phone("5", "ㄴㄹ", appends: "ㄴ", advance: "ㄴ→ㄹ→ㄴ"),
      .phone("6", "ㄷㅌ", appends: "ㄷ", advance: "ㄷ→ㅌ→ㄸ→ㄷ"),
      .phone("7", "ㅂㅍ", appends: "ㅂ", advance: "ㅂ→ㅍ→ㅃ→ㅂ"),
      .phone("8", "ㅅㅎ", appends: "ㅅ", advance: "ㅅ→ㅎ→ㅆ→ㅅ"),
      .phone("9", "ㅈㅊ", appends: "ㅈ", advance: "ㅈ→ㅊ→ㅉ→ㅈ"),
      Key(".,?!", appends: ".", advance: ".→,→?→!→."),
      .phone("0", "ㅇㅁ", appends: "ㅇ", advance: "ㅇ→ㅁ→ㅇ"),
    ]
  )
}

extension Key {
  /// Returns the keys human, heaven and earth, which are the same in Cheonjiin Plus.
  ///
  /// - Parameter codes: The codes of ㅣ, ㆍ and ㅡ.
  static func cheonjiinVowels(codes: (human: Character, heaven: Character, earth: Character)) -> [Key] {
    [
      Key(
        "인", legend: "ㅣ", code: codes.human, appends: "ㅣ",
        advance: "ㆍ→ㅓ→ㅔ ᆢ→ㅕ→ㅖ ㅏ→ㅐ ㅑ→ㅒ ㅗ→ㅚ ㅘ→ㅙ ㅠ→ㅝ→ㅞ ㅜ→ㅟ ㅡ→ㅢ"),
      // The rare steps were observed on Samsung's phones. Two open-source keyboards have them as well.
      Key(
        "천", legend: "ㆍ", code: codes.heaven, appends: "ㆍ",
        advance: "ㅣ→ㅏ→ㅑ→ㅏ ㅡ→ㅜ→ㅠ→ㅜ ㅚ→ㅘ ㅟ⇢ㅝ ㅐ⇢ㅒ ㆍ→ᆢ→ㆍ"),
      Key("지", legend: "ㅡ", code: codes.earth, appends: "ㅡ", advance: "ㆍ→ㅗ ᆢ→ㅛ"),
    ]
  }
}
