/// A group of questions about one part of an implementation.
enum Suite: String, CaseIterable, Sendable {
  /// A composer: keys, space, commit and both backspaces.
  case composer
  /// An input session in a text field that always reports its whole text.
  case session
  /// An input session in a text field that reports only part of its text, or reports it late.
  case reports
  /// A keyboard, and touches on that keyboard.
  case keyboard
  /// The words that the text being composed can still become.
  case completions
  /// The run-time's reader of keyboard files.
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
