import Formats
import Layouts
import Rule
import Runtime
import StateMap
import TestSupport
import Testing
import Typing

/// Typing, against the run-time composer that keyboards ship and against the rule.
@Suite struct ComposerTests {
  @Test(arguments: Keyboards.all)
  func doesWhatTheShippedComposerDoes(keyboard: Keyboard) throws {
    let shipped = shipped(keyboard.layout)
    #expect(shipped.keys.count == keyboard.layout.keys.count)
    var random = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      var expected = Runtime.Composer(layout: shipped)
      var composer = ScalarComposer(keyboard)
      for _ in 0..<12 {
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
          expected.commit()
          composer.perform(.next)
        case 1:
          _ = expected.space()
          composer.perform(.space)
        case 2 where !expected.composing.isEmpty:
          _ = expected.backspace()
          composer.perform(.backspace)
        default:
          let key = Int.random(in: 0..<shipped.keys.count, using: &random)
          _ = expected.press(shipped.keys[key])
          composer.perform(.key(key))
        }
        try #require(same(expected.composing, composer.composing))
      }
    }
  }

  /// Keys, next character, space and backspace at random, whether the trie is asked or the map.
  @Test(arguments: Keyboards.all)
  func doesWhatTheRuleSays(keyboard: Keyboard) throws {
    let map = Keyboard(
      layout: keyboard.layout, lookUp: .map(try LayoutMaps(keyboard.layout).full))
    let keys = keyboard.layout.keys
    var random = SplitMix64(seed: 2)
    for _ in 0..<2_000 {
      var rule = TextField(layout: keyboard.layout)
      var composers = [ScalarComposer(keyboard), ScalarComposer(map)]
      for _ in 0..<12 {
        let press: Press
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
          rule.commit()
          press = .next
        case 1:
          rule.space()
          press = .space
        case 2...3 where !rule.run.isEmpty:
          rule.deleteJamo()
          press = .backspace
        default:
          let key = Int.random(in: keys.indices, using: &random)
          rule.press(keys[key])
          press = .key(key)
        }
        for index in composers.indices {
          composers[index].perform(press)
          let typed = composers[index].text
          try #require(typed.unicodeScalars.elementsEqual(rule.scalars), "\(typed)")
        }
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
  ])
  func examples(keys: String, text: String) throws {
    let typed = try Keyboards.cheonjiin.type(keys)
    #expect(same(typed, text), "\(typed)")
  }

  private func shipped(_ layout: Layout) -> KeyboardLayout {
    KeyboardLayout(
      id: layout.id, name: "", latinName: "", spaceEndsRun: layout.spaceEndsRun,
      keys: layout.keys.map { Runtime.Key($0.id, legend: $0.legend) }, rows: [],
      trie: Keyboards.trie(of: layout))
  }
}
