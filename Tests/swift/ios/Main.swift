// Touches on the UIKit keyboard of docs/examples/ios. Its keys are 80 points wide and 54 points high.
import Hwalja
import UIKit

@main
@MainActor
struct Main {
  let proxy = Proxy("")
  let controller: KeyboardViewController
  var keys: UIView { controller.view.subviews[0] }
  var labels: [KeyLabel] { keys.subviews.compactMap { $0 as? KeyLabel } }

  static func main() {
    Main().type()
    Main().hold()
    Main().choose()
    Main().changeField()
    Main().changeKind()
    Main().slide()
    Main().pressGlobe()
    Main().turn()
    leave()
    typeWithoutKeyboard()
    print("ok")
  }

  init() {
    controller = KeyboardViewController(textDocumentProxy: proxy)
    controller.view.frame.size.width = 320
    controller.viewWillAppear(false)
    controller.view.layoutIfNeeded()
  }

  func type() {
    precondition(labels.map(\.text).prefix(4) == ["ㅣ", "ㆍ", "ㅡ", "⌫"], "wrong keys drawn")
    precondition(labels[3].accessibilityLabel == "지우기" && labels[7].text == "검색")
    precondition(labels[1].accessibilityLabel == "아래아" && keys.backgroundColor != nil)
    for (x, y) in [(1, 3), (0, 0), (1, 0), (1, 1), (3, 0)] { tap(x, y) }
    expect("아")
    precondition(labels[0].accessibilityActivate())
    expect("애")
    // Two touches in one event. The set of touches is unordered, so their times decide which touch was first.
    for _ in 1...8 {
      let now = ProcessInfo.processInfo.systemUptime
      let both = [touch(1, 3, at: now), touch(0, 0, at: now + 0.001)]
      keys.touchesBegan(Set(both), with: nil)
      keys.touchesEnded(Set(both), with: nil)
    }
    expect("애" + String(repeating: "이", count: 8))
  }

  func hold() {
    // A trembling finger on the key for symbols opens the page of symbols, and types nothing.
    let finger = touch(0, 3)
    finger.point.x = 20
    keys.touchesBegan([finger], with: nil)
    for x in [4.0, 30] { move(finger, to: x) }
    keys.touchesEnded([finger], with: nil)
    precondition(labels[0].text != "ㅣ", "no page of symbols")
    expect("")
    let letters = labels.first { $0.text == "가" }!
    precondition(letters.accessibilityActivate())
    keys.touchesBegan([touch(0, 1)], with: nil)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
    expect("4")
  }

  /// The first item of a list is above the finger, wherever the finger is on the slot. A tremor therefore chooses no
  /// other item.
  func choose() {
    let language = labels.first { $0.text == "한/영" }!
    precondition(language.accessibilityActivate())
    let stop = labels.first { $0.text == "." }!
    let places = [stop.frame.minX, stop.frame.midX, stop.frame.maxX - 3]
    for (count, x) in places.enumerated() {
      let finger = touch(0, 0)
      finger.point = CGPoint(x: x, y: stop.frame.midY)
      keys.touchesBegan([finger], with: nil)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
      let items = labels.suffix(4)
      precondition(items.map(\.text) == [".com", ".kr", "?", "!"], "no list is open")
      precondition(items.allSatisfy { 0 <= $0.frame.minX && $0.frame.maxX <= 320 })
      for tremor in [-3.0, 3, 0] {
        move(finger, to: x + tremor)
        precondition(items.first!.backgroundColor === UIColor.systemBlue, "another is chosen")
      }
      let (first, last) = (items.first!.frame, items.last!.frame)
      precondition(first.minX <= x && x <= first.maxX, "the first is elsewhere")
      if count == 2 { move(finger, to: last.midX) }
      keys.touchesEnded([finger], with: nil)
    }
    expect(".com.com!")
  }

  func changeField() {
    let symbols = labels.first { $0.text == "!#1" }!
    precondition(symbols.accessibilityActivate())
    precondition(labels[0].text != "ㅣ", "no page of symbols")
    controller.textDidChange(nil)
    precondition(labels[0].text != "ㅣ", "the same field keeps its page")
    proxy.document = UUID()
    controller.textDidChange(nil)
    precondition(labels[0].text == "ㅣ", "another field of the same kind begins with letters")
  }

  /// A field without Hangul opens the Latin letters. A field for numbers and punctuation opens the digits.
  func changeKind() {
    for (kind, first) in [(UIKeyboardType.asciiCapable, "q"), (.numbersAndPunctuation, "1"), (.default, "ㅣ")] {
      proxy.keyboardType = kind
      controller.textDidChange(nil)
      precondition(labels[0].text == first, "\(labels[0].text ?? "nothing") opens for \(kind)")
    }
  }

  /// A finger that slides along the space key moves the cursor by Characters, even if the proxy reports no text.
  func slide() {
    proxy.text = "가👩‍👧나"
    func slide(to distances: Double...) {
      let finger = touch(2, 3)
      keys.touchesBegan([finger], with: nil)
      for distance in distances { move(finger, to: 200 + distance) }
      keys.touchesEnded([finger], with: nil)
    }
    slide(to: -50, -60)
    precondition(proxy.text == "가" && proxy.after == "👩‍👧나", "the cursor is behind \(proxy.text)")
    slide(to: 60)
    expect("가👩‍👧나")
    proxy.tells = false
    slide(to: -50)
    precondition(proxy.text == "가👩‍👧" && proxy.after == "나", "the cursor is behind \(proxy.text)")
    slide(to: 50)
    expect("가👩‍👧나")
  }

  /// The button of the system covers the globe and gets touches on it. A screen reader presses the globe itself.
  func pressGlobe() {
    let label = labels.first { $0.text == "🌐" }!
    let button = controller.view.hitTest(CGPoint(x: label.frame.midX, y: label.frame.midY), with: nil)!
    precondition(button is UIButton && !button.isAccessibilityElement && label.isAccessibilityElement)
    let finger = UITouch(timestamp: 0, point: .zero)
    button.touchesBegan([finger], with: UIEvent([finger]))
    button.touchesEnded([finger], with: UIEvent([finger]))
    precondition(controller.touchesForList == [finger, finger] && controller.switches == 0, "no list of keyboards")
    precondition(label.accessibilityActivate() && controller.switches == 1)
    precondition(controller.view.hitTest(CGPoint(x: 40, y: 27), with: nil) === keys)
  }

  /// Rows are as high as the rows of the system's keyboard, keys avoid the notch, and each press clicks.
  func turn() {
    let sizes: [(UITraitCollection, CGFloat, CGFloat)] = [
      (UITraitCollection(.phone, .compact), 844, 40), (UITraitCollection(.pad, .regular), 820, 64),
      (UITraitCollection(.pad, .regular), 1180, 86), (UITraitCollection(.pad, .regular), 320, 54),
      (UITraitCollection(.phone, .regular), 320, 54),
    ]
    for (traits, width, row) in sizes {
      UITraitCollection.current = traits
      controller.view.frame.size.width = width
      controller.view.layoutIfNeeded()
      precondition(controller.view.frame.height == 4 * row && keys.frame == controller.view.bounds)
      precondition(labels[0].frame == CGRect(x: 2, y: 3, width: width / 4 - 4, height: row - 6), "\(labels[0].frame)")
    }
    controller.view.safeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    controller.view.layoutIfNeeded()
    precondition(labels[0].frame.minX == 42 && labels[3].frame.maxX == 278, "keys are under the notch")
    let clicks = UIDevice.current.clicks
    tap(0, 0)
    precondition(UIDevice.current.clicks == clicks + 1, "no click")
  }

  static func leave() {
    expectDeallocation {
      let main = Main()
      main.tap(0, 0)
      return (main.controller, main.controller.host)
    }
  }

  /// A session with a proxy reads the clock. If `cycleTimeout` is 0, every press follows a pause. If it is `.infinity`,
  /// no press does.
  static func typeWithoutKeyboard() {
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

  private func expect(_ text: String) {
    precondition(proxy.text == text, "the field has \(proxy.text), not \(text)")
  }

  private func tap(_ x: Int, _ y: Int) {
    let touch = touch(x, y)
    keys.touchesBegan([touch], with: nil)
    keys.touchesMoved([touch], with: nil)
    keys.touchesEnded([touch], with: nil)
  }

  private func move(_ touch: UITouch, to x: Double) {
    touch.point.x = x
    keys.touchesMoved([touch], with: nil)
  }

  private func touch(_ x: Int, _ y: Int, at time: Double? = nil) -> UITouch {
    UITouch(
      timestamp: time ?? ProcessInfo.processInfo.systemUptime,
      point: CGPoint(x: 40 + 80 * x, y: 27 + 54 * y))
  }
}
