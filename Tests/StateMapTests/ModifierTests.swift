import Hangul
import Layouts
import StateMap
import TestSupport
import Testing

/// Keys that only change letters, and presses that change nothing.
@Suite struct ModifierTests {
  @Test(arguments: TestedLayout.all)
  func everyKeyHasTheEmptyStateAndModifiersAppendNothingThere(tested: TestedLayout) {
    for key in tested.keys {
      let appended = tested.map[key.id]?[.empty]
      #expect(appended?.description.scalars == tested.text(of: [], pressing: key), "\(key.id)")
      #expect((appended == .empty) == (key.appends == nil), "\(key.id)")
    }
  }

  /// A press that leaves a letter as it is needs an entry, or the key would append. The map has such
  /// entries for exactly the letters that the key's table leaves as they are.
  @Test(arguments: TestedLayout.all)
  func onlyAnAcceptedPressChangesNothing(tested: TestedLayout) throws {
    for key in tested.keys {
      let idle = try #require(tested.map[key.id]).entries.filter {
        $0.state == $0.replacement && $0.state != .empty
      }
      let accepted = key.advance.steps.filter { $0.from == $0.to }.map(\.from)
      let last = Set(
        idle.compactMap { UnicodeOracle.letters(of: $0.state.description).last })
      #expect(last == Set(accepted), "\(key.id)")
      // An entry for the letter alone and one after each of the 19 leads.
      #expect(idle.count == accepted.count * 20, "\(key.id)")
    }
  }

  @Test func aModifierActsOnTheSecondPartOfACluster() throws {
    let naratgeul = try #require(TestedLayout.all.first { $0.layout == .naratgeul })
    for (before, key, after) in [("갌", "획추가", "갈ㅈ"), ("갈", "쌍자음", "갈"), ("갈ㅈ", "획추가", "갈ㅊ")] {
      var (five, six) = (before.scalars, before.scalars)
      naratgeul.five.press(key, on: &five)
      naratgeul.six.press(key, on: &six)
      #expect(five == after.scalars && six == after.scalars, "\(before) + \(key)")
    }
  }
}
