import Layouts
import Typing

import struct Hwalja.KeyboardLayout

/// Words, and which keys type them.
struct Words: Sendable {
  let layout: KeyboardLayout
  /// The words, each with its keys, and with `next` where a key would otherwise change the syllable before.
  let all: [(text: String, acts: [Act])]

  static let ofAllLayouts = KeyboardLayout.all.map(Words.init)

  private static let texts =
    """
    기 오 네 응 나 왜 뭐 의 개 까 값 닭 한글 안녕 하늘 바다 사랑 친구 학교 의자 전화 아니 우리 여유 빨리 쌀밥 꽃잎 얘기 궤도 \
    않다 읽다 없어 괜찮아 뭐해요 천지인 나무위키 고맙습니다 안녕하세요 어디예요 외국어 겨울 각각 국가 한강 앉아 뷰 규칙 튀김 \
    콩떡 쏟다
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private init(_ layout: KeyboardLayout) {
    self.layout = layout
    let finder = PressFinder(Layout.all.first { $0.id == layout.id }!)
    all = Self.texts.map { text in
      let acts = finder.presses(for: text).map { press -> Act in
        if case .key(let number) = press { .key(layout.keys[number]) } else { .next }
      }
      return (text, acts)
    }
  }
}
