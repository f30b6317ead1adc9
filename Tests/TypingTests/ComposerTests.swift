import Formats
import Layouts
import Rule
import StateMap
import TestSupport
import Testing
import Typing

/// Typing on the map, against the rule.
@Suite struct ComposerTests {
  /// Keys, next character, space and both backspaces at random.
  @Test(arguments: Keyboard.all)
  func doesWhatTheRuleSays(keyboard: Keyboard) throws {
    let keys = keyboard.layout.keys
    var random = SplitMix64(seed: 2)
    for number in 0..<1_500 {
      // Long lines too, with a syllable taken back stroke by stroke or jamo by jamo.
      var rule = TextField(layout: keyboard.layout)
      var composer = MapComposer(keyboard.map)
      for _ in 0..<(number.isMultiple(of: 3) ? 40 : 12) {
        let press: Press
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
          rule.commit()
          press = .next
        case 1:
          rule.space()
          press = .space
        case 2...6 where !rule.run.isEmpty && number.isMultiple(of: 2):
          rule.deleteStroke()
          press = .strokeBackspace
        case 2...3 where !rule.run.isEmpty:
          rule.deleteJamo()
          press = .backspace
        default:
          let key = Int.random(in: keys.indices, using: &random)
          rule.press(keys[key])
          press = .key(key)
        }
        composer.perform(press)
        let typed = composer.text
        try #require(typed.unicodeScalars.elementsEqual(rule.scalars), "\(typed)")
      }
    }
  }
}
