import Layouts

/// What an input method says of itself, in Korean and in English.
struct M17nDescription {
  private let layout: Layout
  /// Which key of the computer's types which of the layout's.
  private let keys: String

  init(_ layout: Layout, rules: [M17nKeys.Rule]) {
    self.layout = layout
    let names = Dictionary(rules.map { ($0.key, $0.name) }, uniquingKeysWith: { first, _ in first })
    keys = layout.keys.enumerated().compactMap { number, key in
      names[number].map { "\($0.dropFirst().dropLast()) \(key.legend)" }
    }.joined(separator: "  ")
  }

  var text: String {
    """
    \(layout.name) 한글 자판
    \(keys)
    백스페이스는 자모 하나를, 시프트+백스페이스는 마지막으로 누른 것 하나를 지운다(\(M17nMacros.strokeCount)번까지, \
    그 앞은 글자째로).
    오른쪽 화살표는 조합을 끝낸다(다음 글자).\
    \(layout.spaceEndsRun ? " 조합 중의 스페이스도 그렇다." : " 스페이스는 조합을 끝내고 띄어 쓴다.")
    숫자는 위 줄은 적힌 대로, 숫자판은 놓인 자리대로(7 8 9가 전화기의 1 2 3) 친다.

    \(layout.latinName), a Korean keyboard
    BackSpace takes back a jamo, Shift+BackSpace the last key press (\(M17nMacros.strokeCount) of them, then \
    whole syllables).
    The right arrow ends what is composed (next character)\
    \(layout.spaceEndsRun ? "; so does space." : "; space ends it and writes a space.")
    Digits of the number row go by label, those of the pad by place: 7 8 9 are a phone's 1 2 3.
    """
  }
}
