import Hangul
import Layouts
import Rule
import TestSupport
import Testing

/// What follows from the one rule, case by case; Tests/Conformance/facts.tsv has what every language is asked.
@Suite struct ExampleTests {
  /// A layout, and then steps and the text that they leave.
  private static let examples = """
    cheonjiin: ㄱㅋ = ㄱ, 44 = ㅋ, 444 = ㄲ, 4444 = ㄱ, 555 = ㄴ, 6666 = ㄷ, 7777 = ㅂ, 888 = ㅆ, 9999 = ㅈ, 000 = ㅇ, \
    .,?! .,?! .,?! .,?! = !, 2 = \u{119E}, 22 = \u{11A2}, 222 = \u{119E}, 42 = \u{1100}\u{119E}, \
    032 = 우, 035577 = 읊, 0125 88 = 않, 0125 _ 88 = 안ㅎ, 02312 = 와, 023121 = 왜, 032211 = 웨, 031 = 의, 0223 = 요, \
    012593 = 안즈, 4124 8 = 갃, 412488 = 각ㅎ, 41255 0 = 갈ㅇ, 41255 00 = 갊, 4126 66 = 가ㄸ, \
    4124 2 = 가\u{1100}\u{119E}
    cheonjiin: 4 … 4 = ㄱㄱ, 44 … 4 = ㅋㄱ, 412 … 4 = 각, 4124 … 4 = 각ㄱ, 41254 … 4 = 간ㄱㄱ, 412554 … 44 = 갉ㅋ, \
    4 … 12 = 가, 4 … 3 … 2 … 1 = 귀, 2 … 2 … 3 = ㅛ, 412 … 2 = 갸, 1 … 1 = ㅣㅣ, 4 … 5 … 4 = ㄱㄴㄱ
    naratgeul: 1## = ㄱ, 1** = ㄱ, 2*** = ㄴ, 2* = ㄷ, 2** = ㅌ, 5*** = ㅁ, 7*** = ㅅ, 8** = ㅇ, 3** = ㅏ, 33** = ㅓ, \
    6** = ㅗ, 66** = ㅜ, 2*## = ㄷ, 5*## = ㅂ, 7## = ㅅ, 7*## = ㅈ, 1# = ㄲ, 1#* = ㄲ, 0* = ㅡ, 3# = ㅏ, 663 = ㅝ, 6633 = ㅝ, \
    66339 = ㅞ, 834 = 알, 8347* = 알ㅈ, 8347** = 알ㅊ, 2 … * = ㄷ, 1 … # = ㄲ, 13 … 3 = 거
    sky: 1111 = ㄱ, 2222 = ㅣ, 222 = ㅢ, 7777 = ㅁ, 933 = ㅘㅏ, #36 = ㅝㅓ, 03555 = 안, 4 … 4 = ㄷㄷ, 2 … 2 = ㅡ
    dubeolsik: gksrmf = 한글, rr = ㄱㄱ, R = ㄲ, Rkr = 깍, rkrt = 갃, rkrtk = 각사, hk = ㅘ, rt = ㄱㅅ, rkr … r = 각ㄱ
    danmoeum: dltttmqslek = 있습니다, nnnn = ㅠㅠ, rrr = ㄲㄱ, qqq = ㅃㅂ, www = ㅉㅈ, eee = ㄸㄷ, ttt = ㅆㅅ, hhh = ㅛㅗ, \
    ooo = ㅒㅐ, ppp = ㅖㅔ, jjj = ㅕㅓ, kkk = ㅑㅏ, dkss = 안ㄴ, rkttk = 가싸, rkttt = 갔ㅅ, rkrrr = 갂ㄱ, r … r = ㄱㄱ, \
    rkr … r = 각ㄱ, k … k = ㅑ
    """.split(separator: "\n").flatMap { line -> [(Layout, String, String)] in
      let parts = line.split(separator: ": ", maxSplits: 1)
      let layout = Layout.all.first { $0.id == parts[0] }!
      return parts[1].split(separator: ", ").map { example in
        let sides = example.split(separator: " = ").map(String.init)
        return (layout, sides[0], sides[1])
      }
    }

  @Test(arguments: examples) func example(layout: Layout, steps: String, text: String) {
    let typed = Typed(layout, steps)
    #expect(typed.text.scalars == text.scalars, "\(typed.text)")
  }

  /// In the compatibility style the same letters are written with other scalars, and only those.
  @Test(arguments: [
    ("42", "ㄱ\u{318D}"), ("422", "ㄱ\u{11A2}"), ("2", "\u{318D}"), ("421", "거"),
    ("41242", "가ㄱ\u{318D}"),
  ])
  func theOtherStyleWritesCompatibilityConsonantsBeforeDots(codes: String, text: String) {
    let typed = Typed(.cheonjiin.with(dotStyle: .compatibility), codes)
    #expect(typed.text.scalars == text.scalars)
  }

  /// Where the layout says so, space ends a run and writes only after it; after a mark there is nothing to keep apart.
  @Test(arguments: Layout.all) func spaceEndsTheRunOrWritesOne(layout: Layout) {
    let letter = layout.keys[3].id
    let run = Typed(layout, letter).text
    let waits = layout.spaceEndsRun
    #expect(Typed(layout, "\(letter) ␣").text == run + (waits ? "" : " "))
    #expect(Typed(layout, "\(letter) ␣ ␣").text == run + (waits ? " " : "  "))
    #expect(Typed(layout, "\(letter) ␣").field.run.isEmpty && Typed(layout, "␣").text == " ")
    let marks = Typed(.cheonjiin, "41 .,?! .,?! ␣")
    #expect(marks.text == "기, " && marks.field.run.isEmpty)
  }

  /// What ended is committed; a key that does not cycle goes on with its run, and a modifier alone begins none.
  @Test func whatIsCommittedAndWhatIsTheRun() {
    let ended = Typed(.cheonjiin, "4124 … 412")
    #expect(ended.field.committed == "각".scalars && ended.text == "각가")
    #expect(Typed(.dubeolsik, "rkr … r").field.run == "각ㄱ".scalars)
    let modifier = Typed(.naratgeul, "* ⎌ ⌫")
    #expect(modifier.field.run.isEmpty && modifier.text.isEmpty)
  }
}
