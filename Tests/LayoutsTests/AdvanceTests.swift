import Hangul
import Layouts
import Testing

@Suite struct AdvanceTests {
  @Test func aChainIsStepsFromLetterToLetter() {
    let advance: Advance = "ㄱ→ㅋ→ㄱ ㅗ→ㅘ"
    #expect(advance["ㄱ"] == "ㅋ")
    #expect(advance["ㅋ"] == "ㄱ")
    #expect(advance["ㅗ"] == "ㅘ")
    #expect(advance["ㅘ"] == nil)
    #expect(advance.malformedChains.isEmpty)
  }

  @Test func aLetterStaysOnlyWhereALongerChainEndsInItTwice() {
    let silent = { (notation: String) in Advance(notation).steps.filter(\.loopsSilently).count }
    #expect(silent("ㅜ→ㅝ→ㅝ") == 0)
    #expect(silent("ㅝ→ㅝ") == 1)
    #expect(silent("ㅜ→ㅝ→ㅝ→ㅞ") == 1)
    #expect(silent("ㅝ→ㅝ→ㅝ") == 1)
  }

  @Test(arguments: ["ㄱ", "ㄱㅋ", "ㄱ→", "→ㄱ", "ㄱ→→ㅋ", "ㄱ->ㅋ", "ㄱ→ㅋㄲ"])
  func whatIsNoChainIsKeptForTheReport(chain: String) {
    let advance = Advance("ㄴ→ㄹ \(chain)")
    #expect(advance.malformedChains == [chain])
    #expect(advance["ㄴ"] == "ㄹ")
  }
}
