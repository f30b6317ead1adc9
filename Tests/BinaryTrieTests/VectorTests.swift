import Foundation
import Layouts
import Testing

import struct Hwalja.Trie

/// The vectors of docs/FORMAT.md, held against the file that they are of.
@Suite("The vectors of docs/FORMAT.md") struct VectorTests {
  private struct Vector {
    let state, key, come: String
    let go: Int
  }

  private func vectors() throws -> [Vector] {
    let text = try Repository.text("docs/FORMAT.md")
    let section = try #require(text.components(separatedBy: "## A vector of each kind").last)
    return section.components(separatedBy: "\n## ")[0].split(separator: "\n").compactMap { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, let go = Int(cells[2]) else { return nil }
      return Vector(
        state: cells[0], key: cells[1], come: cells[3] == "–" ? "" : cells[3], go: go)
    }
  }

  @Test("are what the file says") func vectorsHold() throws {
    let file = Repository.folder.appending(path: "dist/trie/cheonjiin.trie")
    let trie = try Trie(copying: Array(try Data(contentsOf: file)))
    let ids = Layout.cheonjiin.keys.map(\.id) + ["⌫"]
    let vectors = try vectors()
    #expect(vectors.count == 13)
    for vector in vectors {
      let key = try #require(ids.firstIndex(of: vector.key))
      let state = Array(vector.state.unicodeScalars)
      let expected = state.dropLast(vector.go) + vector.come.unicodeScalars
      #expect((trie.run(state, pressing: key) ?? state) == Array(expected), "\(vector)")
    }
  }
}
