extension String {
  /// What the text would mean as a step in docs/spec/COMPOSER.md or docs/spec/KEYBOARD.md, or in a sequence of keys;
  /// nil for nothing.
  var meaningAsStep: String? {
    if let first = unicodeScalars.first, Press.signs[first] != nil || first == Press.asciiBackspaceSign {
      return "\(first) and something else when typing"
    }
    let meanings: [(form: Regex<Substring>, meaning: String)] = [
      (/!/, "the step that empties the field"),
      (/>[0-9~]+/, "a step that moves the cursor"),
      (/=[a-z][a-z0-9-]{0,39}/, "a step that changes the layout"),
      (/\?[0-9<-]*/, "a step about what the host reports"),
      (/\+".*/, "a step that writes text"),
      (/▦/, "the step that asks for what is drawn"),
      (/@.*,.*/, "a step that changes the field"),
      (/".*/, "the beginning of a text when typing"),
      (/[abc][↓→↦✓↑×].*/, "a step of a finger"),
      (/[0-9][0-9]*\.[0-9.]*/, "a step that taps a slot"),
    ]
    return meanings.first { form, _ in wholeMatch(of: form.matchingSemantics(.unicodeScalar)) != nil }?.meaning
  }
}
