import Foundation

/// Words of three syllables typed one after the other, the same in each way.
struct Typing {
  /// The places of keys in Cheonjiin; -1 ends the word.
  private let presses: [Int]
  private let layout = KeyboardLayout.cheonjiin

  /// - Parameter path: A file with a word a line, as keys between spaces.
  init(presses path: String) throws {
    let words = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    presses = words.flatMap { word in
      word.split(separator: " ").map { KeyboardLayout.cheonjiin.key(String($0))!.number } + [-1]
    }
  }

  /// The five lines that one writes without this project, over the full map in dictionaries.
  func lines(_ count: Int, map path: String) throws -> Int {
    let map = try JSONDecoder().decode(
      [String: [String: String]].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    var text = ""
    return sum(count) { key in
      guard let key, let table = map[key.id] else {
        text = ""
        return 0
      }
      if let found = table[String(text.suffix(2))] {
        text.removeLast(min(2, text.count))
        text += found
      } else if let found = table[String(text.suffix(1))] {
        text.removeLast()
        text += found
      } else {
        text += table[""] ?? ""
      }
      return text.utf8.count
    }
  }

  func composer(_ count: Int) -> Int {
    var composer = Composer(layout: layout)
    return sum(count) { key in
      guard let key else {
        composer.commit()
        return 0
      }
      return composer.press(key).inserting.utf8.count
    }
  }

  func session(_ count: Int) -> Int {
    let field = Field()
    let session = InputSession(layout: layout, client: field)
    return sum(count) { key in
      if let key {
        session.press(key)
      } else {
        session.next()
        field.text = Field.before
      }
      return field.text.utf8.count
    }
  }

  /// What is not the session's own of that: keys handed over, one question each, and the same edits, worked
  /// out beforehand.
  func host(_ count: Int) -> Int {
    var composer = Composer(layout: layout)
    let edits = presses.map { key -> Edit? in
      if key >= 0 { return composer.press(layout.keys[key]) }
      composer.commit()
      return nil
    }
    let field = Field()
    var next = 0
    return sum(count) { key in
      if let key, let edit = edits[next] {
        hand(key)
        if field.documentContextBeforeInput == nil { return 0 }
        for _ in 0..<edit.deleting { field.deleteBackward() }
        if !edit.inserting.isEmpty { field.insertText(edit.inserting) }
      } else {
        field.text = Field.before
      }
      next = next + 1 < edits.count ? next + 1 : 0
      return field.text.utf8.count
    }
  }

  @_optimize(none) private func hand(_ key: Key) {}

  /// Hands `press` one key after the other.
  private func sum(_ count: Int, _ press: (Key?) -> Int) -> Int {
    var (sum, next) = (0, 0)
    for _ in 0..<count {
      let key = presses[next]
      sum &+= press(key < 0 ? nil : layout.keys[key])
      next = next + 1 < presses.count ? next + 1 : 0
    }
    return sum
  }
}

/// A text field that does as little as one can. None of it is inlined, as no platform's is: or else the host's
/// own would be, without its checks, and the session would be charged with them.
final class Field: TextClient {
  static let before = "한글"
  var text = Field.before

  var documentContextBeforeInput: String? { @inline(never) get { text } }
  var selectedText: String? { nil }
  var hasText: Bool { !text.isEmpty }
  @inline(never) func deleteBackward() { text.removeLast() }
  @inline(never) func insertText(_ new: String) { text += new }
}
