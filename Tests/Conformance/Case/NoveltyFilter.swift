/// A filter that keeps only cases with a feature that no earlier case has.
struct NoveltyFilter<Feature: Hashable> {
  private var seen: Set<Feature> = []

  /// Records the features of a case, and returns true if one of them is new.
  mutating func insert(_ features: some Sequence<Feature>) -> Bool {
    let count = seen.count
    seen.formUnion(features)
    return seen.count > count
  }
}
