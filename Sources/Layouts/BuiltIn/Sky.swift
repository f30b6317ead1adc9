extension Layout {
  /// SKY-II (스카이): every key cycles, the vowels as well as the consonants.
  ///
  /// One of the three phone layouts of Korea's 2011 national standard.
  public static let sky = Layout(
    id: "sky",
    name: "스카이",
    latinName: "SKY-II",
    rows: [
      [
        .key(.phone("1", "ㄱㅋ", initial: "ㄱ", advance: "ㄱ→ㅋ→ㄲ→ㄱ")),
        .key(
          .phone(
            "2", "ㅣㅡ", initial: "ㅣ",
            advance: "ㅣ→ㅡ→ㅢ→ㅣ ㅏ→ㅐ ㅑ→ㅒ ㅓ→ㅔ ㅕ→ㅖ ㅗ→ㅚ ㅘ→ㅙ ㅜ→ㅟ ㅝ→ㅞ")),
        .key(.phone("3", "ㅏㅑ", initial: "ㅏ", advance: "ㅏ→ㅑ→ㅏ ㅗ→ㅘ ㅜ→ㅝ")),
        .backspace,
      ],
      [
        .key(.phone("4", "ㄷㅌ", initial: "ㄷ", advance: "ㄷ→ㅌ→ㄸ→ㄷ")),
        .key(.phone("5", "ㄴㄹ", initial: "ㄴ", advance: "ㄴ→ㄹ→ㄴ")),
        .key(.phone("6", "ㅓㅕ", initial: "ㅓ", advance: "ㅓ→ㅕ→ㅓ ㅜ→ㅝ")),
        .enter,
      ],
      [
        .key(.phone("7", "ㅁㅅ", initial: "ㅁ", advance: "ㅁ→ㅅ→ㅆ→ㅁ")),
        .key(.phone("8", "ㅂㅍ", initial: "ㅂ", advance: "ㅂ→ㅍ→ㅃ→ㅂ")),
        .key(.phone("9", "ㅗㅛ", initial: "ㅗ", advance: "ㅗ→ㅛ→ㅗ")),
        .gap,
      ],
      [
        .key(.phone("*", "ㅈㅊ", initial: "ㅈ", advance: "ㅈ→ㅊ→ㅉ→ㅈ")),
        .key(.phone("0", "ㅇㅎ", initial: "ㅇ", advance: "ㅇ→ㅎ→ㅇ")),
        .key(.phone("#", "ㅜㅠ", initial: "ㅜ", advance: "ㅜ→ㅠ→ㅜ")),
        .space,
      ],
    ]
  )
}
