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

  @Test(arguments: KeyboardLayout.all.map(\.id), texts)
  func aComposerTouchesNothingBeforeTheRun(id: String, text: String) {
    let keys = KeyboardLayout(id: id)!.keys
    for (key, other) in keys.flatMap({ key in keys.map { (key, $0) } }) {
      var composer = Composer(layout: KeyboardLayout(id: id)!)
      composer.begin(after: text)
      var field = text
      func write(_ edit: Edit) { field = field.dropLast(edit.deleting) + edit.inserting }
      write(composer.press(key))
      write(composer.press(other))
      #expect(field.unicodeScalars.elementsEqual((text + composer.composing).unicodeScalars))
      while let edit = composer.backspace() { write(edit) }
      #expect(field.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test(arguments: KeyboardLayout.all.map(\.id), texts)
  func aRawEditDeletesNoMoreThanThereIs(id: String, text: String) {
    let layout = KeyboardLayout(id: id)!
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

  @Test(arguments: ["ㅋ", "ㅂ"])
  func aKeyOfAnotherLayoutDoesNothingWhateverItsName(id: String) throws {
    let key = try #require(KeyboardLayout.dubeolsik.key(id))
    for layout in [KeyboardLayout.cheonjiin, .danmoeum] {
      #expect(layout.key(id) != key)
      var composer = Composer(layout: layout)
      #expect(composer.press(key) == .none)
      #expect(layout.edit(pressing: key, after: "") == nil)
      #expect(!composer.isComposing)
    }
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
