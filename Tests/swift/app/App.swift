// An app that has copied the sources; `run` gives it names of its own that their insides have or had.

@main
enum App {
  static func main() {
    let field = Field()
    let session = InputSession(layout: .cheonjiin, client: field)
    for code in "0125_52210881282110223" {
      if let key = session.layout.key(code: code) { session.press(key) } else { session.commit() }
    }
    session.enter()
    session.backspace()
    session.insert(String(UInt32(65)))
    precondition(field.text == "안녕하세요65", "the field holds another text")
    precondition((try? Trie(copying: "HWJT".utf8)) == nil, "half a header opens")
    let machine = KeyboardMachine(.cheonjiin, session: session)
    machine.fieldDidChange(KeyboardField(.search, capitals: .sentences, action: .search))
    machine.tap(.init(1, 0), at: 1)
    precondition(machine.rows[1][0].legend == "ㄱㅋ", "another key is drawn")
    precondition(field.text == "안녕하세요65ㄱ", "the keyboard writes something else")
    print("ok")
  }
}
