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
    let states = Set(full.tables.flatMap { $0.entries.map(\.state) }).sorted()
    for (key, table) in full.tables.enumerated() {
      for state in states {
        let found = trie.replacement(
          key: key, last: state.last?.value ?? 0, before: state.count == 2 ? state[0].value : 0)
        let expected = table.replacement(before: state)
        guard
          state.replacingLast(found?.consumed ?? 0, by: found.flatMap { ShortText($0.text) })
            == state.replacingLast(expected?.consumed ?? 0, by: expected?.text)
        else {
          throw VerificationFailure(
            path: artifact.path, detail: "differs for \(state) under \(table.key)")
        }
      }
    }
  }
}

extension ShortText {
  /// The text with `replacement` for its last `n` scalars.
  fileprivate func replacingLast(_ n: Int, by replacement: ShortText?) -> ShortText {
    (0..<n).reduce(self) { text, _ in text.dropLast() } + (replacement ?? .empty)
  }
}
