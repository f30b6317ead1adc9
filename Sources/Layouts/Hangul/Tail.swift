/// The final consonants of a syllable: no consonant, one, or a cluster of two.
public struct Tail: Hashable, Sendable {
  /// The tail index of the Unicode Standard, chapter 3.12: 0 for an open syllable, and 1…27 otherwise.
  public let index: Int

  /// Creates the tail with Unicode's index `index`, 0…27.
  public init(index: Int) {
    precondition(0..<Tail.count ~= index, "a tail index is 0…27")
    self.index = index
  }

  /// The number of tails, including the tail of the open syllable.
  public static let count = 28

  /// The tail of an open syllable.
  public static var none: Tail { Tail(index: 0) }

  /// All tails, in Unicode's order.
  public static let all: [Tail] = (0..<count).map(Tail.init(index:))

  /// Creates the tail of `consonant` alone. Returns nil for ㄸ, ㅃ and ㅉ, which cannot be tails.
  public init?(_ consonant: Letter) {
    guard consonant.isConsonant, let place = Jamo.tails.firstIndex(of: consonant) else { return nil }
    index = place + 1
  }

  /// Returns this tail with `consonant` added, or nil if the two do not form a tail.
  public func adding(_ consonant: Letter) -> Tail? {
    guard let lead = consonant.lead else { return nil }
    let joined = Tail.joined[index * Jamo.leadCount + lead]
    return joined > 0 ? Tail(index: Int(joined)) : nil
  }

  /// The last consonant, and the tail without that consonant. Nil for an open syllable.
  public var split: (rest: Tail, last: Letter)? { Tail.splits[index] }

  /// The consonants of the tail: at most two.
  public var letters: [Letter] { Tail.letters[index] }

  private static let letters: [[Letter]] = all.map { tail in
    guard let (rest, last) = tail.split else { return [] }
    return (rest.index > 0 ? [Jamo.tails[rest.index - 1]] : []) + [last]
  }

  private static let splits: [(rest: Tail, last: Letter)?] = all.map { tail in
    guard tail != .none else { return nil }
    let letter = Jamo.tails[tail.index - 1]
    if let parts = Jamo.clusters.first(where: { $0.cluster == letter }) {
      return Tail(parts.first).map { ($0, parts.second) }
    }
    return (.none, letter)
  }

  /// The index of the tail with a consonant added, by tail and lead index, or 0 if the two do not form a tail.
  private static let joined: [Int8] = {
    var table = [Int8](repeating: 0, count: count * Jamo.leadCount)
    for tail in all {
      guard let (rest, last) = tail.split, let lead = last.lead else { continue }
      table[rest.index * Jamo.leadCount + lead] = Int8(tail.index)
    }
    return table
  }()
}
