import Hangul
import Layouts
import StateMap
import Testing

import struct Hwalja.Trie

@Suite("The reader of a trie") struct ReaderTests {
  @Test("says of every state under every key what the map says", arguments: LayoutTrie.layouts)
  func everyState(_ layout: Layout) throws {
    let reader = try Reader(layout)
    let states = Set(reader.map.tables.flatMap { $0.entries.map(\.state) })
    #expect(states.count > 11_172)
    for state in states {
      let (last, before) = (state.last, state.count == 2 ? state[0] : nil)
      if let difference = reader.difference(last: last, before: before) {
        Issue.record("\(difference)")
        return
      }
    }
  }

  @Test(
    "says of a stray consonant after any syllable what the map says", arguments: LayoutTrie.layouts)
  func everyStrayConsonant(_ layout: Layout) throws {
    let reader = try Reader(layout)
    for syllable in Syllable.all {
      for consonant in Jamo.leads {
        let difference = reader.difference(last: consonant.scalar, before: syllable.scalar)
        if let difference {
          Issue.record("\(difference)")
          return
        }
      }
    }
  }

  @Test("appends after what no run ends in", arguments: LayoutTrie.layouts)
  func everythingElse(_ layout: Layout) throws {
    let reader = try Reader(layout)
    let values = Array(1...0x33FF) + Array(0xA960...0xABFF) + Array(0xD7A4...0x10000) + [0x10FFFF]
    for scalar in values.compactMap({ Unicode.Scalar(UInt32($0)) }) where !layout.mentions(scalar) {
      if let difference = reader.difference(last: scalar, before: nil) {
        Issue.record("\(difference)")
        return
      }
    }
  }
}

extension Layout {
  /// Whether the map has something to say of `scalar`.
  fileprivate func mentions(_ scalar: Unicode.Scalar) -> Bool {
    0x3131...0x3163 ~= scalar.value || letters.contains { dotStyle.scalar(of: $0) == scalar }
  }
}

/// A trie as keyboards read it, and the map that it is made of.
private struct Reader {
  let map: StateMap
  private let trie: Trie

  init(_ layout: Layout) throws {
    let made = try LayoutTrie(layout)
    map = made.map
    trie = try Trie(copying: made.bytes)
  }

  /// Where the trie and the map differ after `before` and `last`, if they do.
  func difference(last: Unicode.Scalar?, before: Unicode.Scalar?) -> String? {
    let state = [before, last].compactMap(\.self).reduce(ShortText.empty, +)
    for (key, table) in map.tables.enumerated() {
      let expected = table.answer(to: state) ?? .nothing
      let text = trie.run(state.scalars, pressing: key) ?? state.scalars
      if text != state.scalars.dropLast(expected.consumed) + expected.text.scalars {
        return "the trie makes \(text) of \(state) under \(table.key), the map \(expected)"
      }
    }
    return nil
  }
}
