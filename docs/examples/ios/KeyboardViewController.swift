// A keyboard extension with everything in docs/spec/KEYBOARD.md. This file has what UIKit calls and is asked for;
// `addKeys`, in the folders UIKit and SwiftUI, adds the view that draws the keys.
import Hwalja
import UIKit

final class KeyboardViewController: UIInputViewController {
  private lazy var machine = KeyboardMachine(.cheonjiin, proxy: textDocumentProxy)
  private(set) lazy var host = KeyboardHost(machine)
  private lazy var height = view.heightAnchor.constraint(equalToConstant: rowHeight * rowCount)
  private let haptics = UIImpactFeedbackGenerator(style: .light)
  private var document: UUID?

  override func loadView() { view = ClickingInputView(frame: .zero, inputViewStyle: .keyboard) }

  override func viewDidLoad() {
    super.viewDidLoad()
    machine.onRequest = { [unowned self] in perform($0) }
    host.onClick = { [haptics] in
      haptics.impactOccurred()
      UIDevice.current.playInputClick()
    }
    // The system briefly requires a height of its own: this one gives way to it.
    height.priority = UILayoutPriority(999)
    addKeys()
  }

  /// Adds a view that fills the keyboard.
  func add(_ keys: UIView) {
    keys.frame = view.bounds
    keys.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(keys)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setHeight()
    height.isActive = true
    document = nil
    lookAtField()
  }

  // MARK: Height

  /// Size classes and the width are final here, and change when the device is turned.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    setHeight()
  }

  private func setHeight() {
    let new = rowHeight * rowCount
    if height.constant != new { height.constant = new }
  }

  /// Every page is as high as the one with the most rows.
  private var rowCount: CGFloat { CGFloat(machine.keyboard.pages.map(\.rows.count).max() ?? 0) }

  /// The heights of a row in the system's keyboards, as KeyboardKit (`KeyboardLayout.DeviceConfiguration`) has them. A
  /// floating keyboard on an iPad is as narrow as a phone's.
  private var rowHeight: CGFloat {
    if traitCollection.verticalSizeClass == .compact { return 40 }
    let width = view.bounds.width
    let isFloating = 1..<500 ~= width
    guard traitCollection.userInterfaceIdiom == .pad, !isFloating else { return 54 }
    return width > 1024 ? 86 : 64
  }

  // MARK: Field

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
    machine.hostDidChange(at: ProcessInfo.processInfo.systemUptime)
  }

  // MARK: Requests

  private func perform(_ request: KeyboardRequest) {
    switch request {
    case .moveCursor(let count): moveCursor(by: count)
    // From a screen reader. Fingers are on the button over the globe.
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
}

/// `playInputClick` is silent unless the controller's own view allows clicks.
final class ClickingInputView: UIInputView, UIInputViewAudioFeedback {
  var enableInputClicksWhenVisible: Bool { true }
}
