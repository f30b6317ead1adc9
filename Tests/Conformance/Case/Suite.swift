/// A group of questions about one part of an implementation.
enum Suite: String, CaseIterable, Sendable {
  case composer, session, reports, keyboard, completions, file, trie

  /// The description of the suite in help screens.
  var summary: String {
    switch self {
    case .composer: "a composer: keys, space, commit and both backspaces"
    case .session: "a session in a field that always reports its whole text"
    case .reports: "a session in a field that reports little, or late"
    case .keyboard: "a keyboard, and touches on it"
    case .completions: "the words that a composing run can become"
    case .file: "a reader of keyboard files"
    case .trie: "a reader of tries"
    }
  }

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
