// A keyboard extension as its author writes one.
import Hwalja
import UIKit

final class KeyboardViewController: UIInputViewController {
  lazy var session = InputSession(layout: .cheonjiin, proxy: textDocumentProxy)

  override func textDidChange(_ textInput: (any UITextInput)?) { session.hostDidChange() }
  override func selectionDidChange(_ textInput: (any UITextInput)?) { session.hostDidChange() }

  func type(_ keys: String) {
    for id in keys.split(separator: " ") { session.press(session.layout.key(String(id))!) }
  }
}

@main
enum Main {
  @MainActor static func main() {
    let proxy = Proxy("개")
    let keyboard = KeyboardViewController(textDocumentProxy: proxy)
    keyboard.type("천 인 ㅇㅁ 인 천 ㄴㄹ")
    precondition(keyboard.session.composing == "ㅓ안", "composes \(keyboard.session.composing)")
    keyboard.session.backspace()
    keyboard.session.backspace(.stroke)
    keyboard.session.commit()
    keyboard.session.enter()
    keyboard.session.insert("1")
    precondition(proxy.text == "개ㅓ\n1", "the field holds \(proxy.text)")

    // The session knows what time it is: no time at all is a pause here, and none is.
    keyboard.session.cycleTimeout = 0
    keyboard.type("ㅅㅎ ㅅㅎ")
    precondition(keyboard.session.composing == "ㅅ", "composes \(keyboard.session.composing)")
    keyboard.session.cycleTimeout = .infinity
    keyboard.type("ㅅㅎ")
    precondition(keyboard.session.composing == "ㅎ", "composes \(keyboard.session.composing)")
    keyboard.session.commit()
    keyboard.type("ㅅㅎ")
    keyboard.session.space()
    keyboard.session.spaceEndsRun = false
    keyboard.type("ㅅㅎ")
    keyboard.session.space()
    keyboard.session.layout = .dubeolsik
    keyboard.type("ㅅ")
    keyboard.textDidChange(nil)
    precondition(proxy.text == "개ㅓ\n1ㅅㅎㅅㅅ ㅅ", "the field holds \(proxy.text)")
    print("ok")
  }
}
