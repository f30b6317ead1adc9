import Foundation
import Hwalja
import Testing

/// The API of layouts, for apps that have their own keyboards.
struct KeypadTests {
  /// Tests/Hostile checks that every language has the same texts.
  @Test func keysMatchRealPhones() throws {
    let known = String(decoding: try bytes("Tests/Conformance/keypads.txt"), as: UTF8.self)
    let lines = known.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    let layouts = KeyboardLayout.all.map(described)
    for layout in layouts where !layout.allSatisfy(lines.contains) {
      Issue.record("if a real phone has these keys, add to keypads.txt:\n\(layout.joined(separator: "\n"))")
    }
    #expect(layouts.flatMap { $0 } == lines)
  }

  /// Returns the layout in the format of keypads.txt.
  private func described(_ layout: KeyboardLayout) -> [String] {
    func face(_ key: Key) -> String {
      "\(key.id)=\(key.legend)/\(key.code.map(String.init) ?? "-")"
    }
    let space = layout.spaceEndsRun ? "ends the run" : "writes"
    let shifted = layout.keys.compactMap { key in key.under.map { "\($0)>\(face(key))" } }
    let lines = [
      "\(layout.id) \(layout.name) \(layout.latinName) \(space)",
      "  " + layout.keys.filter { $0.under == nil }.map(face).joined(separator: " "),
      "  scalars: " + layout.keys.compactMap { $0.scalar.map(String.init) }.joined(),
    ]
    return lines + (shifted.isEmpty ? [] : ["  shift: " + shifted.joined(separator: " ")])
  }

  @Test(arguments: KeyboardLayout.all.map(\.id))
  func findsKeysByTheirNamesOnly(id: String) throws {
    let layout = try #require(KeyboardLayout(id: id))
    for key in layout.keys {
      #expect(layout.key(key.id) == key)
      if let code = key.code { #expect(layout.key(code: code) == key) }
      if let scalar = key.scalar { #expect(layout.key(scalar: scalar) == key) }
    }
    #expect(layout.key("~") == nil && layout.key(code: "~") == nil && layout.key(scalar: "~") == nil)
  }

  @Test func aStoredLayoutKeepsItsDotStyle() throws {
    let layouts = KeyboardLayout.all + [.cheonjiin.writing(dots: .compatibility)]
    let names = KeyboardLayout.all.map(\.id) + ["cheonjiin-compatibility"]
    #expect(layouts.map(\.rawValue) == names)
    let stored = try JSONEncoder().encode(layouts)
    #expect(String(decoding: stored, as: UTF8.self) == "\(names)".replacing(", ", with: ","))
    #expect(try JSONDecoder().decode([KeyboardLayout].self, from: stored) == layouts)
    #expect(KeyboardLayout(rawValue: "nothing") == nil)
    #expect(KeyboardLayout(rawValue: "sky-compatibility") == nil)
    #expect(KeyboardLayout(id: "cheonjiin-compatibility") == nil)
    #expect(Keyboard.cheonjiin.writing(dots: .compatibility).layout == layouts.last)
  }
}

/// Returns the trie of Cheonjiin from dist.
func cheonjiinTrie() throws -> Trie { try Trie(copying: bytes("dist/trie/cheonjiin.trie")) }

/// Returns the bytes of a file in the repository.
private func bytes(_ path: String) throws -> Data {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
  return try Data(contentsOf: root.appending(path: path))
}
