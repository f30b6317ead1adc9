import Hangul

/// The cheapest key presses that write a letter after another in one composing run.
///
/// A run's letters are settled from left to right: a press appends a letter or changes the last one. So
/// the search is for one letter at a time, given the one before it, which decides what can append.
public struct KeyPaths: Sendable {
  private let paths: [Letter?: [Letter: Path]]

  private struct Path {
    let keys: [Key]
    let cost: Int
  }

  /// The paths of `layout`, where pressing a key costs what `cost` says.
  ///
  /// Of paths that cost the same, the first in keypad order is taken.
  public init(_ layout: Layout, cost: (Key) -> Int = { _ in 1 }) {
    let keys = layout.keys
    let starts: [Letter?] = [nil] + layout.letters
    paths = Dictionary(
      uniqueKeysWithValues: starts.map { ($0, KeyPaths.paths(after: $0, keys, cost)) })
  }

  /// The presses that write `letter` after `previous`, or at the start of a run where that is nil.
  ///
  /// - Returns: nil if no presses do.
  public func keys(for letter: Letter, after previous: Letter?) -> [Key]? {
    paths[previous]?[letter]?.keys
  }

  /// What those presses cost; nil if there are none.
  public func cost(of letter: Letter, after previous: Letter?) -> Int? {
    paths[previous]?[letter]?.cost
  }

  /// What every key makes of an appended letter, until no cheaper way is left.
  private static func paths(
    after previous: Letter?, _ keys: [Key], _ cost: (Key) -> Int
  ) -> [Letter: Path] {
    var paths: [Letter: Path] = [:]
    func improve(_ letter: Letter, from start: Path, by key: Key) -> Bool {
      let path = Path(keys: start.keys + [key], cost: start.cost + cost(key))
      if let known = paths[letter], known.cost <= path.cost { return false }
      paths[letter] = path
      return true
    }
    for key in keys where previous.map({ key.advance[$0] == nil }) ?? true {
      if let letter = key.appends { _ = improve(letter, from: Path(keys: [], cost: 0), by: key) }
    }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for key in keys {
        for step in key.advance.steps {
          guard let start = paths[step.from] else { continue }
          if improve(step.to, from: start, by: key) { isSettled = false }
        }
      }
    }
    return paths
  }
}
