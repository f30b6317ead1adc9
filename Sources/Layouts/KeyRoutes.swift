/// The shortest sequences of key presses that write letters one after another in the same composing run.
///
/// A press appends a letter or changes the last one, so each letter can be searched for separately. The route to a
/// letter depends only on the preceding letter: a key that advances the preceding letter cannot append a new one.
public struct KeyRoutes: Sendable {
  /// The keys that write one letter, as indices in the layout, and the number of presses. A key that needs shift counts
  /// as two presses.
  public typealias Route = (keys: [Int], cost: Int)

  /// The routes, indexed by the preceding letter and then by the letter to write. At the start of a run, the preceding
  /// letter is nil.
  private let routes: [Letter?: [Letter: Route]]

  /// Finds the routes of `layout`. If several routes have the same number of presses, the route with the fewest detours
  /// wins. A detour is a rare step, or a first key that needs shift. If the routes are still tied, the first one
  /// found wins. Keys are tried in layout order.
  public init(_ layout: Layout) {
    let keys = layout.keys.enumerated().map { (number: $0, key: $1, cost: $1.under == nil ? 1 : 2) }
    routes = Dictionary(uniqueKeysWithValues: ([nil] + layout.letters).map { ($0, Self.routes(after: $0, keys)) })
  }

  /// Returns the route to `letter` after `previous`. If `previous` is nil, the letter is the first one of a run.
  /// Returns nil if no keys write the letter.
  public func route(to letter: Letter, after previous: Letter?) -> Route? {
    routes[previous]?[letter]
  }

  /// Returns the keys that write `letters`, one after another, after the letter `previous`. Returns nil if no keys
  /// write one of the letters.
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

  /// Finds the routes to all letters after `previous`. The search starts with the letters that keys append, and
  /// advances them until no route improves.
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
