// A keyboard that views of SwiftUI observe, in an app that has a field of its own, such as a game or a kiosk.
import Foundation
import Hwalja
import Observation

@MainActor @Observable final class KeyboardViewModel<Client: TextClient> {
  private(set) var rows: [[KeyboardFace]]
  /// For what the app tells and is asked: `fieldDidChange`, `hostDidChange`, `onRequest`.
  let machine: KeyboardMachine<InputSession<Client>>
  @ObservationIgnored private var timer: Timer?
  private var now: Double { ProcessInfo.processInfo.systemUptime }

  init(_ keyboard: Keyboard, client: Client) {
    machine = KeyboardMachine(keyboard, client: client)
    rows = machine.rows
    machine.onChange = { [unowned self] in
      rows = machine.rows
      waitForNextTick()
    }
  }

  /// A key's finger is named by its place.
  func down(_ place: Keyboard.Place) { machine.down(place, finger: place, at: now) }

  func drag(_ place: Keyboard.Place, by distance: CGSize) {
    machine.drag(place, x: distance.width, y: distance.height, at: now)
  }

  func up(_ place: Keyboard.Place) { machine.up(place, at: now) }

  func cancel(_ place: Keyboard.Place) { machine.cancel(place, at: now) }

  private func waitForNextTick() {
    timer?.invalidate()
    guard let next = machine.nextTick else { return }
    timer = .scheduledTimer(withTimeInterval: max(0, next - now), repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  private func tick() {
    machine.tick(at: now)
    waitForNextTick()
  }
}
