/// How large the sources of a language may be, in bytes.
struct SourceBudget: Hashable, Sendable {
  /// With no layout.
  let base: Int
  /// What each layout adds.
  let perLayout: Int

  /// With so many layouts.
  func limit(layouts: Int) -> Int { base + perLayout * layouts }
}
