/// The limit of each file of a language, in bytes.
struct SourceBudget: Hashable, Sendable {
  /// The limit without layouts.
  let base: Int
  /// The bytes that each layout adds to the limit.
  let perLayout: Int

  /// The limit with so many layouts.
  func limit(layouts: Int) -> Int {
    // The numbers come from a file, and may be any.
    let (product, overflows) = perLayout.multipliedReportingOverflow(by: layouts)
    let (sum, isTooLarge) = base.addingReportingOverflow(product)
    return overflows || isTooLarge ? .max : max(0, sum)
  }
}
