import Layouts
import Rule
import Testing

@testable import gen

/// The notation of presses as text.
@Suite struct NotationTests {
  private let notation = KeyNotation(.cheonjiin)

  @Test func matchesTheLongestName() throws {
    let layout = Layout(
      id: "mine", name: "내", latinName: "Mine",
      keys: [Key("ㅏ", code: "a", appends: "ㅏ"), Key("ㅏㅓ", code: "b", appends: "ㅓ"), Key("ab", code: "c", appends: "ㅗ")])
    let notation = KeyNotation(layout)
    #expect(try notation.presses(in: "ㅏㅓㅏabba") == [1, 0, 2, 1, 0].map(Press.key))
    let presses = [0, 1, 2].map(Press.key)
    #expect(notation.text(of: presses) == "a b c")
    #expect(try notation.presses(in: notation.text(of: presses)) == presses)
  }

  @Test func reportsUnknownKeysWithTheirPlace() throws {
    let unknown = try #require(throws: NotationError.self) { try notation.presses(in: "1인x") }
    #expect(unknown.offset == 4)
    for part in ["byte 5: cheonjiin has no key x; ", "1 2 3", ".,?!", "_", "␣", "<"] {
      #expect(unknown.description.contains(part))
    }
    let open = try #require(throws: NotationError.self) { try notation.presses(in: #"1 "a"""#) }
    #expect(open.description.hasPrefix("byte 3: unterminated quote; "))
  }

  /// The notation of a press depends only on the neighboring presses. Testing all pairs is therefore enough for every
  /// sequence.
  @Test(arguments: Typist.all)
  func everyPairOfPressesSurvivesTheRoundTrip(typist: Typist) throws {
    let texts = ["a", #"" "#, "ㄱ\u{301}"].map { Press.text($0.scalars) }
    let presses = typist.layout.keys.indices.map(Press.key) + [.pause, .next, .space, .jamo, .stroke] + texts
    for first in presses {
      for second in presses where !(texts.contains(first) && texts.contains(second)) {
        let written = typist.notation.text(of: [first, second])
        #expect(try typist.notation.presses(in: written) == [first, second], "\(written)")
      }
    }
  }
}
