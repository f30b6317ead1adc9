extension Layout {
  /// Keys and steps that change only letters that no run ends in, and syllables that no keys write.
  var reachProblems: [LayoutProblem] {
    let routes = KeyRoutes(self)
    let missing = (Jamo.leads + Jamo.vowels).filter { routes.route(to: $0, after: nil) == nil }
    // A step from a missing letter is not a fault of its own.
    let known = Set(letters.filter { routes.route(to: $0, after: nil) != nil } + missing)
    return keyProblems { key, _ in key.unusedSteps(reached: known) } + untypeableProblems(routes, missing)
  }

  private func untypeableProblems(_ routes: KeyRoutes, _ missing: [Letter]) -> [LayoutProblem] {
    let untypeable = Syllable.all.filter { routes.keys(for: $0.letters) == nil }
    guard let first = untypeable.first,
      let (letter, previous) = zip(first.letters, [nil] + first.letters)
        .first(where: { routes.route(to: $0, after: $1) == nil })
    else { return [] }
    let reason =
      missing.isEmpty
      ? "no keys write \(letter) after \(previous.map(\.description) ?? "nothing")"
      : "no keys write \(missing.map(\.description).joined(separator: " "))"
    return [
      LayoutProblem(
        .keys,
        "\(untypeable.count) of the \(Syllable.count) syllables cannot be typed in one run, "
          + "\(first.scalar) first: \(reason)")
    ]
  }
}

extension Key {
  /// The steps from letters that no run can end in.
  fileprivate func unusedSteps(reached: Set<Letter>) -> [Fault] {
    let unused = advance.steps.filter { !reached.contains($0.from) }
    if appends == nil && !unused.isEmpty && unused.count == advance.steps.count {
      return [(.advance, "no run ends in a letter that it changes; give those to a key, or drop this one")]
    }
    return unused.map {
      (
        .advance,
        "\($0.from)→\($0.to) never happens, as no keys write \($0.from); drop the step"
      )
    }
  }
}
