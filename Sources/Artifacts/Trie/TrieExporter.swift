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
    let expected = try maps.maps(forFileAt: artifact.path).trie
    do {
      _ = try Trie(copying: artifact.bytes)
    } catch {
      throw VerificationFailure(path: artifact.path, detail: "cannot be opened: \(error)")
    }
    guard artifact.bytes == expected else {
      throw VerificationFailure(path: artifact.path, detail: "is not the trie that was proved")
    }
  }
}
