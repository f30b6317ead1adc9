import Hangul
import Layouts
import StateMap
import TestSupport
import Testing

@testable import Verification

/// Look-ups in JSON maps, as keyboards do them.
@Suite struct JSONMapTests {
  private func full(_ text: String) throws -> JSONMap {
    try JSONMap("a.json", Array(text.utf8), of: TwoKeys.layout, isMinified: false)
  }

  private func minified(_ text: String) throws -> JSONMap {
    try JSONMap("a.json", Array(text.utf8), of: TwoKeys.layout, isMinified: true)
  }

  /// The answers of each key and backspace to `state`: "2:각" where 각 replaces two scalars.
  private func answers(_ map: JSONMap, _ state: String) -> String {
    var answers: [Answer] = []
    map.appendAnswers(to: ShortText(of: state), &answers)
    return answers.map { "\($0.consumed):\($0.text)" }.joined(separator: " ")
  }

  private static let text =
    #"{"⌫":{"나":"ㄴ"},"ㄱ":{"":"ㄱ","나":"낙","ㄴ나":"x","ㄷㄷ":"y"},"ㅏ":{"":"","ㄱ":"가","다":"z"}}"#

  /// The last two scalars, then the last one, then the empty state; in keypad order, whatever that of the file.
  @Test(arguments: [
    ("", "0:ㄱ 0: 0:"), ("나", "1:낙 0: 1:ㄴ"), ("다나", "1:낙 0: 1:ㄴ"), ("ㄴ나", "2:x 0: 1:ㄴ"),
    ("ㄷㄷ", "2:y 0: 0:"), ("ㄷ", "0:ㄱ 0: 0:"), ("나ㄱ", "0:ㄱ 1:가 0:"), ("나다", "0:ㄱ 1:z 0:"),
    ("ㅂㅂ", "0:ㄱ 0: 0:"),
  ])
  func theLongestStateWins(state: String, expected: String) throws {
    #expect(try answers(full(Self.text), state) == expected)
  }

  /// Only the last scalar is looked up among the splits, so that an entry for two is never used.
  @Test(arguments: [
    ("앉", "1:s 1:안자 1:안"), ("가앉", "1:s 1:안자 1:안"), ("않", "0:g 0:a 0:b"), ("안", "0:g 0:a 0:b"),
    ("앉ㅈ", "0:g 1:자 1:"), ("가값", "0:g 0:a 0:b"),
  ])
  func aSplitIsAskedAfterTheStatesAndBeforeWhatIsAppended(state: String, expected: String) throws {
    let map = try minified(
      #"{"ㄱ":{"":"g","앉":"s"},"ㅏ":{"":"a","ㅈ":"자"},"⌫":{"":"b","ㅈ":""},"받침":{"앉":"안ㅈ","않":"안ㅎ","가값":"갑ㅈ"}}"#
    )
    #expect(answers(map, state) == expected)
  }

  /// The rest of a split and what a key makes of its consonant have three scalars at most. Names are compared by
  /// scalars, so that a decomposed name is another name.
  @Test(arguments: [
    (#""ㅏ":{"ㅈ":"자"},"⌫":{},"받침":{"앉":"안"}"#, "splits 앉 into 안, which is not two letters"),
    (#""ㅏ":{"ㅈ":"자"},"⌫":{},"받침":{"앉":"아ㄴㅈ"}"#, "splits 앉 into 아ㄴㅈ, which is not two"),
    (#""ㅏ":{"ㅈ":"자"},"⌫":{},"받침":{"앉":""}"#, "splits 앉 into , which is not two letters"),
    (#""ㅏ":{"ㅈ":"자ㅏㅏ"},"⌫":{},"받침":{"앉":"안ㅈ"}"#, "turns ㅈ by ㅏ into 자ㅏㅏ, longer than any"),
    (#""ㅏ":{},"⌫":{},"받침":{"앉":"안ㅈ","앉":"안ㅈ"}"#, "has the entry 앉 of 받침 twice"),
    (#""ㅏ":{},"⌫":{},"받침":{},"받침":{}"#, "has a key 받침 twice"), (#""ㅏ":{},"⌫":{}"#, "has no key 받침"),
    ("\"ㅏ\":{},\"⌫\":{},\"\u{1107}\u{1161}\u{11AE}침\":{}", "has no key 받침"),
    (#""ㅏ":{},"받침":{}"#, "has no key ⌫"), (#""⌫":{},"받침":{}"#, "has no key ㅏ"),
    (#""ㅏ":{},"⌫":{},"받침":{},"ㄴ":{}"#, "has a key ㄴ twice, or one"),
    (#""ㅏ":{},"ㅏ":{},"⌫":{},"받침":{}"#, "has a key ㅏ twice, or one"),
    (#""ㅏ":{"ㄱ":"a","ㄴ":"b","ㄱ":"a"},"⌫":{},"받침":{}"#, "has the entry ㄱ of ㅏ twice"),
  ])
  func whatIsNoMinifiedMapIsRefused(tables: String, detail: String) throws {
    let found = failure { _ = try minified("{\"ㄱ\":{},\(tables)}") }
    #expect(found?.hasPrefix("a.json \(detail)") == true, "\(found ?? "passed")")
  }

  @Test func aFullMapHasNoSplits() {
    let found = failure { _ = try full(#"{"ㄱ":{},"ㅏ":{},"⌫":{},"받침":{}}"#) }
    #expect(found?.hasPrefix("a.json has a key 받침 twice, or one") == true)
  }

  /// Maps that differ only in white space and order are copies.
  @Test(arguments: [
    ("낙", "난"), (#""나":"낙""#, #""다":"낙""#), (#","나":"낙""#, ""), ("안ㅈ", "안ㅅ"), (#""앉":"안ㅈ""#, ""),
  ])
  func aCopyHasTheSameEntries(old: String, new: String) throws {
    let base = #"{"ㄱ":{"":"ㄱ","나":"낙"},"ㅏ":{"":"ㅏ"},"⌫":{"나":"ㄴ"},"받침":{"앉":"안ㅈ"}}"#
    let same = #"{ "ㅏ":{"":"ㅏ"}, "받침":{"앉":"안ㅈ"},"ㄱ":{"나":"낙","":"ㄱ"},"⌫":{"나":"ㄴ"}}"#
    let (map, copy) = (try minified(base), try minified(same))
    let other = try minified(base.replacing(old, with: new, maxReplacements: 1))
    #expect(map.isCopy(of: copy) && !map.isCopy(of: StubReader()))
    #expect(!map.isCopy(of: other) && !other.isCopy(of: map))
    #expect([map, copy, StubReader(), StubReader(), other].distinct.count == 3)
  }
}
