import Conformance
import Hangul
import Layouts
import Testing

/// What is asked of programs, in both densities.
struct CorpusTests {
  private func corpus(_ layouts: [Layout], _ density: Density) -> Corpus {
    Corpus(layouts: layouts, keyboards: [], tries: [], density: density)
  }

  @Test(arguments: Layout.all)
  func theSampleHasEverySyllableOfALayout(layout: Layout) {
    let typed = corpus([layout], .sample).cases(of: .composer)
      .filter { !$0.question.contains("-compatibility\t") }.map(\.answer)
    let scalars = Set(typed.joined().unicodeScalars)
    #expect(Syllable.all.filter { scalars.contains($0.scalar) }.count == 11_172)
  }

  /// docs/CONFORM.md says these figures.
  @Test(arguments: [
    (Suite.composer, Density.sample, 34_502), (.composer, .all, 384_752),
    (.session, .sample, 1_412), (.session, .all, 22_848),
    (.reports, .sample, 602), (.reports, .all, 5_560),
    (.keyboard, .sample, 4_622),
  ])
  func itAsksSoManyLines(suite: Suite, density: Density, count: Int) {
    let questions = corpus(Layout.all, density).cases(of: suite).map(\.question)
    #expect(questions.count == count)
  }

  @Test(arguments: [Suite.composer, .session, .reports, .keyboard])
  func theSampleAsksNothingTwice(suite: Suite) {
    let questions = corpus(Layout.all, .sample).cases(of: suite).map(\.question)
    #expect(Set(questions).count == questions.count)
  }

  @Test func keysOfOneKindAreAskedOnEachLayoutInBothStylesOfDots() {
    let questions = corpus(Layout.all, .sample).cases(of: .composer).map(\.question)
    let layouts = Set(questions.map { $0.split(separator: "\t")[1] })
    #expect(layouts == Set(Layout.all.map { $0.id[...] } + ["cheonjiin-compatibility"]))
  }

  @Test func anAnswerIsTheSameScalars() {
    let asked = Case(["composer", "sky", "ㄱㅋ"], ["\u{AC00}"])
    #expect(asked.isAnswered(by: "\u{AC00}"))
    #expect(!asked.isAnswered(by: "\u{1100}\u{1161}"), "canonically equivalent, and not the same")
    #expect(!asked.isAnswered(by: "가\t"))
    let lookUp = Case(["trie", "00", "2:AC00 2:3131.119E 2:"], ["1:AC00.317C 2:3131 -"])
    #expect(
      lookUp.isAnswered(by: "0:317C 1: -"), "to write again what was taken away is to leave it")
    for wrong in [
      "0:317D 1: -", "0:317C 0: -", "0:317C 1: 0:", "0:317C 1:", "0:317C 3: -", "refused",
    ] {
      #expect(!lookUp.isAnswered(by: wrong))
    }
    let loose = Case(["keyboard"], ["*", "latin off ␣", "-"])
    #expect(loose.isAnswered(by: "a|\tlatin off ␣\t-"))
    #expect(!loose.isAnswered(by: "a|\tlatin once ␣\t-"))
    #expect(!loose.isAnswered(by: "a|\tlatin off ␣"))
  }
}
