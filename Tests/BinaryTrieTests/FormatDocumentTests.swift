import BinaryTrie
import Foundation
import Layouts
import Testing

import struct Hwalja.Trie

@Suite("docs/FORMAT.md") struct FormatDocumentTests {
  private let document: String
  private let bytes: [UInt8]

  init() throws {
    document = try Repository.text("docs/FORMAT.md")
    let file = Repository.folder.appending(path: "dist/trie/cheonjiin.trie")
    bytes = Array(try Data(contentsOf: file))
  }

  @Test("walks through the bytes of dist/trie/cheonjiin.trie")
  func walks() throws {
    let walks = DocumentedWalk.all(in: document)
    #expect(walks.map(\.title) == ["안ㅅ + ㅅㅎ → 않", "각 + 천 → 가\u{1100}\u{119E}"])
    for walk in walks {
      var names: [String: Int] = [:]
      for step in walk.steps {
        var value = try #require(step.value(names), "\(step)")
        if let there = step.bytes {
          #expect(step.offset == value, "\(step)")
          let found = bytes[value..<value + there.utf8.count]
          #expect(found.elementsEqual(there.utf8), "\(step)")
          value = found.reversed().reduce(0) { $0 * 90 + Int($1) - 0x25 }
        }
        #expect(step.result == value, "\(step)")
        names[step.name] = value
      }
      try checkOutcome(of: walk, names)
    }
  }

  /// The walk ends where its title says, as the reader's own look-up does.
  private func checkOutcome(of walk: DocumentedWalk, _ names: [String: Int]) throws {
    let last = try #require(names["last"])
    let before = names["before"] ?? 0
    let key = try #require(names["key"])
    let consumed = try #require(names["consumed"])
    let written = ["first", "second", "third"].compactMap { names[$0] }
    #expect(Layout.cheonjiin.keys[key].id == walk.key)
    let state = walk.state.unicodeScalars.map { Int($0.value) }
    #expect(state == (before == 0 ? [last] : [before, last]))
    let text = state.dropLast(consumed) + written
    #expect(text.elementsEqual(walk.outcome.unicodeScalars.map { Int($0.value) }))
    let found = try Trie(copying: bytes).run(Array(walk.state.unicodeScalars), pressing: key)
    #expect(found == Array(walk.outcome.unicodeScalars))
  }

  @Test("names every error of opening")
  func errors() {
    for name in [
      "truncated", "tooLong", "wrongMagic", "newerVersion", "wrongByte", "wrongChecksum",
    ] {
      #expect(document.contains("`\(name)`"))
    }
  }
}
