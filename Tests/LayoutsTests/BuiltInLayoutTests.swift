import Hangul
import Layouts
import TestSupport
import Testing

/// Properties of every layout of the project.
@Suite struct BuiltInLayoutTests {
  @Test(arguments: Layout.inAllStyles)
  func hasNoProblem(layout: Layout) throws {
    #expect(layout.problems.isEmpty)
    #expect(try layout.validated() == layout)
    #expect(layout.rows.joined().count { $0 == .backspace } == 1)
  }

  @Test func theirIdsDifferAndOneHasDots() {
    #expect(Layout.all.map(\.id) == ["cheonjiin", "naratgeul", "sky", "dubeolsik", "danmoeum"])
    #expect(Layout.all.filter(\.hasDots) == [.cheonjiin])
    #expect(Layout.all.filter(\.spaceEndsRun) == [.cheonjiin, .sky])
  }

  @Test func modifiersAreNamedByJamoThatNoRunCanHold() {
    let modifiers = Layout.all.flatMap(\.keys).filter { $0.appends == nil }
    #expect(modifiers.map(\.id) == ["획추가", "쌍자음"] && modifiers.map(\.scalar) == ["ㆆ", "ㆀ"])
    let letters = Layout.all.flatMap(\.letters).map(\.scalar)
    #expect(!letters.contains("ㆆ") && !letters.contains("ㆀ"))
  }

  @Test func holdingAKeyOfCheonjiinTypesItsDigit() {
    let digits = Layout.cheonjiin.keys.map { $0.longPress.map(String.init) ?? "" }.joined()
    #expect(digits == "1234567890")
    #expect(Layout.cheonjiin.keys.allSatisfy { $0.longPress == $0.code })
  }

  @Test(arguments: Layout.all)
  func aKeyHoldsItsOwnLetters(layout: Layout) {
    let written = layout.keys.flatMap { key in
      (key.appends.map { [$0] } ?? []) + key.advance.steps.map(\.to)
    }
    #expect(layout.letters == Set(written).sorted())
  }
}
