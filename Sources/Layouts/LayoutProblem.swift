import Hangul

/// Something in a layout's tables that keeps a map from being built.
public struct LayoutProblem: Hashable, Sendable, CustomStringConvertible {
  /// The id of the key at fault, or nil when it is the layout as a whole.
  public let key: String?
  /// What is wrong and what mends it, in one line.
  public let message: String

  public var description: String {
    key.map { "key \($0): \(message)" } ?? message
  }
}

/// The error of a layout whose tables do not make sense.
public struct InvalidLayout: Error, CustomStringConvertible {
  /// The layout's id.
  public let layout: String
  /// All that is wrong with it.
  public let problems: [LayoutProblem]

  public var description: String {
    problems.map { "layout \(layout): \($0)" }.joined(separator: "\n")
  }
}

extension Layout {
  /// This layout, if its tables make sense.
  ///
  /// - Throws: `InvalidLayout`, with every problem at once.
  public func validated() throws(InvalidLayout) -> Layout {
    let problems = problems
    guard problems.isEmpty else { throw InvalidLayout(layout: id, problems: problems) }
    return self
  }

  /// All that is wrong with the tables, in keypad order; empty for a layout that works.
  public var problems: [LayoutProblem] {
    let keys = keys
    var problems: [LayoutProblem] = []
    if !letters.contains(where: \.isHangul) {
      problems.append(
        LayoutProblem(key: nil, message: "its tables name no jamo; give a key one as its initial"))
    }
    var ids: Set<String> = []
    for key in keys where !ids.insert(key.id).inserted {
      problems.append(LayoutProblem(key: key.id, message: "two keys have this id; rename one"))
    }
    return problems + keys.flatMap(\.problems)
  }
}

extension Key {
  /// All that is wrong with this key on its own.
  var problems: [LayoutProblem] {
    var messages: [String] = []
    let named = (initial.map { [$0] } ?? []) + advance.steps.flatMap { [$0.from, $0.to] }
    for letter in Set(named).sorted() where letter.isUnknownJamo {
      messages.append("\(letter) is not a jamo that a run can hold; use ㄱ…ㅎ, ㅏ…ㅣ, ㆍ or ᆢ")
    }
    var seen: Set<Letter> = []
    for step in advance.steps {
      if step.loopsSilently {
        messages.append("\(step.from) advances to itself; drop the step")
      } else if step.from.kind != step.to.kind {
        messages.append("\(step.from)→\(step.to) turns one kind of letter into another")
      }
      if !seen.insert(step.from).inserted {
        messages.append("\(step.from) advances to two letters; keep one")
      }
    }
    if initial == nil && advance.steps.isEmpty {
      messages.append("it types nothing and changes nothing; give it an initial or an advance")
    }
    return messages.map { LayoutProblem(key: id, message: $0) }
  }
}

extension Letter {
  fileprivate enum Kind { case consonant, vowel, mark }

  fileprivate var kind: Kind { isConsonant ? .consonant : takesLead ? .vowel : .mark }

  /// A Hangul scalar that names no letter: a cluster, a conjoining or an archaic jamo, a syllable.
  fileprivate var isUnknownJamo: Bool {
    guard !isHangul else { return false }
    switch scalar.value {
    case 0, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: return true
    default: return false
    }
  }
}
