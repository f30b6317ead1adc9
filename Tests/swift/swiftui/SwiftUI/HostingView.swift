// Draws views, keeps the state of each view as long as it is drawn, and passes touches to gestures.

import Observation

/// The state of a view or of its modifier. It lasts from the appearance of the view to its disappearance.
@MainActor public final class Instance {
  weak var hostingView: HostingView?
  var value: Any?
  var disappear: (() -> Void)?
  var view: UIView?
  init(_ hostingView: HostingView?) { self.hostingView = hostingView }
}

/// One pass in which all views are drawn.
@MainActor public final class Pass {
  /// The rectangle of a view, and the path that identifies the view across passes.
  public struct Place {
    var path: [AnyHashable] = []
    var frame: CGRect
    var color: Color?
    var touchable: CGRect?
    var isTouchable = true
    var gesture: (instance: Instance, handlers: Handlers)?
    var label = ""
    var isAccessible = true
    var activate: () -> Void = {}

    func inside(_ step: AnyHashable) -> Place {
      var place = self
      place.path.append(step)
      return place
    }
  }

  public struct Drawn {
    let place: Place
    public let text: String
    public var frame: CGRect { place.frame }
    public var color: Color? { place.color }
    public var label: String? { place.isAccessible ? place.label : nil }
    @MainActor public func activate() { place.activate() }
  }

  private let old: [[AnyHashable]: Instance]
  private weak var hostingView: HostingView?
  var instances: [[AnyHashable]: Instance] = [:]
  var drawn: [Drawn] = []
  var spaces: [String: CGPoint] = [:]
  var background: Color?
  var actions: [() -> Void] = []

  init(_ hostingView: HostingView, _ old: [[AnyHashable]: Instance]) {
    (self.hostingView, self.old) = (hostingView, old)
  }

  func draw(_ text: String, _ place: Place) { drawn.append(Drawn(place: place, text: text)) }

  func instance(_ place: Place) -> Instance {
    let instance = old[place.path] ?? Instance(hostingView)
    instances[place.path] = instance
    return instance
  }

  func connect(_ view: some View, _ place: Place) {
    for child in Mirror(reflecting: view).children {
      (child.value as? any DynamicProperty)?.connect(instance(place.inside(child.label ?? "")))
    }
  }

  func view(_ place: Place, make: () -> UIView) -> UIView {
    let instance = instance(place)
    let view = instance.view ?? make()
    if instance.view == nil { hostingView?.addSubview(view) }
    view.frame = place.frame
    instance.view = view
    return view
  }
}

@MainActor public final class HostingView: UIView {
  public enum Phase { case down, move, up, cancel }

  private let draw: (Pass, Pass.Place) -> Void
  private var pass: Pass?
  private var needsUpdate = true
  private var touches: [Int: (instance: Instance, start: CGPoint)] = [:]

  init(_ root: some View) {
    draw = root._draw
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    needsUpdate = true
    update()
  }

  func setNeedsUpdate() { needsUpdate = true }

  public var drawn: [Pass.Drawn] {
    update()
    return pass?.drawn ?? []
  }

  public var background: Color? { pass?.background }

  /// Draws until nothing changes. If a view has disappeared, ends its gestures without a callback and calls
  /// `onDisappear`.
  public func update() {
    while needsUpdate {
      needsUpdate = false
      let old = pass?.instances ?? [:]
      let new = Pass(self, old)
      let safe = safeAreaInsets
      let area = CGRect(
        x: safe.left, y: safe.top, width: bounds.width - safe.left - safe.right,
        height: bounds.height - safe.top - safe.bottom)
      withObservationTracking {
        draw(new, Pass.Place(frame: area))
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.setNeedsUpdate() }
      }
      pass = new
      for (path, instance) in old where new.instances[path] == nil {
        touches = touches.filter { $0.value.instance !== instance }
        instance.view?.removeFromSuperview()
        instance.disappear?()
      }
      for action in new.actions { action() }
    }
  }

  /// Passes on the touches that arrive between two updates. A gesture has one finger, and sees only the last touch of
  /// that finger.
  public func send(_ events: (finger: Int, phase: Phase, point: CGPoint)...) {
    update()
    var last: [Int: (finger: Int, phase: Phase, point: CGPoint)] = [:]
    var order: [Int] = []
    for event in events {
      if event.phase == .down { begin(event.finger, at: event.point) }
      if last[event.finger] == nil { order.append(event.finger) }
      last[event.finger] = event
    }
    for event in order.compactMap({ last[$0] }) { hand(event.finger, event.phase, event.point) }
    update()
  }

  private func begin(_ finger: Int, at point: CGPoint) {
    guard hitTest(point, with: nil) === self else { return }
    let hit = pass?.drawn.last { $0.place.isTouchable && ($0.place.touchable ?? $0.frame).contains(point) }
    guard let instance = hit?.place.gesture?.instance else { return }
    if !touches.values.contains(where: { $0.instance === instance }) { touches[finger] = (instance, point) }
  }

  private func hand(_ finger: Int, _ phase: Phase, _ point: CGPoint) {
    guard let touch = touches[finger],
      let handlers = pass?.drawn.lazy.compactMap({ $0.place.gesture }).first(where: { $0.instance === touch.instance })?
        .handlers, let origin = handlers.space.flatMap({ pass?.spaces[$0] })
    else { return }
    func inSpace(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
    let value = DragGesture.Value(time: Date(), location: inSpace(point), startLocation: inSpace(touch.start))
    switch phase {
    case .down, .move: for action in handlers.updating + handlers.changed { action(value) }
    case .up: for action in handlers.ended { action(value) }
    case .cancel: break
    }
    if phase == .up || phase == .cancel {
      touches[finger] = nil
      for action in handlers.reset { action() }
    }
  }
}
