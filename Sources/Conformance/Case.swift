// Cases that any implementation of the rule must pass, in any language; `gen conform` asks programs.
//
//     Layout → ComposerSuite, SessionSuite, CompletionSuite (results: Rule) ────────────────┐
//     Keyboard → KeyboardSuite (SwiftRuntime over Rule), FileSuite (LayoutFiles) ──→ Case ──┴→ gen conform
//     trie → TrieSuite (Verification) ──────────────────────────────────────────────────────┘

/// A question and what the rule answers; docs/spec/CONFORM.md describes both.
public struct Case: Hashable, Sendable {
  /// Columns between tabs, the suite first, without a line feed.
  public let question: String
  /// Columns between tabs, without a line feed; `*` stands for any column.
  public let answer: String

  /// A case of these columns.
  public init(_ question: [String], _ answer: [String]) {
    self.question = question.joined(separator: "\t")
    self.answer = answer.joined(separator: "\t")
  }

  /// Whether `found` is an answer to the question, scalar by scalar.
  public func isAnswered(by found: String) -> Bool {
    if found.utf8.elementsEqual(answer.utf8) { return true }
    guard answer.contains("*") else { return false }
    let (wanted, given) = (answer.columns, found.columns)
    return wanted.count == given.count
      && zip(wanted, given).allSatisfy { $0 == "*" || $0.utf8.elementsEqual($1.utf8) }
  }
}

extension Case {
  /// What `gen conform --print` writes: the columns of the question and of the answer.
  public var line: String { "\(question)\t\(answer)" }

  /// The cases of `suites` in such lines, which are those of the file called `name`.
  ///
  /// - Throws: `FactFile.InvalidLine` for the first line that is of no suite.
  public static func printed(
    _ lines: [UInt8], in name: String, of suites: [Suite]
  ) throws(FactFile.InvalidLine) -> [Self] {
    var cases: [Self] = []
    for (number, line) in lines.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    where !line.isEmpty {
      guard let (suite, asked) = read(line) else {
        throw FactFile.InvalidLine(
          description:
            "\(name):\(number + 1): is no question of a suite with its answer; make it with --print"
        )
      }
      if suites.contains(suite) { cases.append(asked) }
    }
    return cases
  }

  /// The suite and the case of such a line; nil if it is none.
  package static func read(_ line: ArraySlice<UInt8>) -> (suite: Suite, case: Self)? {
    let tabs = line.indices.filter { line[$0] == 0x09 }
    guard let first = tabs.first,
      let suite = Suite.allCases.first(where: { $0.rawValue.utf8.elementsEqual(line[..<first]) }),
      tabs.count + 1 == suite.questionCount + suite.answerCount
    else { return nil }
    let middle = tabs[suite.questionCount - 1]
    let question = String(decoding: line[..<middle], as: UTF8.self)
    return (suite, Self([question], [String(decoding: line[(middle + 1)...], as: UTF8.self)]))
  }
}

/// What an implementation can do.
public enum Suite: String, CaseIterable, Sendable {
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

  /// How many columns a question has.
  var questionCount: Int {
    switch self {
    case .file: 2
    case .composer, .trie: 3
    case .session, .reports, .completions: 4
    case .keyboard: 5
    }
  }

  /// How many columns an answer has.
  var answerCount: Int { self == .keyboard ? 3 : 1 }
}

/// How many of the possible cases are asked.
public enum Density: Sendable {
  /// Each syllable, and of the rest only cases that show something that none before them has shown.
  case sample
  /// All there is.
  case all
}

/// Chooses the cases that show something new.
struct Sample<Feature: Hashable> {
  private var seen: Set<Feature> = []

  /// Whether one of `features` was in no earlier case.
  mutating func learns(_ features: some Sequence<Feature>) -> Bool {
    let count = seen.count
    seen.formUnion(features)
    return seen.count > count
  }
}

extension String {
  /// What stands between tabs.
  var columns: [Substring] { split(separator: "\t", omittingEmptySubsequences: false) }
}
