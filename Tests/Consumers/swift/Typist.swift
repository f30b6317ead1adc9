import Hwalja

/// What a user does to a keyboard.
enum Act: CustomStringConvertible, Sendable {
  case key(Key)
  case next, space, enter
  case text(String)
  case backspace(Composer.Step)
  case layout(KeyboardLayout)

  var description: String {
    switch self {
    case .key(let key): key.id
    case .next: "_"
    case .space: "␣"
    case .enter: "⏎"
    case .text(let text): "\"\(text)\""
    case .backspace(let step): step == .jamo ? "⌫" : "⎌"
    case .layout(let layout): "=\(layout.id)"
    }
  }
}

/// Types on a session that drives a simulated proxy, and sees what the field loses.
struct Typist {
  let proxy: SimulatedProxy
  private let session: InputSession<SimulatedProxy>
  /// How many scalars went that were not of the run and that no one meant to delete.
  private(set) var lost = 0

  init(_ layout: KeyboardLayout, _ proxy: SimulatedProxy) {
    self.proxy = proxy
    session = InputSession(layout: layout, client: proxy)
    // The models know no pauses.
    session.cycleTimeout = .infinity
    proxy.onChange = { [unowned session] time in Self.tell(session, at: time) }
  }

  var layout: KeyboardLayout { session.layout }
  var run: [Unicode.Scalar] { Array(session.composing.unicodeScalars) }

  /// Does something at a time, in a turn of the run loop of its own.
  mutating func perform(_ act: Act, at time: Double) {
    proxy.pass(to: time)
    let (before, run) = (proxy.app.field, run)
    let sent = proxy.app.sent.count
    call(act, at: time)
    guard before.selection.isEmpty else { return }
    if case .backspace = act, run.isEmpty { return }
    let old = Array(before.before.unicodeScalars)
    let isSent = proxy.app.sent.count > sent
    let new = isSent ? proxy.app.sent.last! : proxy.app.field.text
    let kept = zip(old, new.unicodeScalars).prefix { $0 == $1 }.count
    let mayGo = old.reversed().starts(with: run.reversed()) ? run.count : 0
    lost += max(0, old.count - kept - (isSent ? 0 : mayGo))
  }

  // The only places where a session is called.

  private func call(_ act: Act, at time: Double) {
    switch act {
    case .key(let key): session.press(key, at: time)
    case .next: session.commit()
    case .space: session.space()
    case .enter: session.enter(at: time)
    case .text(let text): session.insert(text)
    case .backspace(let step): session.backspace(step)
    case .layout(let layout): session.layout = layout
    }
  }

  private static func tell(_ session: InputSession<SimulatedProxy>, at time: Double) {
    session.hostDidChange(at: time)
  }
}
