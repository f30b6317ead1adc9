// The fingers and the timer of a keyboard on a touch screen, without its drawing. UIKit and SwiftUI share it.
import Foundation
import Hwalja

@MainActor final class KeyboardHost<Session: KeyboardSession> {
  let machine: KeyboardMachine<Session>
  /// Called when `geometry` or `list` may have changed.
  var onDraw: () -> Void = {}
  /// Called when a key should click or vibrate.
  var onClick: () -> Void = {}
  /// The area of the keys.
  var bounds = CGRect.zero { didSet { if bounds != oldValue { draw() } } }
  private(set) var geometry: KeyboardGeometry
  private(set) var list: ListRow?
  private var fingers: [AnyHashable: Finger] = [:]
  private var timer: Timer?

  static var now: Double { ProcessInfo.processInfo.systemUptime }

  private struct Finger {
    let start: CGPoint
    var point: CGPoint
    /// The box that the slot under the finger had when the finger reached the slot; nil if there is no slot.
    var box: KeyboardGeometry.Box?
    /// The x coordinate at which the finger opened its list.
    var listX: CGFloat?
  }

  init(_ machine: KeyboardMachine<Session>) {
    self.machine = machine
    geometry = KeyboardGeometry(machine.rows, in: .zero)
    machine.onChange = { [weak self] in
      self?.draw()
      self?.waitForNextTick()
    }
  }

  // MARK: Fingers

  func down(_ finger: AnyHashable, at point: CGPoint, time: Double) {
    guard let box = geometry.box(at: point) else { return }
    fingers[finger] = Finger(start: point, point: point, box: box)
    click(machine.down(box.face.place, finger: finger, at: time))
  }

  func move(_ id: AnyHashable, to point: CGPoint, time: Double) {
    guard let finger = fingers[id] else { return }
    fingers[id]?.point = point
    if finger.listX != nil, let list {
      machine.choose(list.item(at: point.x), finger: id, at: time)
      return
    }
    let (x, y) = (point.x - finger.start.x, point.y - finger.start.y)
    click(machine.drag(id, x: x, y: y, at: time))
    // A page that has just opened may have another slot in this place, so the finger leaves its slot where the slot's
    // old box ends.
    guard finger.box?.frame.contains(point) != true else { return }
    let box = geometry.box(at: point)
    fingers[id]?.box = box
    machine.move(id, to: box?.face.place, at: time)
  }

  func up(_ finger: AnyHashable, time: Double) {
    guard fingers.removeValue(forKey: finger) != nil else { return }
    click(machine.up(finger, at: time))
  }

  func cancel(_ finger: AnyHashable, time: Double) {
    guard fingers.removeValue(forKey: finger) != nil else { return }
    machine.cancel(finger, at: time)
  }

  /// Taps a slot, as a screen reader does.
  func tap(_ place: Keyboard.Place) { click(machine.tap(place, at: Self.now)) }

  // MARK: Drawing and time

  private func draw() {
    geometry = KeyboardGeometry(machine.rows, in: bounds)
    list = machine.list.flatMap(row)
    onDraw()
  }

  private func row(of list: KeyboardFace.OpenList) -> ListRow? {
    guard let box = geometry.box(in: list.place) else { return nil }
    let id = fingers.first { $0.value.box?.face.place == list.place }?.key
    let finger = id.flatMap { fingers[$0] }
    let x = finger.map { $0.listX ?? $0.point.x } ?? box.frame.midX
    if let id { fingers[id]?.listX = x }
    return ListRow(list, over: x, box, in: bounds)
  }

  private func click(_ outcome: Outcome) {
    if outcome != .nothing { onClick() }
  }

  /// Sets the timer. The timer is slightly late, because the system may report a finger a frame late, and the finger's
  /// own time decides.
  private func waitForNextTick() {
    timer?.invalidate()
    guard let next = machine.nextTick else { return }
    let delay = max(0, next - Self.now) + 0.02
    timer = .scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  private func tick() {
    click(machine.tick(at: Self.now))
    waitForNextTick()
  }
}
