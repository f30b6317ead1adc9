extension String {
  /// The meaning of the text as a step in docs/spec/COMPOSER.md or docs/spec/KEYBOARD.md, or in a sequence of keys. Nil
  /// if the text has no such meaning.
  var meaningAsStep: String? {
    if let first = unicodeScalars.first, Press.signs[first] != nil || first == Press.asciiBackspaceSign {
      return "the press \(first), followed by others"
    }
    let meanings: [(form: Regex<Substring>, meaning: String)] = [
      (/!/, "clearing the field, in a test case"),
      (/>[0-9~]+/, "a move of the cursor, in a test case"),
      (/=[a-z][a-z0-9-]{0,39}/, "a change of the layout, in a test case"),
      (/\?[0-9<-]*/, "a report of the host, in a test case"),
      (/\+".*/, "text from the app, in a test case"),
      (/▦/, "a request for the drawing, in a test case"),
      (/@.*,.*/, "a change of the field, in a test case"),
      (/".*/, "the start of a quoted text"),
      (/[abc][↓→↦✓↑×].*/, "an action of a finger, in a test case"),
      (/[0-9][0-9]*\.[0-9.]*/, "a tap on a slot, in a test case"),
    ]
    return meanings.first { form, _ in wholeMatch(of: form.matchingSemantics(.unicodeScalar)) != nil }?.meaning
  }
}
