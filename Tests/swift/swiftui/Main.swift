// Touches on the SwiftUI keyboard of docs/examples/ios. Its keys are 80 points wide and 54 points high.
import Hwalja
import SwiftUI

@main
@MainActor
struct Main {
  let proxy = Proxy("")
  let controller: KeyboardViewController
  let view: HostingView
  var texts: [String] { view.drawn.map(\.text) }

  static func main() {
    Main().type()
    Main().tapInOneUpdate()
    Main().useTwoThumbs()
    Main().holdAndChoose()
    Main().touchUnderList()
    Main().lose()
    hide()
    Main().pressGlobe()
    Main().turn()
    openPages()
    holdPageKeys()
    drawGaps()
    leave()
    repeatInApp()
    print("ok")
  }

  init() {
    UITraitCollection.current = UITraitCollection(.phone, .regular)
    controller = KeyboardViewController(textDocumentProxy: proxy)
    controller.view.frame.size.width = 320
    controller.viewWillAppear(false)
    controller.view.layoutIfNeeded()
    view = controller.children[0].view as! HostingView
  }

  func type() {
    precondition(texts.prefix(4) == ["ㅣ", "ㆍ", "ㅡ", "⌫"] && view.background == Color(uiColor: .systemGray6))
    precondition(view.drawn[0].frame == CGRect(x: 2, y: 3, width: 76, height: 48), "\(view.drawn[0].frame)")
    for (x, y) in [(1, 3), (0, 0), (1, 0), (1, 1), (3, 0)] { tap(x, y) }
    expect("아")
    precondition(view.drawn[1].label == "아래아")
    view.drawn[0].activate()
    expect("애")
    view.send((1, .down, key(1, 3)))
    precondition(view.drawn[14].color == Color(uiColor: .systemGray2), "the key does not look pressed")
    view.send((1, .move, CGPoint(x: key(1, 3).x + 3, y: key(1, 3).y)), (1, .up, key(1, 3)))
    precondition(view.drawn[14].color == Color(uiColor: .systemGray5))
    expect("앵")
  }

  /// The tap is so short that the gesture sees only the end of the tap.
  func tapInOneUpdate() {
    for (x, y) in [(1, 3), (0, 0), (1, 0)] { view.send((1, .down, key(x, y)), (1, .up, key(x, y))) }
    expect("아")
    let symbols = view.drawn.first { $0.text == "!#1" }!.frame.center
    view.send((1, .down, symbols), (1, .up, symbols))
    precondition(texts[0] != "ㅣ", "no page of symbols")
  }

  /// One thumb goes down before the other goes up.
  func useTwoThumbs() {
    for _ in 1...3 {
      view.send((1, .down, key(1, 3)))
      view.send((2, .down, key(0, 0)))
      view.send((1, .up, key(1, 3)))
      view.send((2, .up, key(0, 0)))
    }
    expect("이이이")
  }

  func holdAndChoose() {
    view.drawn.first { $0.text == "한/영" }!.activate()
    let stop = view.drawn.first { $0.text == "." }!.frame
    let point = CGPoint(x: stop.maxX - 3, y: stop.midY)
    view.send((1, .down, point))
    wait(0.5)
    let items = view.drawn.suffix(4)
    precondition(items.map(\.text) == [".com", ".kr", "?", "!"], "no list is open")
    let (first, last) = (items.first!, items.last!)
    precondition(first.color == Color(uiColor: .systemBlue))
    precondition(first.frame.minX <= point.x && point.x <= first.frame.maxX, "the first item is elsewhere")
    view.send((1, .up, CGPoint(x: last.frame.midX, y: point.y)))
    expect("!")
    precondition(view.drawn.last!.text != "!" && !texts.contains(".kr"), "the list stays")
  }

  /// The area in which touches hit a key extends to the next key, even under an item of a list.
  func touchUnderList() {
    for point in [CGPoint(x: 1, y: 1), CGPoint(x: 79, y: 53)] { view.send((1, .down, point), (1, .up, point)) }
    expect("ㅣㅣ")
    view.drawn.first { $0.text == "한/영" }!.activate()
    view.send((1, .down, view.drawn.first { $0.text == "." }!.frame.center))
    wait(0.5)
    let item = view.drawn.last!.frame.center
    view.send((2, .down, item), (2, .up, item))
    precondition(proxy.text.hasPrefix("ㅣㅣ.com") && proxy.text != "ㅣㅣ.com", "the field has \(proxy.text)")
  }

  /// A finger whose touch the system cancels types nothing.
  func lose() {
    let space = key(2, 3)
    view.send((1, .down, space))
    precondition(view.drawn[15].color == Color(uiColor: .systemGray2))
    view.send((1, .cancel, space))
    precondition(view.drawn[15].color == Color(uiColor: .systemGray5), "the finger stays")
    expect("")
    tap(2, 3)
    expect(" ")
  }

  /// A finger on a keyboard that the app removes types nothing either.
  static func hide() {
    let (app, shown) = (App(.cheonjiin), Shown())
    let controller = UIHostingController(rootView: HidingView(shown: shown, model: app.model))
    let view = controller.fill(CGSize(width: 400, height: 250))
    view.send((1, .down, app.model.host.geometry.boxes.first { $0.face.role == .space }!.frame.center))
    precondition(app.machine.rows.joined().contains(where: \.isPressed))
    shown.isShown = false
    precondition(view.drawn.isEmpty && app.proxy.text.isEmpty)
    precondition(!app.machine.rows.joined().contains(where: \.isPressed), "the finger stays")
  }

  func pressGlobe() {
    let globe = view.drawn.first { $0.text == "🌐" }!
    let button = view.hitTest(CGPoint(x: globe.frame.midX, y: globe.frame.midY), with: nil)!
    precondition(button is UIButton && !button.isAccessibilityElement && globe.label == "다음 키보드")
    let finger = UITouch(timestamp: 0, point: .zero)
    button.touchesBegan([finger], with: UIEvent([finger]))
    button.touchesEnded([finger], with: UIEvent([finger]))
    precondition(controller.touchesForList == [finger, finger] && controller.switches == 0, "no list of keyboards")
    globe.activate()
    precondition(controller.switches == 1)
  }

  func turn() {
    UITraitCollection.current = UITraitCollection(.phone, .compact)
    controller.view.frame.size.width = 844
    controller.view.safeAreaInsets = UIEdgeInsets(top: 0, left: 42, bottom: 0, right: 42)
    controller.view.layoutIfNeeded()
    precondition(view.frame.height == 160)
    precondition(view.drawn[0].frame.minX == 44 && view.drawn[3].frame.maxX == 800, "keys are under the notch")
    let clicks = UIDevice.current.clicks
    view.send((1, .down, CGPoint(x: 60, y: 150)), (1, .up, CGPoint(x: 60, y: 150)))
    view.send((1, .down, CGPoint(x: 60, y: 20)), (1, .up, CGPoint(x: 60, y: 20)))
    precondition(UIDevice.current.clicks == clicks + 1, "no click")
  }

  static func leave() {
    expectDeallocation {
      let main = Main()
      main.tap(0, 0)
      return (main.controller, main.controller.host)
    }
  }

  /// The model has its own timer.
  static func repeatInApp() {
    let app = App(.cheonjiin)
    app.proxy.text = "가나다라"
    let backspace = app.model.host.geometry.boxes[3].frame.center
    app.view.send((1, .down, backspace))
    precondition(app.view.drawn[3].color == Color(uiColor: .systemGray2) && app.proxy.text == "가나다")
    wait(1)
    precondition(app.proxy.text.isEmpty, "backspace does not repeat")
    app.view.send((1, .up, backspace))
    precondition(app.view.drawn[3].color == Color(uiColor: .systemGray5))
  }

  private func expect(_ text: String) {
    precondition(proxy.text == text, "the field has \(proxy.text), not \(text)")
  }

  private func key(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: 40 + 80 * x, y: 27 + 54 * y) }

  func tap(_ x: Int, _ y: Int) {
    view.send((1, .down, key(x, y)))
    view.send((1, .up, key(x, y)))
  }
}
