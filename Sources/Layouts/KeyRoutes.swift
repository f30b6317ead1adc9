/// The fewest key presses that write one letter after another in the same composing run.
///
/// A press appends a letter or changes the last one, so each letter can be searched for separately. Only the letter
/// before matters: a key that advances that letter cannot append another.
public struct KeyRoutes: Sendable {
  /// Keys that write one letter, as indices in the layout, and the number of presses: a key that needs shift counts as
  /// two.
  public typealias Route = (keys: [Int], cost: Int)

  /// Routes by the letter before, nil at the start of a run, and by the letter that they write.
  private let routes: [Letter?: [Letter: Route]]

  /// Finds the routes of `layout`. On a tie, the route with the fewest rare steps and keys that need shift wins, then
  /// the one whose key comes first in the layout.
  public init(_ layout: Layout) {
    let keys = layout.keys.enumerated().map { (number: $0, key: $1, cost: $1.under == nil ? 1 : 2) }
    routes = Dictionary(uniqueKeysWithValues: ([nil] + layout.letters).map { ($0, Self.routes(after: $0, keys)) })
  }

  /// Returns the route to `letter` after `previous`, or at the start of a run if that is nil; nil if no keys write it.
  public func route(to letter: Letter, after previous: Letter?) -> Route? {
    routes[previous]?[letter]
  }

  /// Returns the keys that write `letters` one after another, the first one after `previous`; nil if no keys do.
  public func keys(for letters: [Letter], after previous: Letter? = nil) -> [Int]? {
    var keys: [Int] = []
    var previous = previous
    for letter in letters {
      guard let route = route(to: letter, after: previous) else { return nil }
      keys += route.keys
      previous = letter
    }
    return keys
  }

  /// Finds the routes to all letters after `previous`: starts with the letters that keys append, and advances them
  /// until no route improves.
  private static func routes(after previous: Letter?, _ keys: [(number: Int, key: Key, cost: Int)]) -> [Letter: Route] {
    var best: [Letter: (route: Route, detours: Int)] = [:]
    func improve(_ letter: Letter, _ route: Route, detours: Int) -> Bool {
      if let known = best[letter], (known.route.cost, known.detours) <= (route.cost, detours) { return false }
      best[letter] = (route, detours)
      return true
    }
    for (number, key, cost) in keys where previous.map({ key.advance[$0] == nil }) ?? true {
      if let letter = key.appends { _ = improve(letter, ([number], cost), detours: cost - 1) }
    }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for (number, key, cost) in keys {
        for step in key.advance.steps {
          guard let (start, detours) = best[step.from] else { continue }
          let route = (start.keys + [number], start.cost + cost)
          if improve(step.to, route, detours: detours + (step.isRare ? 1 : 0)) { isSettled = false }
        }
      }
    }
    return best.mapValues(\.route)
  }
}
