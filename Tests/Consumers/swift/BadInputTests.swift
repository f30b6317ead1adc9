import Hwalja
import Testing

/// Whatever stands in the text field, nothing crashes and nothing that was not composed is touched.
struct BadInputTests {
  static let texts = [
    "", " ", "a", "👨‍👩‍👧‍👦", "🇰🇷", "é", "\u{1100}\u{1161}", "\u{1100}\u{1161}\u{11A8}", "\u{1161}",
    "\u{11A8}",
    "가\u{11A8}", "\u{1100}", "\u{1100}\u{1100}\u{1161}", "ㄱ\u{301}", "\u{119E}", "개\u{119E}", "ㄳ",
    "ㆍ", "\u{FFFD}",
    "\0", "가\0", "\u{10FFFF}", "ㄱ\u{200D}", "א\u{5B0}", "\r\n",
  ]

  @Test(arguments: KeyboardLayout.all, texts)
  func aComposerTouchesNothingBeforeTheRun(layout: KeyboardLayout, text: String) {
    for key in layout.keys {
      for other in layout.keys {
        var field = TextField(layout: layout)
        field.text = text
        field.composer.begin(after: text)
        field.press(key)
        field.press(other)
        #expect(
          field.text.unicodeScalars.elementsEqual((text + field.composer.composing).unicodeScalars))
        for _ in 0..<6 where !field.composer.composing.isEmpty { field.take("⌫") }
        #expect(field.text.unicodeScalars.elementsEqual(text.unicodeScalars))
      }
    }
  }

  @Test(arguments: KeyboardLayout.all, texts)
  func aRawEditDeletesNoMoreThanThereIs(layout: KeyboardLayout, text: String) {
    for key in layout.keys {
      if let edit = layout.edit(pressing: key, after: text) { #expect(edit.deleting <= text.count) }
    }
    if let edit = layout.edit(deletingAfter: text) { #expect(edit.deleting <= text.count) }
  }

  @Test func aRawEditReplacesTheWholeCharacterThatADotIsPartOf() throws {
    let key = try #require(KeyboardLayout.cheonjiin.key("인"))
    let edit = KeyboardLayout.cheonjiin.edit(pressing: key, after: "개\u{119E}")
    #expect(edit == Edit(deleting: 1, inserting: "개ㅓ"))
  }

  @Test func aKeyOfAnotherLayoutDoesNothing() throws {
    let key = try #require(KeyboardLayout.dubeolsik.key("ㅋ"))
    var composer = Composer(layout: .cheonjiin)
    #expect(composer.press(key) == .none)
    #expect(KeyboardLayout.cheonjiin.edit(pressing: key, after: "") == nil)
    #expect(composer.composing.isEmpty)
  }

  @Test func aKeyOfTheSameNameInAnotherLayoutDoesNothing() throws {
    let key = try #require(KeyboardLayout.dubeolsik.key("ㅂ"))
    #expect(KeyboardLayout.danmoeum.key("ㅂ") != key)
    var composer = Composer(layout: .danmoeum)
    #expect(composer.press(key) == .none)
    #expect(KeyboardLayout.danmoeum.edit(pressing: key, after: "") == nil)
  }

  @Test func aDotAfterWhatNobodyKnowsIsNotTakenBack() throws {
    var composer = Composer(layout: .cheonjiin)
    composer.begin(after: nil)
    let (dot, bar) = (composer.layout.key("천")!, composer.layout.key("인")!)
    #expect(composer.press(dot) == Edit(deleting: 0, inserting: "ᆞ"))
    #expect(composer.press(bar) == Edit(deleting: 0, inserting: "ㅣ"))
    composer.begin(after: nil)
    _ = composer.press(dot)
    #expect(composer.backspace() == nil)
    #expect(!composer.isComposing)
  }

  /// What a commit leaves before the run is known, unless all of it is a dot that may be of an unknown Character.
  @Test(arguments: [("천", nil), ("천 천 천", nil), ("지", Edit(deleting: 1, inserting: ""))])
  func aDotAfterACommitIsTakenBackFromWhatIsKnown(keys: String, edit: Edit?) {
    var composer = Composer(layout: .cheonjiin)
    composer.begin(after: nil)
    for id in keys.split(separator: " ") { _ = composer.press(composer.layout.key(String(id))!) }
    composer.commit()
    _ = composer.press(composer.layout.key("천")!)
    #expect(composer.backspace() == edit)
  }

  @Test func nothingIsTakenBackWhereNothingIsComposed() {
    var composer = Composer(layout: .cheonjiin)
    #expect(composer.backspace(.jamo) == nil)
    #expect(composer.backspace(.stroke) == nil)
    composer.commit()
    #expect(composer.backspace() == nil)
  }
}
