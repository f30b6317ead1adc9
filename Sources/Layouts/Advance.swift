import Hangul

/// What a key turns the run's last letter into: letter → letter.
///
/// Written as it is printed in the documentation: chains of letters joined by `→` and set apart by
/// spaces, each letter becoming the next. `ㄱ→ㅋ→ㄲ→ㄱ` is a cycle of three. A chain that ends in the
/// same letter twice says that the key leaves that letter alone: `ㅜ→ㅝ→ㅝ` takes a second press for ㅝ.
public struct Advance: Hashable, Sendable {
  /// One step of a chain.
  public struct Step: Hashable, Sendable {
    /// The letter that is changed.
    public let from: Letter
    /// The letter that it becomes.
    public let to: Letter
    /// Whether the chain ends here, after other steps.
    public let endsChain: Bool

    /// Whether the step changes nothing although the chain does not say so on purpose.
    public var loopsSilently: Bool { from == to && !endsChain }
  }

  /// Every step, in the order written.
  public let steps: [Step]

  /// The chains as written.
  public let notation: String

  /// The chains that are not two letters or more with an arrow between each and the next.
  public let malformedChains: [String]

  private let table: [Letter: Letter]

  /// The table that `notation` describes; whether it makes sense is for `Layout.problems` to say.
  public init(_ notation: String) {
    self.notation = notation
    let chains = notation.unicodeScalars.split(separator: " ")
    steps = chains.flatMap { Advance.steps(ofChain: $0) ?? [] }
    malformedChains = chains.filter { Advance.steps(ofChain: $0) == nil }.map { String($0) }
    table = Dictionary(steps.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
  }

  /// What `letter` becomes, or nil if the key does not change it.
  public subscript(letter: Letter) -> Letter? { table[letter] }

  /// The steps of one chain, or nil if it is not well formed.
  private static func steps(ofChain chain: Substring.UnicodeScalarView) -> [Step]? {
    let parts = chain.split(separator: "→", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ $0.count == 1 }) else { return nil }
    let letters = parts.compactMap(\.first).map { Letter($0) }
    return zip(letters, letters.dropFirst()).enumerated().map { index, step in
      Step(from: step.0, to: step.1, endsChain: index > 0 && index == letters.count - 2)
    }
  }
}

extension Advance: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
