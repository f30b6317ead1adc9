import Foundation
import Hwalja

/// Compares the composer with a nested map that does the same work. Also compares the session and the keyboard, which
/// use the composer.
func racePresses(_ review: URL) throws {
  let typists = try typists(review)
  try compareTypists(review)
  for (order, runs) in try Runs.all(review) {
    for (what, rivals) in [
      ("press", ["composer", "nested map"]),
      ("press by more than a composer", ["session", "keyboard", "composer"]),
    ] {
      try race(
        "\(what), Swift, \(order)", count: runs.joined().count,
        rivals.map { name in (name, { _ = typists.first { $0.0 == name }!.1(runs) }) })
    }
  }
}

/// Stops the program if two typists write different texts.
func compareTypists(_ review: URL) throws {
  let typists = try typists(review)
  for (_, runs) in try Runs.all(review) {
    guard Set(typists.map { $1(runs) }).count == 1 else { fatalError("the typists wrote different texts") }
  }
}

private func typists(_ review: URL) throws -> [(String, ([[Key]]) -> String)] {
  try ["composer", "session", "keyboard", "nested map"].map { ($0, try typist($0, review)) }
}

/// Returns a function that types each run into an empty field and returns the texts. It types with the composer, with
/// the session, with taps on the keyboard, or with the nested map.
func typist(_ name: String, _ review: URL) throws -> ([[Key]]) -> String {
  let field = Field()
  switch name {
  case "composer":
    var composer = Composer(layout: .cheonjiin)
    return field.typist({ field.write(composer.press($0)) }, end: { composer.begin(after: "") })
  case "session":
    let session = InputSession(layout: .cheonjiin, client: field)
    return field.typist({ session.press($0) }, end: { session.commit() })
  case "keyboard":
    let session = InputSession(layout: .cheonjiin, client: field)
    let machine = KeyboardMachine(.cheonjiin, session: session)
    let faces = machine.rows.joined().map { ($0.legend, $0.place) }
    let places = Dictionary(faces, uniquingKeysWith: { first, _ in first })
    return field.typist(
      { machine.tap(places[$0.legend]!, at: 0) },
      end: { session.commit() })
  case "one run":
    // Type all runs as a single run. A key must not cost more in a long run.
    let session = InputSession(layout: .cheonjiin, client: field)
    return { runs in field.typist({ session.press($0) }, end: {})([Array(runs.joined())]) }
  default:
    var map = try FullMap(FullMap.json(review))
    return field.typist({ field.write(map.press($0)) }, end: { map.end() })
  }
}

enum Runs {
  /// Returns the runs to type, for each order of keys.
  static func all(_ review: URL) throws -> [(order: String, runs: [[Key]])] {
    [("of words", try words(review)), ("of random keys", random(5_000))]
  }

  /// Returns the keys for words, as people type them. A run ends if the key of the next syllable would change the last
  /// letter of the run.
  static func words(_ review: URL) throws -> [[Key]] {
    let keysOf = try syllables(review)
    let url = URL(fileURLWithPath: "Benchmarks/words.txt")
    var runs: [[Key]] = []
    for word in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      var (keys, text) = ([Key](), "")
      for syllable in word {
        let more = keys + keysOf[syllable]!
        if written(more) != text + String(syllable) {
          runs.append(keys)
          (keys, text) = ([], "")
        }
        keys += keysOf[syllable]!
        text.append(syllable)
      }
      runs.append(keys)
    }
    return Array(repeatElement(runs, count: 100).joined())
  }

  private static func written(_ keys: [Key]) -> String {
    var composer = Composer(layout: .cheonjiin)
    for key in keys { _ = composer.press(key) }
    return composer.composing
  }

  /// Returns the keys for every syllable.
  private static func syllables(_ review: URL) throws -> [Character: [Key]] {
    let url = review.appendingPathComponent("composer.tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let entries = lines.prefix(11_172).map { line in
      let cells = line.split(separator: "\t")
      let ids = cells[2].split(separator: " ").map(String.init)
      return (Character(String(cells[3])), ids.map { KeyboardLayout.cheonjiin.key($0)! })
    }
    return Dictionary(uniqueKeysWithValues: entries)
  }

  /// Returns random keys in runs of 12. They are the same keys as in Benchmarks/typescript/presses.mjs.
  static func random(_ count: Int) -> [[Key]] {
    let keys = KeyboardLayout.cheonjiin.keys
    var seed = 1
    return (0..<count).map { _ in
      (0..<12).map { _ in
        seed = seed * 48_271 % 0x7FFF_FFFF
        return keys[seed % keys.count]
      }
    }
  }
}

/// A composer as a programmer would write it without this project. It has the full map, the run, and the history of the
/// run.
struct FullMap {
  private let tables: [String: [String: String]]
  private var run = ""
  private var history: [String] = []

  static func json(_ review: URL) throws -> Data {
    try Data(contentsOf: review.appendingPathComponent("json/cheonjiin.full.json"))
  }

  init(_ json: Data) throws {
    tables = try JSONDecoder().decode([String: [String: String]].self, from: json)
  }

  /// Presses `key`. The map entry for the longest state with which the run ends applies. States consist of scalars, but
  /// fields delete Characters. Therefore, this function computes the common prefix in Characters.
  mutating func press(_ key: Key) -> Edit {
    for count in [2, 1, 0] {
      let scalars = run.unicodeScalars
      guard let text = tables[key.id]?[String(scalars.suffix(count))] else { continue }
      let new = String(scalars.dropLast(count)) + text
      let kept = zip(run, new).prefix { $0 == $1 }.count
      let edit = Edit(deleting: run.count - kept, inserting: String(new.dropFirst(kept)))
      if new != run { history.append(run) }
      run = new
      return edit
    }
    return .none
  }

  /// Ends the run.
  mutating func end() {
    run = ""
    history.removeAll(keepingCapacity: true)
  }
}

/// A text field with its cursor at the end.
final class Field: TextClient {
  private var text = ""

  var documentContextBeforeInput: String? { text }
  var selectedText: String? { nil }
  var hasText: Bool { !text.isEmpty }
  func deleteBackward() { text.removeLast() }
  func insertText(_ new: String) { text += new }

  func write(_ edit: Edit) {
    for _ in 0..<edit.deleting { deleteBackward() }
    if !edit.inserting.isEmpty { insertText(edit.inserting) }
  }

  /// Returns a function that types each run with `press` and ends it with `end`.
  func typist(_ press: @escaping (Key) -> Void, end: @escaping () -> Void) -> ([[Key]]) -> String {
    { runs in
      runs.map { run in
        self.text = ""
        run.forEach(press)
        end()
        return self.text
      }.joined()
    }
  }
}
