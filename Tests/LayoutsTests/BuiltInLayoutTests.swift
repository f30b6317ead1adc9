import Hangul
import Layouts
import TestSupport
import Testing

/// Properties of every layout of the project.
@Suite struct BuiltInLayoutTests {
  @Test(arguments: Layout.all)
  func hasNoProblem(layout: Layout) throws {
    #expect(layout.problems.isEmpty)
    #expect(try layout.validated() == layout)
  }

  @Test func idsAreUniqueAndFitForFileNames() {
    let ids = Layout.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(id)")
    }
  }

  @Test(arguments: Layout.all)
  func keyIdsAreUniqueByScalars(layout: Layout) {
    let ids = layout.keys.map { Array($0.id.unicodeScalars) }
    #expect(Set(ids).count == ids.count)
    #expect(layout.keys.allSatisfy { !$0.id.isEmpty && !$0.legend.isEmpty })
  }

  @Test(arguments: Layout.all)
  func codesAreUnique(layout: Layout) {
    let codes = layout.keys.compactMap(\.code)
    #expect(Set(codes).count == codes.count)
  }

  @Test(arguments: Layout.all)
  func everyKeyHasAScalarOfItsOwn(layout: Layout) {
    let scalars = layout.keys.compactMap(\.scalar)
    #expect(scalars.count == layout.keys.count && Set(scalars).count == scalars.count)
    for key in layout.keys {
      #expect(key.scalar == key.appends?.scalar || key.appends == nil, "\(key.id)")
    }
  }

  @Test func modifiersAreNamedByJamoThatNoRunCanHold() {
    let modifiers = Layout.all.flatMap(\.keys).filter { $0.appends == nil }
    #expect(modifiers.map(\.id) == ["획추가", "쌍자음"])
    #expect(modifiers.map(\.scalar) == ["ㆆ", "ㆀ"])
    let letters = Layout.all.flatMap(\.letters).map(\.scalar)
    #expect(!letters.contains("ㆆ") && !letters.contains("ㆀ"))
  }

  @Test(arguments: Layout.all)
  func shiftedKeysLieUnderKeysOfTheKeypad(layout: Layout) {
    let drawn = Set(layout.rows.joined().compactMap(\.key?.id))
    #expect(layout.shifted.allSatisfy { $0.under.map(drawn.contains) ?? false })
  }

  @Test(arguments: Layout.all)
  func theKeypadHasOneBackspace(layout: Layout) {
    #expect(layout.rows.joined().filter { $0 == .backspace }.count == 1)
  }

  @Test(arguments: Layout.all)
  func everyJamoCanBeTyped(layout: Layout) {
    for letter in Jamo.leads + Jamo.vowels {
      #expect(layout.presses(for: letter, after: nil) != nil, "\(letter)")
    }
  }

  @Test(arguments: Layout.all)
  func aKeyHoldsItsOwnLetters(layout: Layout) {
    let written = layout.keys.flatMap { key in
      (key.appends.map { [$0] } ?? []) + key.advance.steps.map(\.to)
    }
    #expect(layout.letters == Set(written).sorted())
  }
}
