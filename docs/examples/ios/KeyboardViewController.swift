// A keyboard extension with everything in docs/spec/KEYBOARD.md. This file contains the communication with UIKit.
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
    // The priority is below required, because the system briefly requires a height of its own.
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
    fieldMayHaveChanged()
  }

  // MARK: Height

  /// Updates the height here, where size classes and width are final. They change when the device is rotated.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    setHeight()
  }

  private func setHeight() {
    let new = rowHeight * rowCount
    if height.constant != new { height.constant = new }
  }

  /// The number of rows of the highest page. All pages have its height.
  private var rowCount: CGFloat { CGFloat(machine.keyboard.pages.map(\.rows.count).max() ?? 0) }

  /// The height of a row in the system's keyboards, according to KeyboardKit (`KeyboardLayout.DeviceConfiguration`). A
  /// floating keyboard on an iPad is as narrow as a phone's.
  private var rowHeight: CGFloat {
    if traitCollection.verticalSizeClass == .compact { return 40 }
    let width = view.bounds.width
    let isFloating = 1..<500 ~= width
    guard traitCollection.userInterfaceIdiom == .pad, !isFloating else { return 54 }
    return width > 1024 ? 86 : 64
  }

  // MARK: Field

  override func textDidChange(_ textInput: (any UITextInput)?) { fieldMayHaveChanged() }
  override func selectionDidChange(_ textInput: (any UITextInput)?) { fieldMayHaveChanged() }

  private func fieldMayHaveChanged() {
    if machine.settings.needsGlobe != needsInputModeSwitchKey {
      machine.settings.needsGlobe = needsInputModeSwitchKey
    }
    let field = KeyboardField(of: textDocumentProxy)
    // Read the property through Objective-C, because Swift declares it as never nil, and traps if it is nil.
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
    // Only a screen reader requests this, because the button over the globe receives fingers.
    case .nextKeyboard: advanceToNextInputMode()
    case .hide: dismissKeyboard()
    case .perform: machine.session.enter()
    case .action: break  // Perform the actions of your own keyboards here.
    }
  }

  /// Moves the cursor. The keyboard counts Characters, and the proxy UTF-16 code units. If the proxy reports no text,
  /// the counts are assumed to be equal, as they are for brackets and other pairs that keys write.
  private func moveCursor(by count: Int) {
    let proxy = textDocumentProxy
    let text = count < 0 ? proxy.documentContextBeforeInput : proxy.documentContextAfterInput
    // Read only the text on the side to which the cursor moves.
    let units = text.map { KeyboardRequest.utf16Units(of: count, before: $0, after: $0) }
    proxy.adjustTextPosition(byCharacterOffset: units ?? count)
  }
}

/// `playInputClick` is silent unless the controller's own view allows clicks.
final class ClickingInputView: UIInputView, UIInputViewAudioFeedback {
  var enableInputClicksWhenVisible: Bool { true }
}
