import Hangul
import Layouts
import Rule
import TestSupport
import Testing

/// The cheapest presses for one letter after another.
@Suite struct KeyRoutesTests {
  /// All 11,172 syllables can be typed in one run, at the lowest cost that a search through the runs
  /// finds; a shifted key costs two presses.
  @Test(arguments: Layout.all)
  func everySyllableCostsWhatTheShortestWayThroughTheRunsCosts(layout: Layout) {
    let routes = KeyRoutes(layout) { $0.under == nil ? 1 : 2 }
    let shortest = shortestWays(layout)
    var wrong: [String] = []
    for syllable in Syllable.all {
      let cost = cost(of: syllable.letters, routes)
      if cost == nil || cost != shortest[syllable.letters] { wrong.append("\(syllable.scalar)") }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  /// The keys of every route write its letter when they are pressed, and the cost is theirs; if there is no
  /// route, a search through the tables finds none either.
  @Test(arguments: TestedLayout.all)
  func everyRouteAddsItsLetterAndNothingElse(tested: TestedLayout) {
    let cost = { (key: Key) in key.under == nil ? 3 : 7 }
    let routes = KeyRoutes(tested.layout, cost: cost)
    for previous in [nil] + tested.layout.letters {
      let before = previous.map { [$0] } ?? []
      for letter in tested.layout.letters {
        let searched = tested.layout.presses(for: letter, after: previous)
        let route = routes.route(to: letter, after: previous)
        #expect((route == nil) == (searched == nil), "\(letter) after \(before)")
        guard let route else { continue }
        var run = ComposingRun(layout: tested.layout, letters: before)
        for key in route.keys { run.press(tested.keys[key]) }
        #expect(run.letters == before + [letter])
        #expect(route.cost == route.keys.reduce(0) { $0 + cost(tested.keys[$1]) })
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

  private func cost(of letters: [Letter], _ routes: KeyRoutes) -> Int? {
    var total = 0
    var previous: Letter?
    for letter in letters {
      guard let route = routes.route(to: letter, after: previous) else { return nil }
      total += route.cost
      previous = letter
    }
    return total
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
