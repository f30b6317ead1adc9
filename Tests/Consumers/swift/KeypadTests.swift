import Foundation
import Hwalja
import Testing

/// Layouts as a keyboard of one's own uses them: drawn, stored, found by what hosts send, and made.
struct KeypadTests {
  static let ids = KeyboardLayout.all.map(\.id)

  /// That every language has the same texts, Tests/Hostile proves.
  @Test func theKeysAreThoseThatPeopleKnow() throws {
    let known = String(decoding: try bytes("Tests/Consumers/keys.txt"), as: UTF8.self)
    let lines = known.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    #expect(KeyboardLayout.all.flatMap(described) == lines)
  }

  /// The layout as keys.txt has it.
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

  @Test(arguments: ids)
  func everyKeyIsFoundByWhatNamesItAndByNothingElse(id: String) throws {
    let layout = try #require(KeyboardLayout(id: id))
    for key in layout.keys {
      #expect(layout.key(key.id) == key)
      #expect(key.under.map { layout.key($0)?.under == nil } != false)
      guard let code = key.code else { continue }
      #expect(layout.key(code: code) == key)
      #expect(code.isUppercase == (key.under != nil && code.isLetter))
    }
    #expect(layout.key(code: "~") == nil)
    let scalars = (0...0xFFFF).compactMap { Unicode.Scalar($0 as UInt32) }
    let found = scalars.compactMap { scalar in layout.key(scalar: scalar).map { (scalar, $0) } }
    #expect(found.allSatisfy { $0 == $1.scalar })
    #expect(Set(found.map(\.1)) == Set(layout.keys) && found.count == layout.keys.count)
  }

  @Test func settingsBringALayoutBackInItsStyleOfDots() throws {
    let layouts = KeyboardLayout.all + [.cheonjiin.writing(dots: .compatibility)]
    let names = KeyboardLayout.all.map(\.id) + ["cheonjiin-compatibility"]
    #expect(layouts.map(\.rawValue) == names)
    let stored = try JSONEncoder().encode(layouts)
    #expect(String(decoding: stored, as: UTF8.self) == "\(names)".replacing(", ", with: ","))
    #expect(try JSONDecoder().decode([KeyboardLayout].self, from: stored) == layouts)
    #expect(KeyboardLayout(rawValue: "nothing") == nil)
    #expect(KeyboardLayout(rawValue: "sky-compatibility") == nil)
    #expect(KeyboardLayout(id: "cheonjiin-compatibility") == nil)
  }

  @Test func theStyleOfDotsIsPartOfALayoutThatHasSome() {
    let cheonjiin = KeyboardLayout.cheonjiin
    let other = cheonjiin.writing(dots: .compatibility)
    #expect(other.id == cheonjiin.id && other.keys == cheonjiin.keys)
    for layout in KeyboardLayout.all where layout != cheonjiin {
      #expect(layout.dots == nil && layout.writing(dots: .compatibility) == layout)
    }
    let pages = KeyboardPages.cheonjiin.writing(dots: .compatibility)
    #expect(pages.layout == other && KeyboardPages.cheonjiin.layout == cheonjiin)
  }
}

/// What the keys of Cheonjiin do, from the file that is shipped.
func cheonjiinTrie() throws -> Trie { try Trie(copying: bytes("dist/trie/cheonjiin.trie")) }

/// A file of the repository.
private func bytes(_ path: String) throws -> Data {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
  return try Data(contentsOf: root.appending(path: path))
}
