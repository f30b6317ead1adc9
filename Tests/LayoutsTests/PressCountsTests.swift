import Hangul
import Layouts
import StateMap
import Testing

@Suite struct PressCountsTests {
  /// All 11,172 syllables can be typed in one run, and in no fewer presses than a search through the
  /// runs themselves finds.
  @Test(arguments: Layout.all)
  func everySyllableTakesAsManyPressesAsTheShortestWayThroughTheRuns(layout: Layout) {
    let counts = PressCounts(layout)
    let shortest = shortestWays(layout)
    var wrong: [String] = []
    for syllable in Syllable.all
    where counts.count(for: [syllable]) == nil
      || counts.count(for: [syllable])?.presses != shortest[syllable.letters]
    {
      wrong.append(String(syllable.scalar))
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  @Test func aNextCharacterIsPressedWhereTwoSyllablesWouldMerge() {
    #expect(presses("각", .cheonjiin) == 4)
    #expect(presses("가가", .cheonjiin) == 6)
    #expect(presses("각가", .cheonjiin) == 4 + 1 + 3)
    #expect(presses("각가", .naratgeul) == 3 + 2)
    #expect(presses("나무위키", .naratgeul) == 12)
    #expect(presses("하꾜", .danmoeum) == 2 + 4)
    #expect(presses("학교", .danmoeum) == 3 + 1 + 3)
    #expect(presses("까", .dubeolsik) == 3)
  }

  @Test func whatNoKeyWritesHasNoCount() {
    let layout = Layout(
      id: "two", name: "둘", latinName: "Two",
      rows: [[.key(Key("ㄱ", appends: "ㄱ")), .key(Key("ㅏ", appends: "ㅏ"))]])
    #expect(presses("각가", layout) == 5)
    #expect(presses("각나", layout) == nil)
  }

  private func presses(_ text: String, _ layout: Layout) -> Int? {
    PressCounts(layout).count(for: text.unicodeScalars.compactMap { Syllable($0) })?.presses
  }

  /// The fewest presses to each run that can become a syllable, by a search over all of them.
  private func shortestWays(_ layout: Layout) -> [[Letter]: Int] {
    var found: [[Letter]: Int] = [:]
    var waiting: [[[Letter]]] = [[[]]]
    var count = 0
    while count < waiting.count {
      for run in waiting[count] where found[run] == nil {
        found[run] = count
        for key in layout.keys {
          var composer = ComposingRun(layout: layout, letters: run)
          composer.press(key)
          let presses = count + (key.under == nil ? 1 : 2)
          while waiting.count <= presses { waiting.append([]) }
          if found[composer.letters] == nil && canBecomeSyllable(composer.letters) {
            waiting[presses].append(composer.letters)
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
