import Artifacts
import Layouts
import Runtime
import StateMap
import TestSupport
import Testing
import Typing

/// Typing, against the run-time composer that keyboards ship and against the rule.
@Suite struct ComposerTests {
  @Test(arguments: Keyboards.all)
  func doesWhatTheShippedComposerDoes(keyboard: Keyboard) throws {
    let shipped = try KeyboardLayout(
      id: keyboard.layout.id, name: "", keypad: keypad(of: keyboard.layout), trie: keyboard.trie)
    #expect(shipped.keys.count == keyboard.layout.keys.count)
    var random = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      var expected = Runtime.Composer(layout: shipped)
      var composer = ScalarComposer(trie: keyboard.trie)
      for _ in 0..<12 {
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
          expected.commit()
          composer.perform(.next)
        case 1 where !expected.composing.isEmpty:
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

  @Test(arguments: Keyboards.all)
  func doesWhatTheRuleSays(keyboard: Keyboard) throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<2_000 {
      var rule = ComposingRun(layout: keyboard.layout)
      var composer = ScalarComposer(trie: keyboard.trie)
      for _ in 0..<12 {
        let key = Int.random(in: 0..<keyboard.layout.keys.count, using: &random)
        rule.press(keyboard.layout.keys[key])
        composer.perform(.key(key))
        try #require(same(rule.text, composer.text))
      }
    }
  }

  @Test(arguments: [
    ("0125_88", "안ㅎ"), ("012588", "않"), ("0125888", "안ㅆ"), ("4125<", "가"), ("4125_<", ""),
    ("<", ""), ("41_<<", ""), ("412 \"👨‍👩‍👧\" <", "가"), ("412\" \"4", "가 ㄱ"), ("_", ""),
    ("42", "\u{1100}\u{119E}"), ("42<", "ㄱ"), ("42_<", ""), ("44_\"\"4", "ㅋㄱ"),
    (".,?! .,?!", ","), (".,?! _ .,?!", ".."), ("ㅇㅁ인천ㄴㄹ", "안"),
  ])
  func examples(keys: String, text: String) throws {
    let typed = try Keyboards.cheonjiin.type(keys)
    #expect(same(typed, text), "\(typed)")
  }

  /// The keypad as the generated sources hold it: between keypad and trie in the Swift one.
  private func keypad(of layout: Layout) throws -> String {
    let source = try #require(ExporterRegistry["swift"]).artifacts(for: [LayoutMaps(layout)])[0]
    let text = String(decoding: source.bytes, as: UTF8.self)
    let start = try #require(text.range(of: "keypad: \"", options: .backwards)).upperBound
    return String(text[start...].prefix { $0 != "\"" }).replacing("\\n", with: "\n").replacing(
      "\\t", with: "\t")
  }
}
