// Fingers on the keyboard of docs/examples/ios in SwiftUI, whose keys are 80 points wide and 54 high.
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
    Main().lose()
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
    UITraitCollection.current = UITraitCollection(.phone, .compact, .regular)
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
    precondition(view.drawn[14].color == Color(uiColor: .systemGray2), "the key is not drawn as pressed")
    view.send((1, .move, CGPoint(x: key(1, 3).x + 3, y: key(1, 3).y)), (1, .up, key(1, 3)))
    precondition(view.drawn[14].color == Color(uiColor: .systemGray5))
    expect("앵")
  }

  /// A tap so quick that its gesture sees only its end.
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
    precondition(first.color == Color(uiColor: .systemBlue) && first.frame.minX <= point.x && point.x <= first.frame.maxX)
    view.send((1, .up, CGPoint(x: last.frame.midX, y: point.y)))
    expect("!")
    precondition(view.drawn.last!.text != "!" && !texts.contains(".kr"), "the list stays")
  }

  /// A finger that the system takes types nothing, and the key can be pressed again.
  func lose() {
    let space = key(2, 3)
    view.send((1, .down, space))
    view.send((1, .cancel, space))
    expect("")
    tap(2, 3)
    expect(" ")
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
    UITraitCollection.current = UITraitCollection(.phone, .compact, .compact)
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

  /// The page keys of every keyboard, on every page, and from every page of letters: each as `body` finds it drawn.
  static func eachPageKey(_ body: (App, Keyboard.Page, KeyboardGeometry.Box) -> Void) {
    for keyboard in Keyboard.all + [sparse] {
      let app = App(keyboard)
      for home in keyboard.pages where home.kind == .letters {
        for page in keyboard.pages where page.kind != .letters || page.id == home.id {
          let open = {
            precondition(app.machine.open(page: home.id) && app.machine.open(page: page.id))
            app.view.update()
          }
          open()
          for key in app.model.host.geometry.boxes where key.face.isPageKey {
            open()
            body(app, page, key)
          }
        }
      }
    }
  }

  /// Pages with a gap, or nothing, where the key was that opens them.
  static let sparse = Keyboard(
    id: "sparse", layout: .cheonjiin,
    pages: [
      .init("letters", legend: "가", rows: [[0, 1, 2, 3], [4, 5, .init(.page("gap")), .init(.page("few"))]]),
      .init("gap", legend: "ㄱ", kind: .digits, rows: [[.init(.page(nil)), "1"], ["2", "3", .init(.gap), "4"]]),
      .init("few", legend: "f", kind: .symbols, rows: [["1", .init(.page("gap"))]]),
    ])

  /// Every page key opens its page, also where its place is empty there.
  static func openPages() {
    var (count, empty) = (0, 0)
    eachPageKey { app, page, key in
      app.view.send((1, .down, key.frame.center))
      app.view.send((1, .up, key.frame.center))
      precondition(app.machine.page.id != page.id, "\(app.machine.keyboard.layout.id): \(page.id) comes back")
      precondition(app.view.drawn.count == app.machine.rows.joined().count, "a key stays that is on no page")
      count += 1
      if app.model.host.geometry.box(in: key.face.place) == nil { empty += 1 }
    }
    precondition(count > 180 && empty > 2, "\(count) page keys, \(empty) of them without a key in their place")
  }

  /// A page key that is held opens its page for one symbol, also where its place is empty there.
  static func holdPageKeys() {
    eachPageKey { app, page, key in
      app.view.send((1, .down, key.frame.center))
      precondition(app.machine.page.id != page.id)
      let boxes = app.model.host.geometry.boxes
      let other = boxes.first { $0.face.writes && $0.face.place != key.face.place }!.frame.center
      app.view.send((2, .down, other), (2, .up, other))
      precondition(app.machine.page.id != page.id && !app.proxy.text.isEmpty)
      app.view.send((1, .up, key.frame.center))
      precondition(app.machine.page.id == page.id, "\(app.machine.keyboard.layout.id): \(app.machine.page.id) stays")
      app.proxy.text = ""
    }
  }

  /// A gap is a place without a key, and a row is as wide as the page.
  static func drawGaps() {
    var gaps = 0
    for keyboard in Keyboard.all {
      let app = App(keyboard)
      for page in keyboard.pages {
        precondition(app.machine.open(page: page.id))
        let boxes = app.model.host.geometry.boxes
        for (box, key) in zip(boxes, app.view.drawn) where box.face.content == .gap {
          precondition(key.text.isEmpty && key.color == .clear && key.label == nil, "a gap is drawn")
          app.view.send((1, .down, box.frame.center), (1, .up, box.frame.center))
          gaps += 1
        }
        for row in Dictionary(grouping: boxes, by: { $0.face.place.row }).values {
          let unit = 400 / row.reduce(0) { $0 + $1.face.width }
          for box in row { precondition(abs(box.frame.width - unit * box.face.width) < 0.001) }
          precondition(abs(row.last!.frame.maxX - 400) < 0.001)
        }
      }
      precondition(app.proxy.text.isEmpty, "a gap writes")
    }
    precondition(gaps > 0)
  }

  /// Nothing holds a keyboard that has gone: the system makes a new one each time.
  static func leave() {
    weak var controller: UIViewController?
    do {
      let main = Main()
      main.tap(0, 0)
      controller = main.controller
    }
    precondition(controller == nil, "the controller stays")
  }

  /// The model rings by itself.
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
    precondition(proxy.text == text, "the field holds \(proxy.text) and not \(text)")
  }

  private func key(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: 40 + 80 * x, y: 27 + 54 * y) }

  private func tap(_ x: Int, _ y: Int) {
    view.send((1, .down, key(x, y)))
    view.send((1, .up, key(x, y)))
  }
}

@MainActor func wait(_ seconds: Double) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

/// An app with a field of its own and a keyboard of 400 by 250 points.
@MainActor struct App {
  let proxy = Proxy("")
  let model: KeyboardViewModel<InputSession<DocumentProxyClient>>
  let view: HostingView
  private let controller: UIHostingController<KeyboardView<InputSession<DocumentProxyClient>>>
  var machine: KeyboardMachine<InputSession<DocumentProxyClient>> { model.host.machine }

  init(_ keyboard: Keyboard) {
    model = KeyboardViewModel(keyboard, client: DocumentProxyClient(proxy))
    controller = UIHostingController(rootView: KeyboardView(model: model))
    view = controller.view as! HostingView
    view.frame.size = CGSize(width: 400, height: 250)
    view.layoutIfNeeded()
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension KeyboardFace {
  var isPageKey: Bool { if case .page = content { true } else { false } }
  var writes: Bool { if case .text = content { true } else if case .key = content { true } else { false } }
}
