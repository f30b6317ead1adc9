/// What an implementation can do.
enum Suite: String, CaseIterable, Sendable {
  /// A composer: keys, space, the end of a run and both backspaces.
  case composer
  /// An input session in a text field that reports its whole text.
  case session
  /// The same where the field reports little, or late.
  case reports
  /// A keyboard under fingers.
  case keyboard
  /// Which words a run can still become.
  case completions
  /// A reader of keyboard files while an app runs.
  case file
  /// A reader of tries.
  case trie

  var questionCount: Int {
    switch self {
    case .file: 2
    case .composer, .trie: 3
    case .session, .reports, .completions: 4
    case .keyboard: 5
    }
  }

  var answerCount: Int { self == .keyboard ? 3 : 1 }
}
