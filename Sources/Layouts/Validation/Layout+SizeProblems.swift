extension Layout {
  /// The most keys that are read of a layout: twice a full keyboard.
  public static let keyLimit = 200

  /// The most letters that keys append or make, five times the number of jamo: the work of the proofs grows
  /// with its square.
  static let letterLimit = 256

  /// What makes the tables too large to check; with any of these, no other problems are looked for.
  var sizeProblems: [LayoutProblem] {
    var problems = keyProblems { key, _ in key.longMembers }
    for (member, text) in [(LayoutMember.id, id), (.name, name), (.latinName, latinName)]
    where text.unicodeScalars.count > Key.textLimit {
      problems.append(LayoutProblem(member, "the \(member) is longer than \(Key.textLimit) scalars; shorten it"))
    }
    if problems.isEmpty, letters.count > Layout.letterLimit {
      problems.append(
        LayoutProblem(.keys, "its keys name \(letters.count) letters, and \(Layout.letterLimit) is the most"))
    }
    return problems
  }
}

extension Key {
  /// The most scalars of an id, a legend or a name.
  static let textLimit = 64

  /// The most scalars of an advance: a chain through every jamo has a quarter of them.
  static let advanceLimit = 1_024

  fileprivate var longMembers: [Fault] {
    KeyMember.allCases.compactMap { member in
      let limit = Key.limit(of: member)
      guard let text = text(of: member), text.unicodeScalars.count > limit else { return nil }
      return (member, "its \(member) is longer than \(limit) scalars; shorten it")
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
