import Hangul
import Layouts

extension Layout {
  /// The shortest presses that add `letter` to a run whose last letter is `previous`, by a search
  /// through the tables; nil if no presses do.
  public func presses(for letter: Letter, after previous: Letter?) -> [Key]? {
    var seen: Set<Letter> = []
    var queue: [(letter: Letter, presses: [Key])] = []
    for key in keys {
      guard let appends = key.appends, previous.flatMap({ key.advance[$0] }) == nil else {
        continue
      }
      if seen.insert(appends).inserted { queue.append((appends, [key])) }
    }
    var next = 0
    while next < queue.count {
      let (reached, presses) = queue[next]
      if reached == letter { return presses }
      next += 1
      for key in keys {
        guard let advanced = key.advance[reached], seen.insert(advanced).inserted else { continue }
        queue.append((advanced, presses + [key]))
      }
    }
    return nil
  }
}

/// Caches the presses for pairs of letters, since there are few pairs and many syllables.
public struct Typist {
  private struct Step: Hashable {
    let letter: Letter
    let previous: Letter?
  }

  private let layout: Layout
  private var found: [Step: [Key]?] = [:]

  public init(_ layout: Layout) {
    self.layout = layout
  }

  /// The presses that type `letters` as one run, or nil if they cannot be one.
  public mutating func presses(for letters: [Letter]) -> [Key]? {
    var result: [Key] = []
    var previous: Letter?
    for letter in letters {
      let step = Step(letter: letter, previous: previous)
      let presses = found[step] ?? layout.presses(for: letter, after: previous)
      found[step] = .some(presses)
      guard let presses else { return nil }
      result += presses
      previous = letter
    }
    return result
  }
}

/// Steele, Lea and Flood's SplitMix64: the same numbers on every machine.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
