import Hangul
import Runtime
import StateMap

/// The compact binary trie, for keyboards that want to be ready at once and small.
struct TrieExporter: Exporter {
  let name = "trie"
  let summary = "compact binary trie, read in place, for keyboards short of memory"

  func artifacts(for maps: [LayoutMaps]) -> [Artifact] {
    maps.map { maps in
      Artifact(
        path: "trie/\(maps.layout.id).trie",
        bytes: maps.trie,
        limit: maps.layout.keys.count > 12 ? 4_096 : 2_048)
    }
  }

  func verify(_ artifact: Artifact, against maps: [LayoutMaps]) throws {
    let full = try maps.maps(forFileAt: artifact.path).full
    let trie: Trie
    do {
      trie = try Trie(copying: artifact.bytes)
    } catch {
      throw VerificationFailure(path: artifact.path, detail: "cannot be opened: \(error)")
    }
    guard trie.keyCount == full.tables.count else {
      throw VerificationFailure(path: artifact.path, detail: "has \(trie.keyCount) keys")
    }
    let states = full.states
    for (key, table) in full.tables.enumerated() {
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
          throw VerificationFailure(
            path: artifact.path, detail: "differs for \(state) under \(table.key)")
        }
      }
    }
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
