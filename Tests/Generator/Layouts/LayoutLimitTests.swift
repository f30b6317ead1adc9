import Layouts
import Testing

/// What is of the greatest size passes, and one more is refused; of keys, LayoutFileTests see that.
@Suite struct LayoutLimitTests {
  private static let base = Layout.cheonjiin

  private func places(_ layout: Layout) -> [LayoutProblem.Place] { layout.problems.map(\.place) }

  @Test func names() {
    let (longest, longer) = (String(repeating: "가", count: 64), String(repeating: "가", count: 65))
    #expect(places(Self.base.with(name: longest, latinName: longest)).isEmpty)
    #expect(places(Self.base.with(name: longer)) == [.layout(.name)])
    #expect(places(Self.base.with(latinName: longer)) == [.layout(.latinName)])
    #expect(places(Self.base.with(id: String(repeating: "a", count: 65))) == [.layout(.id)])
  }

  /// A letter with 15 marks is one Character of 16 scalars.
  @Test(arguments: [0, 1])
  func membersOfKeys(more: Int) {
    func text(_ count: Int) -> String {
      "e" + String(repeating: "\u{301}", count: count + more - 1)
    }
    let character = Character(text(16))
    let keys: [(KeyMember, Key)] = [
      (.id, Key(text(64), legend: "x", appends: "ㅎ")),
      (.legend, Key("x", legend: text(64), appends: "ㅎ")),
      (.code, Key("x", code: character, appends: "ㅎ")),
      (.advance, Key("x", appends: "ㅎ", advance: Advance("ㅎ→ㅋ" + String(repeating: " ", count: 1_021 + more)))),
    ]
    for (member, key) in keys {
      let found = places(Self.base.adding(key))
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
    #expect(layout(257).problems.map(\.message) == ["its keys name 257 letters, and 256 is the most"])
  }
}
