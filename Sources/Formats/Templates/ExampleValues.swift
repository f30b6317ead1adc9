import Layouts
import Maps

/// Computes the values for the examples in sources: the first layout, and presses of its keys with the text that they
/// type.
///
/// The examples are computed because they also have to work in sources that contain only users' layouts.
enum ExampleValues {
  /// Returns the values for the layout of `maps`, whose name in code is `name`.
  static func values(
    of maps: LayoutMaps, named name: String, _ text: EscapeStyle
  ) -> [String: Any] {
    let layout = maps.layout
    let opening = typing("안", on: maps) ?? firstLetter(on: layout)
    let tail = typing("않", on: maps) ?? opening
    func ids(_ presses: [Int]) -> [String] { presses.map { text(layout.keys[$0].id) } }
    func after(_ presses: [Int]) -> String {
      text(typed(presses, on: maps))
    }
    return [
      "id": layout.id, "presses": ids(opening), "text": after(opening),
      "key": ids(opening).first ?? "",
      "tailPresses": ids(tail), "tailText": after(tail), "beforeTail": after(tail.dropLast()),
    ].merging(LayoutValues.names(name)) { $1 }
  }

  /// Returns the keys that type `syllable`. Returns nil if no keys type it, or if examples cannot contain the id of one
  /// of these keys.
  private static func typing(_ syllable: Unicode.Scalar, on maps: LayoutMaps) -> [Int]? {
    let keys = Syllable(syllable).flatMap { maps.routes.keys(for: $0.letters) }
    return keys?.allSatisfy { isPlain(maps.layout.keys[$0].id) } == true ? keys : nil
  }

  /// Returns a list with the first key that types a letter and has an id that examples can contain. The list is empty
  /// if there is no such key.
  private static func firstLetter(on layout: Layout) -> [Int] {
    let letters = layout.keys.indices.filter { key in
      isPlain(layout.keys[key].id) && layout.keys[key].appends?.isHangul == true
    }
    return Array(letters.prefix(1))
  }

  /// Returns the run after presses of `keys`, according to the map.
  private static func typed(_ keys: [Int], on maps: LayoutMaps) -> String {
    let run = keys.reduce(into: [Unicode.Scalar]()) { run, key in
      guard let answer = maps.full.tables[key].answer(to: ShortText(endOf: run[...])) else { return }
      run = run.dropLast(answer.consumed) + answer.text.scalars
    }
    return String(String.UnicodeScalarView(run))
  }

  /// Returns true if a text needs no escapes in any language, so that an example in a comment can contain it.
  private static func isPlain(_ text: String) -> Bool {
    EscapeStyle.script(text) == text
      && !text.unicodeScalars.contains { $0.properties.isWhitespace || $0 == "'" }
  }
}
