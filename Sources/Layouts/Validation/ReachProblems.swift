import Hangul

extension Layout {
  /// Keys and steps that change only letters that no run ends in, and syllables that no keys write.
  var reachProblems: [LayoutProblem] {
    let routes = KeyRoutes(self)
    let missing = (Jamo.leads + Jamo.vowels).filter { routes.route(to: $0, after: nil) == nil }
    // A step from a missing letter is not a fault of its own.
    let known = Set(letters.filter { routes.route(to: $0, after: nil) != nil } + missing)
    return keyProblems { key, _ in key.unusedSteps(reached: known) }
      + untypeableProblems(routes, missing)
  }

  private func untypeableProblems(_ routes: KeyRoutes, _ missing: [Letter]) -> [LayoutProblem] {
    let breaks = Gaps(routes)
    let untypeable = Syllable.all.filter { breaks.first(in: $0) != nil }
    guard let first = untypeable.first, let gap = breaks.first(in: first) else { return [] }
    let reason =
      missing.isEmpty
      ? "no keys write \(gap.letter) after \(gap.previous.map(\.description) ?? "nothing")"
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
      return [
        (.advance, "no run ends in a letter that it changes; give those to a key, or drop this one")
      ]
    }
    return unused.map {
      (
        .advance,
        "\($0.from)→\($0.to) never happens, as no keys write \($0.from); drop the step"
      )
    }
  }
}

/// Where two letters of a syllable meet of which no keys can write the second after the first.
private struct Gaps {
  typealias Gap = (letter: Letter, previous: Letter?)

  private let leads: [Gap?]
  private let vowels: [[Gap?]]
  private let tails: [[Gap?]]

  init(_ routes: KeyRoutes) {
    func gap(_ letters: [Letter], after previous: Letter?) -> Gap? {
      zip(letters, [previous] + letters).first { routes.route(to: $0, after: $1) == nil }
    }
    leads = Jamo.leads.map { gap([$0], after: nil) }
    vowels = Jamo.leads.map { lead in Jamo.vowels.map { gap([$0], after: lead) } }
    tails = Jamo.vowels.map { vowel in Tail.all.map { gap($0.letters, after: vowel) } }
  }

  func first(in syllable: Syllable) -> Gap? {
    leads[syllable.lead] ?? vowels[syllable.lead][syllable.vowel]
      ?? tails[syllable.vowel][syllable.tail.index]
  }
}
