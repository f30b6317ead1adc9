import Layouts

/// The description of an input method, in Korean and in English.
struct M17nDescription {
  private let layout: Layout
  private let keys: M17nKeys

  init(_ layout: Layout, keys: M17nKeys) {
    self.layout = layout
    self.keys = keys
  }

  /// The name in both, for a menu.
  var title: String {
    layout.name == layout.latinName ? layout.name : "\(layout.name) \(layout.latinName)"
  }

  /// The whole description.
  var text: String {
    let inKorean = ["\(layout.name) 한글 자판", legends] + korean
    let inEnglish = ["\(layout.latinName), a Korean keyboard"] + english
    return (inKorean + [""] + inEnglish).joined(separator: "\n")
  }

  /// Which of the layout's keys each key of the computer types.
  private var legends: String {
    zip(keys.characters, layout.keys).compactMap { character, key in
      character.map { "\($0) \(key.legend)" }
    }.joined(separator: "  ")
  }

  /// What space does to a run: where it only ends one, it is still written after a mark, if the layout has marks.
  private func space(ends: String, endsOrWrites: String, writes: String) -> String {
    if !layout.spaceEndsRun { return writes }
    return layout.letters.allSatisfy(\.isHangul) ? ends : endsOrWrites
  }

  private var korean: [String] {
    let space = space(
      ends: "조합 중의 스페이스도 그렇다.",
      endsOrWrites: "조합 중의 스페이스도 그렇고, 문장 부호 뒤에서는 띄어 쓴다.",
      writes: "스페이스는 조합을 끝내고 띄어 쓴다.")
    return [
      "백스페이스는 자모 하나를 지운다.",
      "시프트+백스페이스는 누른 것을 하나씩, \(M17nMacros.strokeCount)번까지 되돌리고 그 앞은 글자째로 지운다.",
      "오른쪽 화살표는 조합을 끝낸다(다음 글자). \(space)",
    ] + (keys.hasPad ? ["숫자판은 놓인 자리대로 친다: 7 8 9가 전화기의 1 2 3이다."] : [])
  }

  private var english: [String] {
    let space = space(
      ends: "so does space",
      endsOrWrites: "so does space, which is written after a mark alone",
      writes: "space ends it and writes a space")
    return [
      "BackSpace takes back a jamo.",
      "Shift+BackSpace takes back a key press, up to \(M17nMacros.strokeCount), then whole syllables.",
      "The right arrow ends what is composed (next character); \(space).",
    ] + (keys.hasPad ? ["The numeric pad types by place: its 7 8 9 are a phone's 1 2 3."] : [])
  }
}
