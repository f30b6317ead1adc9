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

  @Test(arguments: [
    ("0125_88", "안ㅎ"), ("012588", "않"), ("0125888", "안ㅆ"), ("4125<", "가"), ("4125_<", ""),
    ("<", ""), ("41_<<", ""), ("412 \"👨‍👩‍👧\" <", "가"), ("412\" \"4", "가 ㄱ"), ("_", ""),
    ("42", "\u{1100}\u{119E}"), ("42<", "ㄱ"), ("42_<", ""), ("44_\"\"4", "ㅋㄱ"),
    (".,?! .,?!", ","), (".,?! _ .,?!", ".."), ("ㅇㅁ인천ㄴㄹ", "안"),
    ("44<", ""), ("412444<<", "ㄱ"), ("4␣4", "ㄱㄱ"), ("4␣␣4", "ㄱ ㄱ"), ("␣4", " ㄱ"), ("4_␣4", "ㄱ ㄱ"),
    ("41<␣<", ""), ("␣<", ""), ("42<<", ""), ("422<", "\u{1100}\u{119E}"),
    ("012588⎌", "안ㅅ"), ("012588⎌⎌⎌⎌⎌", "ㅇ"), ("4125_⎌⎌", ""), ("42⎌", "ㄱ"), ("42<⎌", ""), ("⎌", ""),
  ])
  func examples(keys: String, text: String) throws {
    let typed = try Keyboard.cheonjiin.type(keys)
    #expect(same(typed, text), "\(typed)")
  }
}
