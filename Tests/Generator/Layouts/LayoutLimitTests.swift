import Layouts
import Testing

/// The largest valid sizes, and sizes that exceed them by one. LayoutFileTests test the number of keys.
/// Tests/Hostile/schema tests ids, names and legends.
@Suite struct LayoutLimitTests {
  private static let base = Layout.cheonjiin

  /// A letter with 15 combining marks is one Character that consists of 16 scalars.
  @Test(arguments: [0, 1])
  func membersOfKeys(more: Int) {
    let code = Character("e" + String(repeating: "\u{301}", count: 15 + more))
    let advance = Advance("ㅎ→ㅋ" + String(repeating: " ", count: 1_021 + more))
    for (member, key) in [
      (KeyMember.code, Key("x", code: code, appends: "ㅎ")), (.advance, Key("x", appends: "ㅎ", advance: advance)),
    ] {
      let found = Self.base.adding(key).problems.map(\.place)
      #expect(found == (more == 0 ? [] : [.key(11, member)]), "\(member)")
    }
  }

  @Test func letters() {
    func layout(_ count: Int) -> Layout {
      let marks = (0..<count - Self.base.letters.count).map { Unicode.Scalar(0x4E00 + UInt32($0))! }
      let chain = marks.map { String($0) }.joined(separator: "→")
      return Self.base.adding(Key("x", appends: Letter(marks[0]), advance: Advance(chain)))
    }
    #expect(layout(256).letters.count == 256 && layout(256).problems.isEmpty)
    #expect(layout(257).problems.map(\.message) == ["its keys use 257 letters; use at most 256"])
  }
}
