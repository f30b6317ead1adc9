extension Layout {
  /// Cheonjiin (천지인): three keys draw every vowel, seven cycle through the consonants.
  ///
  /// One of the three phone layouts of Korea's 2011 national standard. No published text settles the
  /// multi-tap edge cases; these tables are what independent keyboards and handsets agree on.
  public static let cheonjiin = Layout(
    id: "cheonjiin",
    name: "천지인",
    latinName: "Cheonjiin",
    rows: [
      [
        .key(
          .phone(
            "1", "인", legend: "ㅣ", initial: "ㅣ",
            advance: "ㆍ→ㅓ→ㅔ ᆢ→ㅕ→ㅖ ㅏ→ㅐ ㅑ→ㅒ ㅗ→ㅚ ㅘ→ㅙ ㅠ→ㅝ→ㅞ ㅜ→ㅟ ㅡ→ㅢ")),
        .key(
          .phone(
            "2", "천", legend: "ㆍ", initial: "ㆍ",
            advance: "ㅣ→ㅏ→ㅑ→ㅏ ㅡ→ㅜ→ㅠ→ㅜ ㅚ→ㅘ ㆍ→ᆢ→ㆍ")),
        .key(.phone("3", "지", legend: "ㅡ", initial: "ㅡ", advance: "ㆍ→ㅗ ᆢ→ㅛ")),
        .backspace,
      ],
      [
        .key(.phone("4", "ㄱㅋ", initial: "ㄱ", advance: "ㄱ→ㅋ→ㄲ→ㄱ")),
        .key(.phone("5", "ㄴㄹ", initial: "ㄴ", advance: "ㄴ→ㄹ→ㄴ")),
        .key(.phone("6", "ㄷㅌ", initial: "ㄷ", advance: "ㄷ→ㅌ→ㄸ→ㄷ")),
        .enter,
      ],
      [
        .key(.phone("7", "ㅂㅍ", initial: "ㅂ", advance: "ㅂ→ㅍ→ㅃ→ㅂ")),
        .key(.phone("8", "ㅅㅎ", initial: "ㅅ", advance: "ㅅ→ㅎ→ㅆ→ㅅ")),
        .key(.phone("9", "ㅈㅊ", initial: "ㅈ", advance: "ㅈ→ㅊ→ㅉ→ㅈ")),
        .key(Key(".,?!", initial: ".", advance: ".→,→?→!→.")),
      ],
      [
        .gap,
        .key(.phone("0", "ㅇㅁ", initial: "ㅇ", advance: "ㅇ→ㅁ→ㅇ")),
        .space,
        .gap,
      ],
    ]
  )
}
