import Hangul
import Layouts
import StateMap
import Testing

import struct Runtime.Replacement
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
      let found = fast.replacement(key: key, last: last?.value ?? 0, before: before?.value ?? 0)
      let answer = plain.answer(key: key, last: last?.value ?? 0, before: before?.value ?? 0)
      if !answer.agrees(with: found) {
        return "the readers differ after \(state) under \(table.key)"
      }
      let isSame =
        (found?.consumed ?? 0) == expected.consumed
        && (found?.first ?? 0, found?.second ?? 0, found?.third ?? 0) == expected.text.values
      if isSame { continue }
      // A trie may leave alone what the map puts back as it was.
      let wanted = PlainTrie.Answer(
        dropping: expected.consumed, writing: expected.text.scalarValues)
      if answer.text(after: state) != wanted.text(after: state) {
        return "the readers say \(answer) after \(state) under \(table.key), the map \(wanted)"
      }
    }
    return nil
  }
}

extension PlainTrie.Answer {
  /// Whether this is what the other reader found.
  fileprivate func agrees(with found: Replacement?) -> Bool {
    guard let found else { return dropping == 0 && writing.isEmpty }
    func scalar(_ index: Int) -> UInt32 { index < writing.count ? writing[index] : 0 }
    return dropping == found.consumed && writing.count == found.count
      && scalar(0) == found.first && scalar(1) == found.second && scalar(2) == found.third
  }

  fileprivate func text(after state: ShortText) -> [UInt32] {
    state.scalarValues.dropLast(dropping) + writing
  }
}

extension ShortText {
  fileprivate var scalarValues: [UInt32] { scalars.map(\.value) }
}
