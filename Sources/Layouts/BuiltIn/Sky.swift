extension Layout {
  /// SKY-II (스카이): every key cycles, the vowels as well as the consonants.
  ///
  /// One of the three phone layouts of Korea's 2011 national standard.
  public static let sky = Layout(
    id: "sky",
    name: "스카이",
    latinName: "SKY-II",
    spaceEndsRun: true,
    rows: [
      [
        .key(.phone("1", "ㄱㅋ", appends: "ㄱ", advance: "ㄱ→ㅋ→ㄲ→ㄱ")),
        .key(
          .phone(
            "2", "ㅣㅡ", appends: "ㅣ",
            advance: "ㅣ→ㅡ→ㅢ→ㅣ ㅏ→ㅐ ㅑ→ㅒ ㅓ→ㅔ ㅕ→ㅖ ㅗ→ㅚ ㅘ→ㅙ ㅜ→ㅟ ㅝ→ㅞ")),
        .key(.phone("3", "ㅏㅑ", appends: "ㅏ", advance: "ㅏ→ㅑ→ㅏ ㅗ→ㅘ ㅜ→ㅝ")),
        .backspace,
      ],
      [
        .key(.phone("4", "ㄷㅌ", appends: "ㄷ", advance: "ㄷ→ㅌ→ㄸ→ㄷ")),
        .key(.phone("5", "ㄴㄹ", appends: "ㄴ", advance: "ㄴ→ㄹ→ㄴ")),
        .key(.phone("6", "ㅓㅕ", appends: "ㅓ", advance: "ㅓ→ㅕ→ㅓ ㅜ→ㅝ")),
        .enter,
      ],
      [
        .key(.phone("7", "ㅁㅅ", appends: "ㅁ", advance: "ㅁ→ㅅ→ㅆ→ㅁ")),
        .key(.phone("8", "ㅂㅍ", appends: "ㅂ", advance: "ㅂ→ㅍ→ㅃ→ㅂ")),
        .key(.phone("9", "ㅗㅛ", appends: "ㅗ", advance: "ㅗ→ㅛ→ㅗ")),
        .gap,
      ],
      [
        .key(.phone("*", "ㅈㅊ", appends: "ㅈ", advance: "ㅈ→ㅊ→ㅉ→ㅈ")),
        .key(.phone("0", "ㅇㅎ", appends: "ㅇ", advance: "ㅇ→ㅎ→ㅇ")),
        .key(.phone("#", "ㅜㅠ", appends: "ㅜ", advance: "ㅜ→ㅠ→ㅜ")),
        .space,
      ],
    ]
  )
}
