/// What a key turns the run's last letter into: letter → letter.
///
/// The notation is that of the documentation: chains with `→` between letters, each of which becomes
/// the next, and spaces between chains. `ㄱ→ㅋ→ㄲ→ㄱ` is a cycle of three. A chain that ends in the same
/// letter twice leaves that letter as it is: with `ㅜ→ㅝ→ㅝ`, a press on ㅝ changes nothing. `⇢` instead of
/// `→` is a step that not every keyboard of the layout has: it types the same, but is never recommended
/// where other presses are as few.
public struct Advance: Hashable, Sendable {
  /// One step of a chain.
  public struct Step: Hashable, Sendable {
    /// The letter that is changed.
    public let from: Letter
    /// The letter that it becomes.
    public let to: Letter
    /// True if only some keyboards of the layout have the step.
    public let isRare: Bool
    /// Whether the chain ends here, after other steps.
    public let endsChain: Bool

    /// Whether the step changes nothing without being the deliberate end of a chain such as `ㅜ→ㅝ→ㅝ`.
    public var loopsSilently: Bool { from == to && !endsChain }
  }

  /// Every step, in the order written.
  public let steps: [Step]

  /// The chains as written.
  public let notation: String

  /// The notation with `→` for every step, for programs that only type.
  public var plainNotation: String { notation.replacing("⇢", with: "→") }

  /// The chains that are not two or more letters with arrows between them.
  public let malformedChains: [String]

  private let table: [Letter: Letter]

  private static let rareArrow: Unicode.Scalar = "⇢"
  private static let arrows: [Unicode.Scalar] = ["→", rareArrow]

  /// The table that `notation` describes; `Layout.problems` checks whether it makes sense.
  public init(_ notation: String) {
    self.notation = notation
    let chains = notation.unicodeScalars.split(separator: " ")
    steps = chains.flatMap { Advance.steps(ofChain: $0) ?? [] }
    malformedChains = chains.filter { Advance.steps(ofChain: $0) == nil }.map { String($0) }
    table = Dictionary(steps.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
  }

  /// What `letter` becomes, or nil if the key does not change it.
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
