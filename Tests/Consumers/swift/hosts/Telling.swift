/// What a proxy tells of the field, true or not.
struct Telling {
  /// How much of the text before the cursor. An empty context is not an absent one.
  enum Context { case whole, sentence, line, empty, absent }

  var context = Context.whole
  /// Whether it says that there is text; nil where it says the truth.
  var hasText: Bool?
  /// Whether it tells no context after a paste, until it has answered a call again.
  var isAbsentAfterPaste = false

  func before(_ field: FieldText) -> String? {
    switch context {
    case .whole: field.before
    case .sentence: field.before(to: ".?!\n")
    case .line: field.before(to: "\n")
    case .empty: ""
    case .absent: nil
    }
  }

  func hasText(_ field: FieldText) -> Bool { hasText ?? !field.isEmpty }

  /// Whether one cannot see in it what others do to the field.
  var isBlind: Bool { context == .empty || context == .absent }
}

/// Which calls an app answers, and when. An answer replaces what the proxy shows.
struct Answers {
  enum Calls { case all, newlines, none }

  var to = Calls.all
  /// Seconds from when the app has done the call.
  var after = 0.02
  /// How many answers later an answer comes, unless nothing is called for a second.
  var late = 0

  static let patience = 1.0
}

extension FieldText {
  /// What stands before the cursor, back to one of `ends`.
  fileprivate func before(to ends: String) -> String {
    let scalars = before.unicodeScalars
    let end = scalars.lastIndex { ends.unicodeScalars.contains($0) }
    return String(scalars[(end.map(scalars.index(after:)) ?? scalars.startIndex)...])
  }
}
