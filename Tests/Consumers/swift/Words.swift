import Layouts
import Rule

import struct Hwalja.KeyboardLayout

/// Words, and which keys type them by the rule.
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
    let rules = Layout.all.first { $0.id == layout.id }!
    all = Self.texts.map { text in
      let keys = Self.keys(of: Array(text.unicodeScalars), rules)
      return (text, keys.map { id in id.map { .key(layout.key($0)!) } ?? .next })
    }
  }

  /// The ids of the keys, syllable by syllable, nil for the next-character key.
  private static func keys(of text: [Unicode.Scalar], _ rules: Layout) -> [String?] {
    var field = Rule.TextField(layout: rules)
    var ids: [String?] = []
    for end in 1...text.count {
      if let more = keys(from: field, to: Array(text[..<end]), rules) {
        ids += more.ids
        field = more.field
      } else {
        field.commit()
        let more = keys(from: field, to: Array(text[..<end]), rules)!
        ids += [nil] + more.ids
        field = more.field
      }
    }
    return ids
  }

  /// The fewest keys that make a field one of `text`; nil if there are none.
  private static func keys(
    from field: Rule.TextField, to text: [Unicode.Scalar], _ rules: Layout
  ) -> (field: Rule.TextField, ids: [String])? {
    var known = Set([field.scalars])
    var level: [(field: Rule.TextField, ids: [String])] = [(field, [])]
    while !level.isEmpty {
      var deeper: [(field: Rule.TextField, ids: [String])] = []
      for (field, ids) in level {
        for key in rules.keys {
          var then = field
          then.press(key)
          let scalars = then.scalars
          guard isOnTheWay(scalars, to: text), known.insert(scalars).inserted else { continue }
          if scalars == text { return (then, ids + [key.id]) }
          deeper.append((then, ids + [key.id]))
        }
      }
      // No syllable of these words takes more keys.
      level = level[0].ids.count < 9 ? deeper : []
    }
    return nil
  }

  /// Whether only the last syllable is missing, or the end of the one before; without it the search has no end.
  private static func isOnTheWay(_ scalars: [Unicode.Scalar], to text: [Unicode.Scalar]) -> Bool {
    let end = text.count - 1
    guard scalars.count >= end, scalars.count < text.count + 2,
      scalars.starts(with: text.dropLast(2))
    else { return false }
    if end > 0, scalars[end - 1] != text[end - 1] {
      return scalars.count == end && withoutTail(scalars[end - 1]) == withoutTail(text[end - 1])
    }
    guard scalars.count > end else { return true }
    let last = scalars[end].value
    let isRight = withoutTail(scalars[end]) == withoutTail(text[end])
    if scalars.count == text.count + 1 {
      return scalars[end + 1].value < 0xAC00 && (last < 0xAC00 || isRight)
    }
    return last < 0xAC00 || isRight || withoutTail(scalars[end]) == last
  }

  private static func withoutTail(_ syllable: Unicode.Scalar) -> UInt32 {
    syllable.value < 0xAC00 ? syllable.value : syllable.value - (syllable.value - 0xAC00) % 28
  }
}
