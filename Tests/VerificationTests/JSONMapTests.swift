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
  private func answers(_ map: JSONMap, _ state: String) -> [String] {
    var answers: [Answer] = []
    map.appendAnswers(to: ShortText(of: state), &answers)
    return answers.map { "\($0.consumed):\($0.text)" }
  }

  private let text =
    #"{"ㄱ":{"":"ㄱ","나":"낙","ㄴ나":"x","ㄷㄷ":"y"},"ㅏ":{"":"","ㄱ":"가","다":"z"},"⌫":{"나":"ㄴ"}}"#

  /// A look-up tries the last two scalars, then the last one, then the empty state.
  @Test func theLongestStateWins() throws {
    let map = try full(text)
    #expect(answers(map, "") == ["0:ㄱ", "0:", "0:"])
    #expect(answers(map, "나") == ["1:낙", "0:", "1:ㄴ"])
    #expect(answers(map, "다나") == ["1:낙", "0:", "1:ㄴ"])
    #expect(answers(map, "ㄴ나") == ["2:x", "0:", "1:ㄴ"])
    #expect(answers(map, "ㄷㄷ") == ["2:y", "0:", "0:"])
    #expect(answers(map, "ㄷ") == ["0:ㄱ", "0:", "0:"])
    #expect(answers(map, "나ㄱ") == ["0:ㄱ", "1:가", "0:"])
    #expect(answers(map, "나다") == ["0:ㄱ", "1:z", "0:"])
    #expect(answers(map, "ㅂㅂ") == ["0:ㄱ", "0:", "0:"])
  }

  /// Keys can have any order in the file; their answers are in keypad order.
  @Test func answersStandInKeypadOrder() throws {
    let map = try full(#"{"⌫":{"":"b"},"ㅏ":{"":"a"},"ㄱ":{"":"g"}}"#)
    #expect(answers(map, "") == ["0:g", "0:a", "0:b"])
  }

  /// The sixth line of the look-up: a split counts only if no state is found.
  @Test func aSplitIsAskedAfterTheStatesAndBeforeWhatIsAppended() throws {
    let map = try minified(
      #"{"ㄱ":{"":"g","앉":"s"},"ㅏ":{"":"a","ㅈ":"자"},"⌫":{"":"b","ㅈ":""},"받침":{"앉":"안ㅈ","않":"안ㅎ"}}"#)
    #expect(answers(map, "앉") == ["1:s", "1:안자", "1:안"])
    #expect(answers(map, "가앉") == ["1:s", "1:안자", "1:안"])
    #expect(answers(map, "않") == ["0:g", "0:a", "0:b"])
    #expect(answers(map, "안") == ["0:g", "0:a", "0:b"])
    #expect(answers(map, "앉ㅈ") == ["0:g", "1:자", "1:"])
    // Only one scalar is looked up in the split table, so that an entry for two is never used.
    #expect(
      answers(try minified(#"{"ㄱ":{},"ㅏ":{"ㅈ":"x"},"⌫":{},"받침":{"가앉":"안ㅈ"}}"#), "가앉") == [
        "0:", "0:", "0:",
      ])
  }

  /// The rest of a split and what a key makes of its consonant have three scalars at most.
  @Test(arguments: [
    (#""앉":"안""#, #""ㅈ":"자""#, "splits 앉 into 안, which is not two letters"),
    (#""앉":"아ㄴㅈ""#, #""ㅈ":"자""#, "splits 앉 into 아ㄴㅈ, which is not two letters"),
    (#""앉":"""#, #""ㅈ":"자""#, "splits 앉 into , which is not two letters"),
    (#""앉":"안ㅈ""#, #""ㅈ":"자ㅏㅏ""#, "turns ㅈ by ㅏ into 자ㅏㅏ, longer than any run needs"),
  ])
  func whatASplitCannotHoldIsRefused(split: String, entry: String, detail: String) throws {
    let error = try #require(throws: VerificationFailure.self) {
      try minified("{\"ㄱ\":{},\"ㅏ\":{\(entry)},\"⌫\":{},\"받침\":{\(split)}}")
    }
    #expect(error.detail == detail)
    let fits = try minified(#"{"ㄱ":{},"ㅏ":{"ㅈ":"자ㅏ","가":"가ㅏㅏ"},"⌫":{},"받침":{"앉":"안ㅈ"}}"#)
    #expect(answers(fits, "앉") == ["0:", "1:안자ㅏ", "0:"])
  }

  @Test(arguments: [
    (#"{"ㄱ":{},"ㅏ":{}}"#, "has no key ⌫"), (#"{"ㄱ":{},"⌫":{}}"#, "has no key ㅏ"),
    ("{}", "has no key ㄱ"),
    (#"{"ㄱ":{},"ㅏ":{},"⌫":{},"ㄴ":{}}"#, "has a key ㄴ twice, or one"),
    (#"{"ㄱ":{},"ㅏ":{},"ㅏ":{},"⌫":{}}"#, "has a key ㅏ twice, or one"),
    (#"{"ㄱ":{},"ㅏ":{},"⌫":{},"받침":{}}"#, "has a key 받침 twice, or one"),
    (#"{"ㄱ":{},"ㅏ":{"ㄱ":"a","ㄴ":"b","ㄱ":"a"},"⌫":{}}"#, "has the entry ㄱ of ㅏ twice"),
    (#"{"ㄱ":{},"ㅏ":{},"⌫":{"가나":"a","가나":"b"}}"#, "has the entry 가나 of ⌫ twice"),
  ])
  func keysThatAreNotTheLayoutsAreNamed(text: String, detail: String) throws {
    let error = try #require(throws: VerificationFailure.self) { try full(text) }
    #expect(error.path == "a.json" && error.detail.hasPrefix(detail), "\(error)")
  }

  @Test func aMinifiedMapHasASplitTableOnce() throws {
    let keys = #""ㄱ":{},"ㅏ":{},"⌫":{}"#
    #expect(throws: VerificationFailure.self) { try minified("{\(keys)}") }
    #expect(throws: VerificationFailure.self) { try minified("{\(keys),\"받침\":{},\"받침\":{}}") }
    let twice = try #require(throws: VerificationFailure.self) {
      try minified("{\(keys),\"받침\":{\"앉\":\"안ㅈ\",\"앉\":\"안ㅈ\"}}")
    }
    #expect(twice.detail == "has the entry 앉 of 받침 twice")
  }

  /// Names are compared by scalars, so that a decomposed name is another name.
  @Test func aKeyInAnotherNormalFormIsAnother() {
    let decomposed = "받침".decomposedStringWithCanonicalMapping
    #expect(throws: VerificationFailure.self) {
      try minified("{\"ㄱ\":{},\"ㅏ\":{},\"⌫\":{},\"\(decomposed)\":{}}")
    }
    let layout = Layout(
      id: "x", name: "엑", latinName: "X", rows: [[.key(Key("가", appends: "ㄱ"))]])
    let text = "{\"\("가".decomposedStringWithCanonicalMapping)\":{},\"⌫\":{}}"
    #expect(throws: VerificationFailure.self) {
      try JSONMap("a", Array(text.utf8), of: layout, isMinified: false)
    }
  }

  /// Maps that differ only in white space and order are copies; any other state, replacement, key or
  /// split makes another map.
  @Test func aCopyHasTheSameEntries() throws {
    let base = #"{"ㄱ":{"":"ㄱ","나":"낙"},"ㅏ":{"":"ㅏ"},"⌫":{"나":"ㄴ"},"받침":{"앉":"안ㅈ"}}"#
    let same = #"{ "ㅏ":{"":"ㅏ"}, "받침":{"앉":"안ㅈ"},"ㄱ":{"나":"낙","":"ㄱ"},"⌫":{"나":"ㄴ"}}"#
    let map = try minified(base)
    #expect(map.isCopy(of: try minified(same)) && map.isCopy(of: map))
    for (old, new) in [
      ("낙", "난"), (#""나":"낙""#, #""다":"낙""#), (#","나":"낙""#, ""), ("안ㅈ", "안ㅅ"), (#""앉":"안ㅈ""#, ""),
    ] {
      let other = try minified(base.replacing(old, with: new, maxReplacements: 1))
      #expect(!map.isCopy(of: other) && !other.isCopy(of: map), "\(new) for \(old)")
    }
    #expect(!map.isCopy(of: StubReader()))
    #expect(
      [map, try minified(same), StubReader(), StubReader(), try full(text)].distinct.count == 3)
  }

  @Test func aStateThatIsNotKnownIsAStray() throws {
    var known = StateTable()
    for state in ["", "나", "ㄴ나", "ㄷㄷ", "ㄱ", "다"] { known.insert(.empty, 0, ShortText(of: state)) }
    #expect(try full(text).stray(outside: known) == nil)
    let more = try full(text.replacing(#""⌫":{"#, with: #""⌫":{"힣":"x","라":"x","#))
    #expect(more.stray(outside: known) == ShortText(of: "라"))
    let split = try minified(#"{"ㄱ":{},"ㅏ":{},"⌫":{},"받침":{"앉":"안ㅈ"}}"#)
    #expect(split.stray(outside: known) == ShortText(of: "앉"))
    #expect(try full(text).stray(outside: StateTable()) == .empty)
  }
}
