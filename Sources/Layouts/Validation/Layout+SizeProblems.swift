extension Layout {
  /// The maximum number of keys: twice a full keyboard.
  public static let keyLimit = 200

  /// The maximum number of letters that keys append or change others to: five times the number of jamo. There is a
  /// limit because the work of the proofs grows with the square of this number.
  static let letterLimit = 256

  /// The problems of tables that are too large to check. If there are any, all other checks are skipped.
  var sizeProblems: [LayoutProblem] {
    var problems = keyProblems { key, _ in key.longMembers }
    for (member, text) in [(LayoutMember.id, id), (.name, name), (.latinName, latinName)]
    where text.unicodeScalars.count > Key.textLimit {
      problems.append(LayoutProblem(member, "the \(member) is longer than \(Key.textLimit) scalars; shorten it"))
    }
    if problems.isEmpty, letters.count > Layout.letterLimit {
      problems.append(
        LayoutProblem(.keys, "its keys use \(letters.count) letters; use at most \(Layout.letterLimit)"))
    }
    return problems
  }
}

extension Key {
  /// The maximum length of an id, a legend or a name, in scalars.
  static let textLimit = 64

  /// The maximum length of an advance, in scalars: four times a chain through all jamo.
  static let advanceLimit = 1_024

  fileprivate var longMembers: [Fault] {
    KeyMember.allCases.compactMap { member in
      let limit = Key.limit(of: member)
      guard let text = text(of: member), text.unicodeScalars.count > limit else { return nil }
      return (member, "the \(member) is longer than \(limit) scalars; shorten it")
    }
  }

  private static func limit(of member: KeyMember) -> Int {
    switch member {
    case .advance: advanceLimit
    case .code: 16
    default: textLimit
    }
  }
}
