import Artifacts
import BinaryTrie

/// An input method of the m17n library for each layout, which ibus and fcitx5 take on the Linux desktop.
struct M17nExporter: Exporter {
  let name = "m17n"
  let summary = "input method for the Linux desktop, under ibus and fcitx5"

  private static let limit = 20_480

  func makeArtifacts(for maps: [LayoutMaps]) throws(UnfitForTrie) -> [Artifact] {
    var artifacts: [Artifact] = []
    for maps in maps {
      let method = M17nMethod(try TrieModel(maps.full))
      artifacts.append(
        Artifact(
          .perLayout(.m17n, layout: maps.layout.id), bytes: Array(method.text.utf8),
          budget: .shipped(limit: Self.limit)))
    }
    return artifacts
  }
}
