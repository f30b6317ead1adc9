import Hangul
import Layouts
import Rule
import TestSupport
import Testing

/// The cheapest presses for one letter after another.
@Suite struct KeyRoutesTests {
  /// All 11,172 syllables can be typed in one run, at the lowest cost that a search through the runs
  /// finds; a shifted key costs two presses.
  @Test(arguments: [Layout.cheonjiin, .dubeolsik])
  func everySyllableCostsWhatTheShortestWayThroughTheRunsCosts(layout: Layout) {
    let routes = KeyRoutes(layout) { $0.under == nil ? 1 : 2 }
    let shortest = shortestWays(layout)
    var wrong: [String] = []
    for syllable in Syllable.all {
      let keys = layout.keys(for: syllable.letters, by: routes)
      let cost = keys?.reduce(0) { $0 + ($1.under == nil ? 1 : 2) }
      if cost == nil || cost != shortest[syllable.letters] { wrong.append("\(syllable.scalar)") }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  /// The keys of every route write its letter when they are pressed, and the cost is theirs.
  @Test(arguments: Layout.all)
  func everyRouteAddsItsLetterAndNothingElse(layout: Layout) throws {
    let cost = { (key: Key) in key.under == nil ? 1 : 2 }
    let routes = KeyRoutes(layout, cost: cost)
    for before in [[]] + layout.letters.map({ [$0] }) {
      for letter in layout.letters {
        guard let route = routes.route(to: letter, after: before.first) else { continue }
        var run = ComposingRun(layout: layout, letters: before)
        for key in route.keys { run.press(layout.keys[key]) }
        try #require(run.letters == before + [letter])
        try #require(route.cost == route.keys.reduce(0) { $0 + cost(layout.keys[$1]) })
      }
    }
  }

  @Test func aLetterThatCannotFollowAnotherHasNoRoute() {
    let routes = KeyRoutes(.cheonjiin)
    #expect(routes.route(to: "ㄱ", after: "ㄱ") == nil)
    #expect(routes.route(to: "ㄴ", after: "ㄱ")?.keys == [4])
    #expect(routes.route(to: "ㅏ", after: nil)?.keys == [0, 1])
    #expect(routes.route(to: "a", after: nil) == nil && routes.route(to: "ㄱ", after: "a") == nil)
    #expect(
      routes.route(to: "ㅥ", after: nil) == nil && routes.route(to: ".", after: nil)?.cost == 1)
  }

  /// The lowest cost of each run that can become a syllable, by a search over all of them.
  private func shortestWays(_ layout: Layout) -> [[Letter]: Int] {
    let keys = layout.keys
    var found: [[Letter]: Int] = [:]
    var waiting: [[[Letter]]] = [[[]]]
    var count = 0
    while count < waiting.count {
      for run in waiting[count] where found[run] == nil {
        found[run] = count
        for key in keys {
          var pressed = ComposingRun(layout: layout, letters: run)
          pressed.press(key)
          let presses = count + (key.under == nil ? 1 : 2)
          while waiting.count <= presses { waiting.append([]) }
          if found[pressed.letters] == nil && canBecomeSyllable(pressed.letters) {
            waiting[presses].append(pressed.letters)
          }
        }
      }
      count += 1
    }
    return found
  }

  private func canBecomeSyllable(_ run: [Letter]) -> Bool {
    run.count <= 4
      && run.enumerated().allSatisfy { index, letter in letter.takesLead == (index == 1) }
  }
}
