extension Layout {
  /// Dubeolsik (두벌식): a key for every jamo, as on the keyboards of computers (KS X 5002).
  ///
  /// A key's code is the QWERTY letter in its place, a capital for a key that needs shift.
  public static let dubeolsik = Layout(
    id: "dubeolsik",
    name: "두벌식",
    latinName: "Dubeolsik",
    rows: [
      [
        .key(.letter("q", "ㅂ", longPress: "1")),
        .key(.letter("w", "ㅈ", longPress: "2")),
        .key(.letter("e", "ㄷ", longPress: "3")),
        .key(.letter("r", "ㄱ", longPress: "4")),
        .key(.letter("t", "ㅅ", longPress: "5")),
        .key(.letter("y", "ㅛ", longPress: "6")),
        .key(.letter("u", "ㅕ", longPress: "7")),
        .key(.letter("i", "ㅑ", longPress: "8")),
        .key(.letter("o", "ㅐ", longPress: "9", advance: "ㅗ→ㅙ")),
        .key(.letter("p", "ㅔ", longPress: "0", advance: "ㅜ→ㅞ")),
      ],
      [
        .key(.letter("a", "ㅁ")),
        .key(.letter("s", "ㄴ")),
        .key(.letter("d", "ㅇ")),
        .key(.letter("f", "ㄹ")),
        .key(.letter("g", "ㅎ")),
        .key(.letter("h", "ㅗ")),
        .key(.letter("j", "ㅓ", advance: "ㅜ→ㅝ")),
        .key(.letter("k", "ㅏ", advance: "ㅗ→ㅘ")),
        .key(.letter("l", "ㅣ", advance: "ㅗ→ㅚ ㅜ→ㅟ ㅡ→ㅢ")),
      ],
      [
        .shift,
        .key(.letter("z", "ㅋ")),
        .key(.letter("x", "ㅌ")),
        .key(.letter("c", "ㅊ")),
        .key(.letter("v", "ㅍ")),
        .key(.letter("b", "ㅠ")),
        .key(.letter("n", "ㅜ")),
        .key(.letter("m", "ㅡ")),
        .backspace,
      ],
      [.space, .enter],
    ],
    shifted: [
      .letter("Q", "ㅃ", under: "ㅂ"),
      .letter("W", "ㅉ", under: "ㅈ"),
      .letter("E", "ㄸ", under: "ㄷ"),
      .letter("R", "ㄲ", under: "ㄱ"),
      .letter("T", "ㅆ", under: "ㅅ"),
      .letter("O", "ㅒ", under: "ㅐ"),
      .letter("P", "ㅖ", under: "ㅔ"),
    ]
  )
}
