import Hwalja
import Testing

/// Sessions that write each run only when it ends.
struct WriteOnCommitTests {
  /// A program that cannot delete text. The session must not read the text either.
  private final class Program: TextClient {
    private(set) var written: [String] = []
    var onWrite: () -> Void = {}
    var documentContextBeforeInput: String? { unknown("text") }
    var selectedText: String? { unknown("selection") }
    var hasText: Bool { unknown("text") }
    func deleteBackward() { unknown("deletion") as Void }
    func insertText(_ text: String) {
      written.append(text)
      onWrite()
    }
  }

  private let program = Program()
  private let session: InputSession<Program>

  init() {
    session = InputSession(layout: .cheonjiin, client: program)
    session.writesOnCommit = true
  }

  private func press(_ ids: String, at time: Double? = nil) {
    for id in parts(of: ids, at: " ") { session.press(session.layout.key(id)!, at: time) }
  }

  @Test func writesEachRunOnceWhenItEnds() {
    press("ㅅㅎ ㅅㅎ 인 천 ㄴㄹ")
    #expect(program.written == [] && session.composing == "한")
    #expect(session.commit() == .ended)
    press("천")
    #expect(session.space() == .ended)
    #expect(session.space() == .written)
    press("ㄱㅋ")
    #expect(session.insert("1") == .written)
    press("ㄱㅋ")
    #expect(session.enter() == .written)
    #expect(program.written == ["한", "\u{119E}", " ", "ㄱ", "1", "ㄱ", "\n"])
  }

  @Test func aPauseALayoutAndTheSettingEndTheRun() {
    press("ㄱㅋ", at: 1)
    press("ㄱㅋ", at: 2)
    session.layout = .sky
    session.layout = .cheonjiin
    press("ㄱㅋ", at: 3)
    session.writesOnCommit = true
    press("ㄱㅋ", at: 3.5)
    #expect(program.written == ["ㄱ", "ㄱ"] && session.composing == "ㅋ")
    session.writesOnCommit = false
    #expect(program.written == ["ㄱ", "ㄱ", "ㅋ"] && !session.isComposing)
  }

  @Test func deletesOnlyInTheRun() {
    #expect(session.backspace() == .nothing)
    #expect(session.replace(1, with: "") == .nothing)
    press("ㅅㅎ ㅅㅎ 인 천 ㄴㄹ")
    #expect([session.backspace(), session.backspace(.stroke)] == [.changed, .changed])
    #expect(!session.isComposing && program.written == [])
    press("ㄱㅋ 인 ㄱㅋ ㄴㄹ")
    #expect(session.replace(1, with: "x") == .changed)
    #expect(session.replace(9, with: "y") == .written)
    press("ㄱㅋ")
    #expect(session.replace(9, with: "") == .changed)
    press("ㄱㅋ")
    #expect(session.replace(0, with: "") == .ended)
    #expect(program.written == ["긱", "x", "y", "ㄱ"])
  }

  @Test func outcomesIncludeTheRun() {
    let key = session.layout.key("천")!
    session.insert("가")
    #expect([session.press(key), session.press(key), session.press(key)] == [.written, .changed, .changed])
    #expect(session.before == nil && !session.isSelected)
  }

  @Test func aHeldBackspaceDeletesTheRunButNoWord() {
    let machine = KeyboardMachine(.cheonjiin, session: session)
    let backspace = machine.rows.joined().first { $0.role == .backspace }!.place
    for _ in 1...100 { press("ㄱㅋ 인") }
    machine.down(backspace, finger: 0, at: 1)
    for tick in 1...1000 { machine.tick(at: 1 + Double(tick) / 10) }
    #expect(program.written == [] && !session.isComposing)
  }

  /// The program calls the session while the session writes.
  @Test func aPressDuringAWriteBeginsAnotherRun() {
    press("ㄱㅋ")
    program.onWrite = { [unowned session, unowned program] in
      program.onWrite = {}
      session.press(session.layout.key("ㄴㄹ")!)
    }
    session.insert("1")
    #expect(program.written == ["ㄱ", "1"] && session.composing == "ㄴ")
  }
}
