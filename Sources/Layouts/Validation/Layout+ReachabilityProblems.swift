extension Layout {
  /// The keys and steps that are never used, because no run can end with a letter that they change, and the syllables
  /// that cannot be typed.
  var reachabilityProblems: [LayoutProblem] {
    let routes = KeyRoutes(self)
    let missing = (Jamo.leads + Jamo.vowels).filter { routes.route(to: $0, after: nil) == nil }
    // If a letter is missing, the steps from this letter are not reported as well.
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
      ? "no keys type \(letter) after \(previous.map(\.description) ?? "nothing")"
      : "no keys type \(missing.map(\.description).joined(separator: " "))"
    return [
      LayoutProblem(
        .keys,
        "\(untypeable.count) of the \(Syllable.count) syllables cannot be typed in one run, "
          + "such as \(first.scalar): \(reason); add a key or a step")
    ]
  }
}

extension Key {
  /// Returns a fault for each step from a letter that no run can end with. If all steps of a modifier are like that,
  /// returns a single fault for the whole key.
  fileprivate func unusedSteps(reached: Set<Letter>) -> [Fault] {
    let unused = advance.steps.filter { !reached.contains($0.from) }
    if appends == nil && !unused.isEmpty && unused.count == advance.steps.count {
      return [(.advance, "no run can end with a letter that it changes; add keys for these, or remove this key")]
    }
    return unused.map {
      (
        .advance,
        "\($0.from)→\($0.to) is never used, because no keys type \($0.from); remove the step"
      )
    }
  }
}
