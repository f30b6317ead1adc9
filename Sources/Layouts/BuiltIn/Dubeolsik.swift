extension Layout {
  /// Dubeolsik (두벌식): a key for each jamo, as on computers (KS X 5002).
  ///
  /// The code of a key is the QWERTY letter in the same position, in upper case if the key needs shift.
  public static let dubeolsik = Layout(
    id: "dubeolsik",
    name: "두벌식",
    latinName: "Dubeolsik",
    keys: [
      .letter("q", "ㅂ"),
      .letter("w", "ㅈ"),
      .letter("e", "ㄷ"),
      .letter("r", "ㄱ"),
      .letter("t", "ㅅ"),
      .letter("y", "ㅛ"),
      .letter("u", "ㅕ"),
      .letter("i", "ㅑ"),
      .letter("o", "ㅐ", advance: "ㅗ→ㅙ"),
      .letter("p", "ㅔ", advance: "ㅜ→ㅞ"),
      .letter("a", "ㅁ"),
      .letter("s", "ㄴ"),
      .letter("d", "ㅇ"),
      .letter("f", "ㄹ"),
      .letter("g", "ㅎ"),
      .letter("h", "ㅗ"),
      .letter("j", "ㅓ", advance: "ㅜ→ㅝ"),
      .letter("k", "ㅏ", advance: "ㅗ→ㅘ"),
      .letter("l", "ㅣ", advance: "ㅗ→ㅚ ㅜ→ㅟ ㅡ→ㅢ"),
      .letter("z", "ㅋ"),
      .letter("x", "ㅌ"),
      .letter("c", "ㅊ"),
      .letter("v", "ㅍ"),
      .letter("b", "ㅠ"),
      .letter("n", "ㅜ"),
      .letter("m", "ㅡ"),
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
