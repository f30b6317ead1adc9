import Foundation
import Hwalja

/// Every way types the same runs of keys into the same kind of field.
func racePresses(_ review: URL) throws {
  let ways = try ["composer", "session", "keyboard", "five lines"].map {
    ($0, try typist($0, review))
  }
  for (order, runs) in [
    ("as every syllable is typed", try Runs.syllables(review)),
    ("of random keys", Runs.random(5_000)),
  ] {
    guard Set(ways.map { $1(runs) }).count == 1 else { fatalError("not the same was written") }
    try race(
      "press, Swift, \(order)", count: runs.joined().count,
      ways.map { way, type in (way, { _ = type(runs) }) })
  }
}

/// What types runs, each into an empty field, and returns all that is written: through the composer, through the
/// session, by taps on the keyboard, or else by the five lines over the full map.
func typist(_ way: String, _ review: URL) throws -> ([[Key]]) -> String {
  let field = Field()
  switch way {
  case "composer":
    var composer = Composer(layout: .cheonjiin)
    return field.typist({ field.write(composer.press($0)) }, end: { composer.begin(after: "") })
  case "session":
    let session = InputSession(layout: .cheonjiin, client: field)
    return field.typist({ session.press($0) }, end: { session.commit() })
  case "keyboard":
    let session = InputSession(layout: .cheonjiin, client: field)
    let keyboard = Keyboard(.cheonjiin, session: session)
    let faces = keyboard.rows.joined().map { ($0.legend, $0.place) }
    let places = Dictionary(faces, uniquingKeysWith: { first, _ in first })
    return field.typist(
      { keyboard.tap(places[$0.legend]!, at: 0) },
      end: { session.commit() })
  default:
    let map = try FullMap(FullMap.json(review))
    var run = ""
    return field.typist({ field.write(map.press($0, after: &run)) }, end: { run = "" })
  }
}

enum Runs {
  /// The keys of every syllable, a syllable a run.
  static func syllables(_ review: URL) throws -> [[Key]] {
    let url = review.appendingPathComponent("composer.tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let keys = KeyboardLayout.cheonjiin.keys
    return lines.prefix(11_172).map { line in
      line.split(separator: "\t")[2].split(separator: " ").map { id in
        keys.first { $0.id == id }!
      }
    }
  }

  /// Random keys in runs of 12, the same as in Benchmarks/typescript/presses.mjs.
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

/// What one would write without this project.
struct FullMap {
  private let tables: [String: [String: String]]

  static func json(_ review: URL) throws -> Data {
    try Data(contentsOf: review.appendingPathComponent("json/cheonjiin.full.json"))
  }

  init(_ json: Data) throws {
    tables = try JSONDecoder().decode([String: [String: String]].self, from: json)
  }

  /// The five lines: the longest state that the run ends in decides. States are of scalars, and fields delete
  /// Characters, so that the Characters that stay have to be found.
  func press(_ key: Key, after run: inout String) -> Edit {
    for count in [2, 1, 0] {
      let scalars = run.unicodeScalars
      guard let text = tables[key.id]?[String(scalars.suffix(count))] else { continue }
      let new = String(scalars.dropLast(count)) + text
      let kept = zip(run, new).prefix { $0 == $1 }.count
      defer { run = new }
      return Edit(deleting: run.count - kept, inserting: String(new.dropFirst(kept)))
    }
    return .none
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

  /// What types runs by `press` and ends each by `end`.
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
