import Layouts
import Testing

@testable import Verification

/// Look-ups in maps from JSON files.
@Suite struct JSONMapTests {
  private func full(_ text: String) throws -> ListedMap {
    try ListedMap(json: "a.json", Array(text.utf8), of: TwoKeys.layout, isMinified: false)
  }

  private func minified(_ text: String) throws -> ListedMap {
    try ListedMap(json: "a.json", Array(text.utf8), of: TwoKeys.layout, isMinified: true)
  }

  /// Returns the answers of each key and of backspace in `state`. An answer is `2:각` if 각 replaces two scalars.
  private func answers(_ map: ListedMap, _ state: String) -> String {
    map.answers(to: ShortText(of: state)).map { "\($0.consumed):\($0.text)" }.joined(separator: " ")
  }

  /// A reader looks up only the last scalar in the splits. It therefore never uses a split of two scalars.
  @Test(arguments: [
    ("앉", "1:s 1:안자 1:안"), ("가앉", "1:s 1:안자 1:안"), ("않", "0:g 0:a 0:b"), ("안", "0:g 0:a 0:b"),
    ("앉ㅈ", "0:g 1:자 1:"), ("가값", "0:g 0:a 0:b"),
  ])
  func searchesSplitsAfterStatesAndBeforeTheEmptyState(state: String, expected: String) throws {
    let map = try minified(
      #"{"ㄱ":{"":"g","앉":"s"},"ㅏ":{"":"a","ㅈ":"자"},"⌫":{"":"b","ㅈ":""},"받침":{"앉":"안ㅈ","않":"안ㅎ","가값":"갑ㅈ"}}"#)
    #expect(answers(map, state) == expected)
  }

  /// The rest of a split, together with the result of a key on the split's consonant, has at most three scalars. Names
  /// are compared scalar by scalar, so a decomposed name is a different name.
  @Test(arguments: [
    (#""ㅏ":{"ㅈ":"자"},"⌫":{},"받침":{"앉":"안"}"#, "splits 앉 into 안, which is not two letters"),
    (#""ㅏ":{"ㅈ":"자"},"⌫":{},"받침":{"앉":"아ㄴㅈ"}"#, "splits 앉 into 아ㄴㅈ, which is not two"),
    (#""ㅏ":{"ㅈ":"자ㅏㅏ"},"⌫":{},"받침":{"앉":"안ㅈ"}"#, "turns ㅈ with ㅏ into 자ㅏㅏ, which is longer"),
    (#""ㅏ":{},"⌫":{},"받침":{"앉":"안ㅈ","앉":"안ㅈ"}"#, each), (#""ㅏ":{},"ㅏ":{},"⌫":{},"받침":{}"#, each),
    (#""ㅏ":{},"⌫":{}"#, "has no key 받침"), (#""ㅏ":{},"받침":{}"#, "has no key ⌫"),
    ("\"ㅏ\":{},\"⌫\":{},\"\u{1107}\u{1161}\u{11AE}침\":{}", "has no key 받침"),
    (#""⌫":{},"받침":{}"#, "has no key ㅏ"),
    (#""ㅏ":{},"⌫":{},"받침":{},"ㄴ":{}"#, "has a key ㄴ, which is not in the layout"),
    (#""ㅏ":{"abc":""},"⌫":{},"받침":{}"#, "has an entry for abc that is longer than any run"),
    (#""ㅏ":{"a":"bcde"},"⌫":{},"받침":{}"#, "has an entry for a that is longer than any run"),
    (#""ㅏ":{"a":"\u0000"},"⌫":{},"받침":{}"#, "has an entry for a that is longer than any run"),
    (#""ㅏ":1,"⌫":{},"받침":{}"#, each), (#""ㅏ":{"a":1},"⌫":{},"받침":{}"#, each),
    (#""ㅏ":{"\ud800":""},"⌫":{},"받침":{}"#, each), (#""ㅏ":{},"⌫":{}} {"#, each),
  ])
  func rejectsInvalidMinifiedMaps(tables: String, detail: String) throws {
    let found = failure { _ = try minified("{\"ㄱ\":{},\(tables)}") }
    #expect(found?.hasPrefix("a.json \(detail)") == true, "\(found ?? "passed")")
  }

  private static let each = "is not a JSON object of objects of strings, without duplicate names"

  @Test func aFullMapHasNoSplits() {
    let found = failure { _ = try full(#"{"ㄱ":{},"ㅏ":{},"⌫":{},"받침":{}}"#) }
    #expect(found == "a.json has a key 받침, which is not in the layout")
  }

  /// Files may contain escapes and any kind of white space. Separate scalars stay separate.
  @Test func readsEveryNotationOfAScalar() throws {
    let entry = "\"\\uac00\" :\n\"\\u1100\u{1161}\\ud83d\\uDE00\""
    let map = try full(" {\t\"\\u3131\"\r:{\(entry)},\"ㅏ\":{},\"⌫\":{}}")
    #expect(answers(map, "가") == "1:\u{1100}\u{1161}😀 0: 0:")
  }
}
