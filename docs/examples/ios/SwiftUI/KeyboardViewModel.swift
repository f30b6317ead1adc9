// A keyboard that views of SwiftUI observe.
import Foundation
import Hwalja
import Observation

@MainActor @Observable final class KeyboardViewModel<Session: KeyboardSession> {
  /// A key as it is drawn. A key without a face is on no page any more, but a finger is still on it.
  struct Key: Identifiable {
    let id: Keyboard.Place
    let face: KeyboardFace?
    let frame: CGRect
    let isOn: Bool
  }

  private(set) var keys: [Key] = []
  private(set) var list: ListRow?
  @ObservationIgnored let host: KeyboardHost<Session>
  /// Where fingers went down. A finger is named by that place, because each key has a gesture of its own.
  @ObservationIgnored private var held: [Keyboard.Place: CGRect] = [:]

  init(_ host: KeyboardHost<Session>) {
    self.host = host
    host.onDraw = { [weak self] in self?.draw() }
    draw()
  }

  func layOut(_ size: CGSize) { host.bounds = CGRect(origin: .zero, size: size) }

  /// A finger is at `point`. A quick tap may come as its end alone, so this also puts it down.
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

  /// A gesture ends with its view. Where a page key opens a page without a key in its place, the view has to stay until
  /// the finger goes up, or the page would go back.
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
  /// A keyboard in an app that has a field of its own, such as a game or a kiosk.
  convenience init<Client: TextClient>(_ keyboard: Keyboard, client: Client) where Session == InputSession<Client> {
    self.init(KeyboardHost(KeyboardMachine(keyboard, client: client)))
  }
}
