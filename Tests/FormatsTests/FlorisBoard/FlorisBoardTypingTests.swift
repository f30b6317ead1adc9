import Hangul
import Layouts
import Rule
import TestSupport
import Testing

/// The rules typed on the model of FlorisBoard, against the plain rule.
@Suite struct FlorisBoardTypingTests {
  /// A press after a run that was never ended does what the rule says, so that nothing may differ.
  @Test(arguments: FlorisBoardFile.layouts)
  func everySyllableIsTyped(layout: Layout) throws {
    var typist = Typist(layout)
    let composer = WithRules(try FlorisBoardFile(layout).rules)
    for syllable in Syllable.all {
      var composer = composer
      let presses = typist.presses(for: syllable.letters)
      let keys = try #require(presses)
      for key in keys { composer.press(try #require(key.scalar)) }
      #expect(composer.text == String(syllable.scalar))
    }
  }

  @Test(arguments: FlorisBoardFile.layouts)
  func randomPressesWriteWhatTheRuleWrites(layout: Layout) throws {
    var numbers = SplitMix64(seed: 25)
    var composer = WithRules(try FlorisBoardFile(layout).rules)
    var (presses, differences) = (0, 0)
    while presses < 100_000 {
      var run = ComposingRun(layout: layout)
      composer.text = ""
      for _ in 0..<20 {
        let key = layout.keys.randomElement(using: &numbers)!
        run.press(key)
        composer.press(try #require(key.scalar))
        if !composer.text.unicodeScalars.elementsEqual(run.text.unicodeScalars) { differences += 1 }
        presses += 1
      }
    }
    #expect(differences == 0)
  }

  /// What differs where the plain composer has ended a run: the rules still see what stands before the cursor. With
  /// spaces between the runs nothing differs; with nothing between them, letters join.
  @Test(arguments: FlorisBoardFile.layouts)
  func theEndOfARunIsNotKnown(layout: Layout) throws {
    var numbers = SplitMix64(seed: 26)
    var composer = WithRules(try FlorisBoardFile(layout).rules)
    var (joined, apart) = (0, 0)
    for separator in ["", " "] {
      for _ in 0..<1_000 {
        composer.text = ""
        var text = ""
        for _ in 0..<5 {
          var run = ComposingRun(layout: layout)
          for _ in 0..<4 {
            let key = layout.keys.randomElement(using: &numbers)!
            run.press(key)
            composer.press(try #require(key.scalar))
          }
          text += run.text + separator
          composer.text += separator
        }
        let isSame = composer.text.unicodeScalars.elementsEqual(text.unicodeScalars)
        if separator.isEmpty { joined += isSame ? 0 : 1 } else { apart += isSame ? 0 : 1 }
      }
    }
    #expect(apart == 0)
    #expect(joined > 0)
  }
}
