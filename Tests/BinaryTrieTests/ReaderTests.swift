import Hangul
import Layouts
import StateMap
import Testing

import struct Runtime.Trie

@Suite("Both readers of a trie") struct ReaderTests {
  @Test("say of every state under every key what the map says", arguments: LayoutTrie.layouts)
  func everyState(_ layout: Layout) throws {
    let readers = try Readers(layout)
    let states = Set(readers.map.tables.flatMap { $0.entries.map(\.state) })
    #expect(states.count > 11_172)
    for state in states {
      let (last, before) = (state.last, state.count == 2 ? state[0] : nil)
      if let difference = readers.difference(last: last, before: before) {
        Issue.record("\(difference)")
        return
      }
    }
  }

  @Test(
    "say of a stray consonant after any syllable what the map says", arguments: LayoutTrie.layouts)
  func everyStrayConsonant(_ layout: Layout) throws {
    let readers = try Readers(layout)
    for syllable in Syllable.all {
      for consonant in Jamo.leads {
        let difference = readers.difference(last: consonant.scalar, before: syllable.scalar)
        if let difference {
          Issue.record("\(difference)")
          return
        }
      }
    }
  }

  @Test("append after what no run ends in", arguments: LayoutTrie.layouts)
  func everythingElse(_ layout: Layout) throws {
    let readers = try Readers(layout)
    let values = Array(1...0x33FF) + Array(0xA960...0xABFF) + Array(0xD7A4...0x10000) + [0x10FFFF]
    for scalar in values.compactMap({ Unicode.Scalar(UInt32($0)) }) where !layout.mentions(scalar) {
      if let difference = readers.difference(last: scalar, before: nil) {
        Issue.record("\(difference)")
        return
      }
    }
  }

  @Test("know the layout by its name", arguments: Layout.all)
  func name(_ layout: Layout) throws {
    let trie = try LayoutTrie(layout)
    #expect(PlainTrie(trie.bytes).id == layout.id)
    #expect(PlainTrie(trie.bytes).keyCount == layout.keys.count + 1)
    #expect(try Trie(copying: trie.bytes).keyCount == layout.keys.count + 1)
  }
}

extension Layout {
  /// Whether the map has something to say of `scalar`.
  fileprivate func mentions(_ scalar: Unicode.Scalar) -> Bool {
    0x3131...0x3163 ~= scalar.value || letters.contains { dotStyle.scalar(of: $0) == scalar }
  }
}

/// Both readers of one trie, and the map that it is made of.
private struct Readers {
  let map: StateMap
  private let fast: Trie
  private let plain: PlainTrie

  init(_ layout: Layout) throws {
    let trie = try LayoutTrie(layout)
    map = trie.map
    fast = try Trie(copying: trie.bytes)
    plain = PlainTrie(trie.bytes)
  }

  /// Where the two readers and the map differ after `before` and `last`, if they do.
  func difference(last: Unicode.Scalar?, before: Unicode.Scalar?) -> String? {
    let state = [before, last].compactMap(\.self).reduce(ShortText.empty, +)
    for (key, table) in map.tables.enumerated() {
      let expected = table.answer(to: state) ?? .nothing
      let found = fast.replacement(key: key, last: last, before: before)
      if plain.answer(key: key, last: last?.value ?? 0, before: before?.value ?? 0) != found {
        return "the readers differ after \(state) under \(table.key)"
      }
      // A trie may leave alone what the map puts back as it was.
      let text = state.scalars.dropLast(found?.consumed ?? 0) + (found?.scalars ?? [])
      if text != state.scalars.dropLast(expected.consumed) + expected.text.scalars {
        return "the readers make \(text) of \(state) under \(table.key), the map \(expected)"
      }
    }
    return nil
  }
}
