import Layouts
import Rule
import Testing

/// The text of a field after each kind of step.
@Suite struct SessionModelTests {
  private static let (g, a, n) = (step("ㄱ"), step("ㅏㅓ"), step("ㄴ"))
  private static let addStroke = step("획추가")
  private static let k = step("ㄱㅋ", of: .cheonjiin)

  private static func step(_ id: String, of layout: Layout = .naratgeul) -> SessionStep {
    .key(layout.keys.firstIndex { $0.id == id }!)
  }

  /// The field of `앞|뒤`, or of `안[AB]C` with a selection.
  private func field(_ notation: String) -> SessionField {
    let parts = notation.split(omittingEmptySubsequences: false) { "|[]".contains($0) }.map(
      String.init)
    return parts.count == 2
      ? SessionField(before: parts[0], after: parts[1])
      : SessionField(before: parts[0], selected: parts[1], after: parts[2])
  }

  @Test(arguments: [
    ("|", [], "|"), ("a|b", [g, a], "a가|b"), ("a|b", [g, .next, a], "aㄱㅏ|b"),
    ("|", [g, .space, .space], "ㄱ  |"), ("a|", [g, .enter, n], "aㄱ\nㄴ|"),
    ("x\ny|z", [.jamo], "x\n|z"), ("가|", [.jamo], "|"), ("a가|", [.stroke], "a|"),
    ("|", [g, a, .jamo], "ㄱ|"), ("|", [g, a, a, .stroke], "가|"), ("|", [g, a, a, .jamo], "ㄱ|"),
    ("👨‍👩‍👧|", [.jamo], "|"), ("|", [.jamo, .stroke], "|"),
    ("a[b]c", [g], "aㄱ|c"), ("a[b]c", [addStroke], "a[b]c"), ("a[b]c", [.jamo], "a|c"),
    ("a[b]c", [.stroke], "a|c"), ("a[b]c", [.space], "a |c"), ("a[b]c", [.next], "a[b]c"),
    ("a[b]c", [.enter], "a\n|c"), ("a|b", [g, .text("x y"), a], "aㄱx yㅏ|b"),
    ("a[b]c", [.text("x")], "ax|c"), ("a|b", [g, .elsewhere("x"), a], "aㄱxㅏ|b"),
    ("a[b]c", [.elsewhere("x")], "ax|c"), ("ab|c", [.cursor(1)], "a|bc"),
    ("ab|c", [.cursor(3)], "abc|"), ("ab|c", [.select(0..<2)], "[ab]c"),
    ("ab|c", [.select(1..<3), g], "aㄱ|"), ("ab|c", [g, .cursor(3), a], "abㄱㅏ|c"),
    ("[ab]c", [.cursor(1), g], "aㄱ|bc"), ("ab|cd", [.empty], "|"), ("a[b]c", [g, .empty, a], "ㅏ|"),
    ("|", [g, .layout("cheonjiin"), step("인", of: .cheonjiin)], "ㄱㅣ|"),
    ("|", [.layout("cheonjiin"), step("ㄱㅋ", of: .cheonjiin), .space, .space], "ㄱ |"),
    ("[a]", [.layout("cheonjiin"), step("ㄱㅋ", of: .cheonjiin), .space], "ㄱ|"),
    ("가|", [g], "가ㄱ|"), ("ㄱ|", [a], "ㄱㅏ|"), ("|", [g, a, .next, .jamo], "|"),
    ("|", [g, .cursor(1), a], "ㄱㅏ|"),
    // A run that was never reported goes on where little is reported, and ends where less is reported than before.
    ("앞|뒤", [.report(.last(0)), g, a], "앞가|뒤"), ("앞|뒤", [g, .report(.last(0)), a], "앞ㄱㅏ|뒤"),
    ("앞|", [g, .report(.last(1)), a, n], "앞간|"), ("|", [.report(.last(1)), g, a, n, g, a], "간가|"),
    ("|", [.report(.nothing), g, a], "가|"),
    ("|", [g, .report(.nothing), a], "ㄱㅏ|"),
    ("|", [g, .report(.nothing), .report(.all), a], "ㄱㅏ|"),
    ("|", [.report(.late(1)), g, a, n], "가ㄴ|"), ("|", [.report(.late(2)), g, .jamo], "|"),
    ("|", [.layout("cheonjiin"), k, .pause, k], "ㄱㄱ|"),
    ("|", [.layout("cheonjiin"), k, .pause, k, .jamo, .jamo], "|"),
    ("|", [.layout("cheonjiin"), k, .pause, .jamo, k, .pause, .next, k], "ㄱㄱ|"),
  ])
  func isWhatTheRuleSays(before: String, steps: [SessionStep], after: String) {
    var model = SessionModel(.naratgeul, among: [.cheonjiin, .naratgeul], field(before))
    for step in steps { model.take(step) }
    #expect(model.field == field(after))
  }
}
