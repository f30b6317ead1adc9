// An app with copied sources. The script `run` adds types that have the same names as private types in the sources.

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
    precondition(field.text == "안녕하세요65", "wrong text in the field")
    precondition((try? Trie(copying: "HWJT".utf8)) == nil, "half a header was accepted")
    let machine = KeyboardMachine(.cheonjiin, session: session)
    machine.fieldDidChange(KeyboardField(.search, capitals: .sentences, action: .search))
    machine.tap(.init(1, 0), at: 1)
    precondition(machine.rows[1][0].legend == "ㄱㅋ", "wrong key drawn")
    precondition(field.text == "안녕하세요65ㄱ", "wrong text from the keyboard")
    print("ok")
  }
}
