// Fingers on the keyboard of docs/examples/ios, whose keys are 80 points wide and 66 high.
import Hwalja
import UIKit

@main
enum Main {
  @MainActor static func main() {
    let proxy = Proxy("")
    let keyboard = KeyboardViewController(textDocumentProxy: proxy)
    keyboard.viewDidLoad()
    keyboard.viewWillAppear(false)
    keyboard.viewDidLayoutSubviews()
    let labels = keyboard.view.subviews.compactMap { $0 as? UILabel }
    precondition(labels.map(\.text).prefix(4) == ["ㅣ", "ㆍ", "ㅡ", "⌫"], "other keys are drawn")
    precondition(labels[3].accessibilityLabel == "지우기" && labels[7].text == "검색")

    for (x, y) in [(1, 3), (0, 0), (1, 0), (1, 1), (3, 0)] {
      let touch = touch(x, y)
      keyboard.touchesBegan([touch], with: nil)
      keyboard.touchesMoved([touch], with: nil)
      keyboard.touchesEnded([touch], with: nil)
    }
    precondition(proxy.text == "아", "the field holds \(proxy.text)")
    precondition(labels[0].accessibilityActivate())
    precondition(proxy.text == "애", "the field holds \(proxy.text)")
    // A finger that trembles on the symbols' key opens their page, and types nothing of what lies there.
    let finger = touch(0, 3)
    keyboard.touchesBegan([finger], with: nil)
    for x in [4, 60] {
      finger.point.x = Double(x)
      keyboard.touchesMoved([finger], with: nil)
    }
    keyboard.touchesEnded([finger], with: nil)
    precondition(labels[0].text != "ㅣ" && proxy.text == "애", "the field holds \(proxy.text)")
    keyboard.touchesBegan([touch(0, 3)], with: nil)
    keyboard.touchesEnded([touch(0, 3)], with: nil)
    keyboard.touchesBegan([touch(0, 1)], with: nil)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
    precondition(proxy.text == "애4", "the field holds \(proxy.text)")
    typeWithoutKeyboard()
    print("ok")
  }

  /// A session of a proxy knows what time it is: no time at all is a pause, and none is.
  @MainActor private static func typeWithoutKeyboard() {
    let proxy = Proxy("개")
    let session = InputSession(layout: .cheonjiin, proxy: proxy)
    for (timeout, text) in [(0, "개ㅓ\nㅅㅅ"), (Double.infinity, "개ㅓ\nㅅㅅㅓ\nㅎ")] {
      session.cycleTimeout = timeout
      for id in ["천", "인"] { session.press(session.layout.key(id)!) }
      session.enter()
      for _ in 1...2 { session.press(session.layout.key("ㅅㅎ")!) }
      session.commit()
      precondition(proxy.text == text, "the field holds \(proxy.text)")
    }
  }

  @MainActor private static func touch(_ x: Int, _ y: Int) -> UITouch {
    UITouch(
      timestamp: ProcessInfo.processInfo.systemUptime,
      point: CGPoint(x: 40 + 80 * x, y: 33 + 66 * y))
  }
}
