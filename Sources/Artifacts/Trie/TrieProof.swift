import Hangul
import Parallel
import Runtime
import StateMap

/// The proof that a trie says what its map says, by asking the trie's reader, which did not write it.
struct TrieProof {
  private let map: StateMap
  private let states: [ShortText]

  init(_ map: StateMap) {
    self.map = map
    states = map.states
  }

  /// Asks the trie `bytes` about every state with every key.
  ///
  /// - Throws: `VerificationFailure` at the first answer that is not the map's.
  func run(on bytes: [UInt8]) throws(VerificationFailure) {
    let trie: Trie
    do {
      trie = try Trie(copying: bytes)
    } catch {
      throw failure("cannot be opened: \(error)")
    }
    guard trie.keyCount == map.tables.count else { throw failure("has \(trie.keyCount) keys") }
    _ = try Array(map.tables.enumerated()).concurrentMap { key, table throws(VerificationFailure) in
      try run(on: trie, key: key, table)
    }
  }

  private func run(on trie: Trie, key: Int, _ table: StateMap.Table) throws(VerificationFailure) {
    let appended = (consumed: 0, text: table[.empty] ?? .empty)
    var next = 0
    for state in states {
      let expected: (consumed: Int, text: ShortText)
      if next < table.entries.count, table.entries[next].state == state {
        expected = (state.count, table.entries[next].replacement)
        next += 1
      } else {
        let shorter = state.count == 2 ? table[state.dropFirst()] : nil
        expected = shorter.map { (1, $0) } ?? appended
      }
      let found = trie.replacement(
        key: key, last: state.last?.value ?? 0, before: state.count == 2 ? state[0].value : 0)
      guard found.says(expected, of: state) else {
        throw failure("differs for \(state) under \(table.key)")
      }
    }
  }

  private func failure(_ detail: String) -> VerificationFailure {
    VerificationFailure(path: "the trie of \(map.layout.id)", detail: detail)
  }
}

extension StateMap {
  /// Every state for which some key has an entry, in order: with each key, all entries and all cells
  /// without one.
  fileprivate var states: [ShortText] {
    tables.reduce([]) { states, table in
      var merged: [ShortText] = []
      merged.reserveCapacity(max(states.count, table.entries.count))
      var next = 0
      for entry in table.entries {
        while next < states.count, states[next] < entry.state {
          merged.append(states[next])
          next += 1
        }
        if next < states.count, states[next] == entry.state { next += 1 }
        merged.append(entry.state)
      }
      return merged + states[next...]
    }
  }
}

extension Replacement? {
  /// Whether `state` becomes the same text as by replacing its last `consumed` scalars by `text`.
  fileprivate func says(_ expected: (consumed: Int, text: ShortText), of state: ShortText) -> Bool {
    guard let found = self else { return expected.consumed == 0 && expected.text == .empty }
    if found.consumed == expected.consumed {
      return expected.text.values == (found.first, found.second, found.third)
    }
    guard let text = ShortText(found.text) else { return false }
    return state.replacingLast(found.consumed, by: text)
      == state.replacingLast(expected.consumed, by: expected.text)
  }
}

extension ShortText {
  /// The text with `replacement` for its last `n` scalars.
  fileprivate func replacingLast(_ n: Int, by replacement: ShortText) -> ShortText {
    (0..<n).reduce(self) { text, _ in text.dropLast() } + replacement
  }
}
