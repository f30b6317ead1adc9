import Artifacts
import BinaryTrie

/// The compact trie, for keyboards that must be small and start at once.
struct TrieExporter: Exporter {
  let name = "trie"
  let summary = "compact binary trie, read in place, for keyboards short of memory"

  private static let limit = 2_048

  func makeArtifacts(for maps: [LayoutMaps]) throws(UnfitForTrie) -> [Artifact] {
    var artifacts: [Artifact] = []
    for maps in maps {
      artifacts.append(
        Artifact(
          .perLayout(.trie, layout: maps.layout.id), bytes: try maps.trie.get(),
          budget: .shipped(limit: Self.limit)))
    }
    return artifacts
  }
}
