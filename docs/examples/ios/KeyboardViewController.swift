// A keyboard extension with all that docs/spec/KEYBOARD.md says. This file has what UIKit calls and is asked for;
// KeysView draws the keyboard and passes on what fingers do.
import Hwalja
import UIKit

final class KeyboardViewController: UIInputViewController {
  private lazy var machine = KeyboardMachine(.cheonjiin, proxy: textDocumentProxy)
  private lazy var keys = KeysView(machine)
  private var timer: Timer?
  private var document: UUID?
  private var now: Double { ProcessInfo.processInfo.systemUptime }

  override func viewDidLoad() {
    super.viewDidLoad()
    keys.frame = view.bounds
    keys.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(keys)
    // The system has a required height of its own for a moment: this one gives way to it.
    let height = view.heightAnchor.constraint(equalToConstant: 264)
    height.priority = UILayoutPriority(999)
    height.isActive = true
    machine.onChange = { [unowned self] in
      keys.draw()
      waitForNextTick()
    }
    machine.onRequest = { [unowned self] in perform($0) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    document = nil
    lookAtField()
  }

  override func textDidChange(_ textInput: (any UITextInput)?) { lookAtField() }
  override func selectionDidChange(_ textInput: (any UITextInput)?) { lookAtField() }

  private func lookAtField() {
    if machine.settings.needsGlobe != needsInputModeSwitchKey {
      machine.settings.needsGlobe = needsInputModeSwitchKey
    }
    let field = KeyboardField(of: textDocumentProxy)
    // Asked as Objective-C does: Swift declares that it is always there, and traps where it is not.
    let proxy = textDocumentProxy as? NSObject
    let current = proxy?.value(forKey: "documentIdentifier") as? UUID
    let isOther = document == nil || current != nil && current != document
    if isOther || field != machine.field { machine.fieldDidChange(field) }
    document = current ?? document ?? UUID()
    machine.hostDidChange(at: now)
  }

  private func perform(_ request: KeyboardRequest) {
    switch request {
    case .moveCursor(let count): moveCursor(by: count)
    case .nextKeyboard: advanceToNextInputMode()
    case .hide: dismissKeyboard()
    case .perform: machine.session.enter()
    case .action: break  // A keyboard of your own may ask for what only you know.
    }
  }

  /// The keyboard counts Characters, and the proxy UTF-16 code units. Where it does not tell the text, they are the same
  /// for all that keys write in pairs, such as brackets.
  private func moveCursor(by count: Int) {
    let proxy = textDocumentProxy
    let text = count < 0 ? proxy.documentContextBeforeInput : proxy.documentContextAfterInput
    // It reads only the side to which the cursor moves.
    let units = text.map { KeyboardRequest.utf16Units(of: count, before: $0, after: $0) }
    proxy.adjustTextPosition(byCharacterOffset: units ?? count)
  }

  /// A finger that was lifted in time may be told of a frame later: its own time decides, so that the tick waits for it.
  private func waitForNextTick() {
    timer?.invalidate()
    guard let next = machine.nextTick else { return }
    let delay = max(0, next - now) + 0.02
    timer = .scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  private func tick() {
    keys.click(machine.tick(at: now))
    waitForNextTick()
  }
}
