import Foundation
import Hwalja
import Testing

/// The generated source, imported as a keyboard imports it, types every line of the conformance files.
struct ConformanceTests {
  @Test(arguments: KeyboardLayout.all)
  func everyLineTypesItsText(layout: KeyboardLayout) throws {
    try check(layout, Review.text("conformance/\(layout.id).tsv"))
  }

  @Test func everyLineTypesItsTextInTheOtherStyleOfDots() throws {
    try check(.cheonjiinCompatibility, Review.text("compatibility/conformance/cheonjiin.tsv"))
  }

  private func check(_ layout: KeyboardLayout, _ file: String) throws {
    let keys = Dictionary(uniqueKeysWithValues: layout.keys.map { (Substring($0.id), $0) })
    var lines = 0
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      var field = TextField(layout: layout)
      for token in fields[0].split(separator: " ") {
        if let key = keys[token] { field.press(key) } else { field.take(token) }
      }
      if !field.text.unicodeScalars.elementsEqual(fields[1].unicodeScalars) {
        Issue.record("\(fields[0]) types \(field.text)")
      }
      lines += 1
    }
    #expect(lines > 11_172 + 3 * 10_773)
  }

  @Test func helloTypesInCheonjiin() throws {
    var field = TextField(layout: .cheonjiin)
    let presses =
      "ㅇㅁ 인 천 ㄴㄹ _ ㄴㄹ 천 천 인 ㅇㅁ ㅅㅎ ㅅㅎ 인 천 ㅅㅎ 천 인 인 ㅇㅁ 천 천 지"
    for token in presses.split(separator: " ") {
      if let key = KeyboardLayout.cheonjiin.key(String(token)) {
        field.press(key)
      } else {
        field.take(token)
      }
    }
    #expect(field.text == "안녕하세요")
  }

  @Test func aPressThatChangesNothingWritesNothingAndIsNoStroke() {
    var composer = Composer(layout: .naratgeul)
    let edits = "866333".map { composer.press(composer.layout.key(code: $0)!) }
    #expect(composer.composing == "워")
    #expect(edits.suffix(2) == [.none, .none])
    _ = composer.backspace(.stroke)
    #expect(composer.composing == "우")
  }
}

/// A text field with the cursor at its end, driven by edits alone as UIKit drives one: by Characters.
struct TextField {
  var text = ""
  var composer: Composer
  private var isAfterPause = false

  init(layout: KeyboardLayout) {
    composer = Composer(layout: layout)
  }

  mutating func press(_ key: Key) {
    if isAfterPause { composer.endCycle(of: key) }
    isAfterPause = false
    apply(composer.press(key))
  }

  mutating func take(_ token: Substring) {
    switch token {
    case "…": isAfterPause = true
    case "_": composer.commit()
    case "␣": apply(composer.space())
    case "⌫": delete(composer.backspace(.jamo))
    case "⎌": delete(composer.backspace(.stroke))
    default: Issue.record("unknown token \(token)")
    }
  }

  private mutating func apply(_ edit: Edit) {
    text.removeLast(edit.deleting)
    text += edit.inserting
  }

  private mutating func delete(_ edit: Edit?) {
    if let edit { return apply(edit) }
    text.unicodeScalars = .init(text.unicodeScalars.dropLast())
    composer.begin(after: text)
  }
}
