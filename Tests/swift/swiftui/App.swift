// A keyboard in an app, and helpers for tests.
import Hwalja
import Observation
import SwiftUI

@MainActor func wait(_ seconds: Double) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

/// An app with its own text field and a keyboard of 400 by 250 points.
@MainActor struct App {
  let proxy = Proxy("")
  let model: KeyboardViewModel<InputSession<DocumentProxyClient>>
  let view: HostingView
  private let controller: UIHostingController<KeyboardView<InputSession<DocumentProxyClient>>>
  var machine: KeyboardMachine<InputSession<DocumentProxyClient>> { model.host.machine }

  init(_ keyboard: Keyboard) {
    model = KeyboardViewModel(keyboard, client: DocumentProxyClient(proxy))
    controller = UIHostingController(rootView: KeyboardView(model: model))
    view = controller.fill(CGSize(width: 400, height: 250))
  }
}

@MainActor @Observable final class Shown {
  var isShown = true
}

/// A view of an app that can remove its keyboard.
struct HidingView: View {
  let shown: Shown
  let model: KeyboardViewModel<InputSession<DocumentProxyClient>>
  var body: some View { if shown.isShown { KeyboardView(model: model) } }
}

extension UIHostingController {
  func fill(_ size: CGSize) -> HostingView {
    view.frame.size = size
    view.layoutIfNeeded()
    return view as! HostingView
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension KeyboardFace {
  var isPageKey: Bool { if case .page = content { true } else { false } }
  var writes: Bool { if case .text = content { true } else if case .key = content { true } else { false } }
}
