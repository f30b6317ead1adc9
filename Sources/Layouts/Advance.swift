import Hangul

/// What a key turns the run's last letter into: letter → letter.
///
/// Written as it is printed in the documentation: chains of letters joined by `→` and set apart by
/// spaces, each letter becoming the next. `ㄱ→ㅋ→ㄲ→ㄱ` is a cycle of three.
public struct Advance: Hashable, Sendable {
  /// One step of a chain.
  public struct Step: Hashable, Sendable {
    /// The letter that is changed.
    public let from: Letter
    /// The letter that it becomes.
    public let to: Letter
  }

  /// Every step, in the order written.
  public let steps: [Step]

  /// The chains as written.
  public let notation: String

  private let table: [Letter: Letter]

  /// The table that `notation` describes; whether it makes sense is for `Layout.problems` to say.
  public init(_ notation: String) {
    self.notation = notation
    steps = notation.unicodeScalars.split(separator: " ").flatMap { chain in
      let letters = chain.filter { $0 != "→" }.map { Letter($0) }
      return zip(letters, letters.dropFirst()).map(Step.init)
    }
    table = Dictionary(steps.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
  }

  /// What `letter` becomes, or nil if the key does not change it.
  public subscript(letter: Letter) -> Letter? { table[letter] }
}

extension Advance: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
