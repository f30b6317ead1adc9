/// A table from the last letter of a run to the letter that a key changes it to.
///
/// The notation consists of chains of letters with `→` between them, and spaces between chains. Each letter of a chain
/// becomes the next one: `ㄱ→ㅋ→ㄲ→ㄱ` is a cycle of three. A chain that ends with the same letter twice keeps that letter:
/// with `ㅜ→ㅝ→ㅝ`, a press on ㅝ changes nothing. `⇢` instead of `→` is a rare step, which only some keyboards of the
/// layout have. Rare steps work like other steps, but are not recommended if another route has as few presses.
public struct Advance: Hashable, Sendable {
  /// One step of a chain.
  public struct Step: Hashable, Sendable {
    /// The letter before the press.
    public let from: Letter
    /// The letter after the press.
    public let to: Letter
    /// True if only some keyboards of the layout have the step.
    public let isRare: Bool
    /// True if this is the last step of a chain of several.
    public let endsChain: Bool

    /// True if the step changes nothing, unless it ends a chain: the step `ㅝ→ㅝ` in `ㅜ→ㅝ→ㅝ` is intended.
    public var isUnintendedLoop: Bool { from == to && !endsChain }
  }

  /// All steps, in the order of the notation.
  public let steps: [Step]

  /// The chains as written.
  public let notation: String

  /// The notation with `→` instead of `⇢`, for programs that type but do not recommend presses.
  public var plainNotation: String { notation.replacing("⇢", with: "→") }

  /// The chains that do not consist of two or more letters with one arrow between neighbouring letters.
  public let malformedChains: [String]

  private let table: [Letter: Letter]

  private static let rareArrow: Unicode.Scalar = "⇢"
  private static let arrows: [Unicode.Scalar] = ["→", rareArrow]

  /// Parses `notation`. `Layout.problems` reports its faults.
  public init(_ notation: String) {
    self.notation = notation
    let chains = notation.unicodeScalars.split(separator: " ")
    steps = chains.flatMap { Advance.steps(ofChain: $0) ?? [] }
    malformedChains = chains.filter { Advance.steps(ofChain: $0) == nil }.map { String($0) }
    table = Dictionary(steps.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
  }

  /// The letter that `letter` becomes, or nil if the key does not change it.
  public subscript(letter: Letter) -> Letter? { table[letter] }

  private static func steps(ofChain chain: Substring.UnicodeScalarView) -> [Step]? {
    let parts = chain.split(omittingEmptySubsequences: false, whereSeparator: { arrows.contains($0) })
    guard parts.count > 1, parts.allSatisfy({ $0.count == 1 }) else { return nil }
    let letters = parts.compactMap(\.first).map { Letter($0) }
    let isRare = chain.filter { arrows.contains($0) }.map { $0 == rareArrow }
    return isRare.indices.map { index in
      Step(
        from: letters[index], to: letters[index + 1], isRare: isRare[index],
        endsChain: index > 0 && index == letters.count - 2)
    }
  }
}

extension Advance: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
