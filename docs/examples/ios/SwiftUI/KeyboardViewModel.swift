// A keyboard that SwiftUI views observe.
import Foundation
import Hwalja
import Observation

@MainActor @Observable final class KeyboardViewModel<Session: KeyboardSession> {
  /// A key as it is drawn. A key without a face is not on the page any more, but is still under a finger.
  struct Key: Identifiable {
    let id: Keyboard.Place
    let face: KeyboardFace?
    let frame: CGRect
    let isOn: Bool
  }

  private(set) var keys: [Key] = []
  private(set) var list: ListRow?
  @ObservationIgnored let host: KeyboardHost<Session>
  /// The places where fingers went down. A place identifies its finger, because each key has a gesture of its own.
  @ObservationIgnored private var held: [Keyboard.Place: CGRect] = [:]

  init(_ host: KeyboardHost<Session>) {
    self.host = host
    host.onDraw = { [weak self] in self?.draw() }
    draw()
  }

  func layOut(_ size: CGSize) { host.bounds = CGRect(origin: .zero, size: size) }

  /// Moves a finger to `point`. If the finger has not been reported as down, first puts it down, because a quick tap
  /// may report only its end.
  func drag(_ key: Key, from start: CGPoint, to point: CGPoint) {
    let time = KeyboardHost<Session>.now
    if held[key.id] == nil {
      held[key.id] = key.frame
      host.down(key.id, at: start, time: time)
    }
    if point != start { host.move(key.id, to: point, time: time) }
  }

  func up(_ key: Key) {
    host.up(key.id, time: KeyboardHost<Session>.now)
    release(key)
  }

  func cancel(_ key: Key) {
    host.cancel(key.id, time: KeyboardHost<Session>.now)
    release(key)
  }

  private func release(_ key: Key) {
    if held.removeValue(forKey: key.id) != nil { draw() }
  }

  /// A gesture ends when its view disappears. A page key may open a page that has no key in the same place. The view of
  /// the page key must then stay until the finger goes up. Otherwise the gesture would be cancelled, and the page would
  /// close.
  private func draw() {
    let boxes = host.geometry.boxes
    let places = Set(boxes.map(\.face.place))
    keys = boxes.map { box in
      let isOn = box.face.isPressed || box.face.role == .shift && host.machine.shift != .off
      return Key(id: box.face.place, face: box.face, frame: box.frame, isOn: isOn)
    }
    for (place, frame) in held where !places.contains(place) {
      keys.append(Key(id: place, face: nil, frame: frame, isOn: false))
    }
    list = host.list
  }
}

extension KeyboardViewModel {
  /// Creates a keyboard in an app that has a field of its own, such as a game or a kiosk.
  convenience init<Client: TextClient>(_ keyboard: Keyboard, client: Client) where Session == InputSession<Client> {
    self.init(KeyboardHost(KeyboardMachine(keyboard, client: client)))
  }
}
