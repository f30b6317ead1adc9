extension Layout {
  /// SKY-II (스카이): every key cycles, through vowels as well as consonants.
  ///
  /// It is one of the three phone layouts in Korea's national standard of 2011.
  public static let sky = Layout(
    id: "sky",
    name: "스카이",
    latinName: "SKY-II",
    spaceEndsRun: true,
    keys: [
      .phone("1", "ㄱㅋ", appends: "ㄱ", advance: "ㄱ→ㅋ→ㄲ→ㄱ"),
      .phone("2", "ㅣㅡ", appends: "ㅣ", advance: "ㅣ→ㅡ→ㅢ→ㅣ ㅏ→ㅐ ㅑ→ㅒ ㅓ→ㅔ ㅕ→ㅖ ㅗ→ㅚ ㅘ→ㅙ ㅜ→ㅟ ㅝ→ㅞ"),
      .phone("3", "ㅏㅑ", appends: "ㅏ", advance: "ㅏ→ㅑ→ㅏ ㅗ→ㅘ ㅜ⇢ㅝ"),
      .phone("4", "ㄷㅌ", appends: "ㄷ", advance: "ㄷ→ㅌ→ㄸ→ㄷ"),
      .phone("5", "ㄴㄹ", appends: "ㄴ", advance: "ㄴ→ㄹ→ㄴ"),
      .phone("6", "ㅓㅕ", appends: "ㅓ", advance: "ㅓ→ㅕ→ㅓ ㅜ→ㅝ"),
      .phone("7", "ㅁㅅ", appends: "ㅁ", advance: "ㅁ→ㅅ→ㅆ→ㅁ"),
      .phone("8", "ㅂㅍ", appends: "ㅂ", advance: "ㅂ→ㅍ→ㅃ→ㅂ"),
      .phone("9", "ㅗㅛ", appends: "ㅗ", advance: "ㅗ→ㅛ→ㅗ"),
      .phone("*", "ㅈㅊ", appends: "ㅈ", advance: "ㅈ→ㅊ→ㅉ→ㅈ"),
      .phone("0", "ㅇㅎ", appends: "ㅇ", advance: "ㅇ→ㅎ→ㅇ"),
      .phone("#", "ㅜㅠ", appends: "ㅜ", advance: "ㅜ→ㅠ→ㅜ"),
    ]
  )
}
