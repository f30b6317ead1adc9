// A keyboard extension with all that docs/KEYBOARD.md says: it draws, and passes on what fingers do.
import Hwalja
import UIKit

final class KeyboardViewController: UIInputViewController {
  private lazy var keyboard = Keyboard(
    .cheonjiin, session: InputSession(layout: .cheonjiin, proxy: textDocumentProxy))
  private var faces: [(face: KeyboardFace, frame: CGRect)] = []
  private var (items, labels): ([CGRect], [KeyLabel]) = ([], [])
  private var fingers: [UITouch: (start: CGPoint, frame: CGRect?)] = [:]
  private let haptics = UIImpactFeedbackGenerator(style: .light)
  private var timer: Timer?
  private var now: Double { ProcessInfo.processInfo.systemUptime }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    view.heightAnchor.constraint(equalToConstant: 264).isActive = true
    keyboard.onChange = { [unowned self] in draw() }
    keyboard.onRequest = { [unowned self] in perform($0) }
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboard.settings.needsGlobe = needsInputModeSwitchKey
    textDidChange(nil)
  }
  override func viewDidLayoutSubviews() { draw() }
  override func selectionDidChange(_ textInput: (any UITextInput)?) { textDidChange(textInput) }
  override func textDidChange(_ textInput: (any UITextInput)?) {
    let field = KeyboardField(of: textDocumentProxy)
    if field != keyboard.field { keyboard.fieldDidChange(field) }
    keyboard.hostDidChange(at: now)
    draw()
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let (face, frame) = slot(of: touch) else { continue }
      fingers[touch] = (touch.location(in: view), frame)
      draw(after: keyboard.down(face.place, finger: touch.hash, at: touch.timestamp))
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let (start, frame) = fingers[touch] else { continue }
      let point = touch.location(in: view)
      let (x, y) = (Int(point.x - start.x), Int(point.y - start.y))
      draw(after: keyboard.drag(touch.hash, x: x, y: y, at: touch.timestamp))
      if frame?.contains(point) != true {  // what a page that has opened has there does not count
        let slot = slot(of: touch)
        fingers[touch]?.frame = slot?.frame
        keyboard.move(touch.hash, to: slot?.face.place, at: touch.timestamp)
      }
      let item = items.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
      keyboard.choose(item ?? -1, finger: touch.hash, at: touch.timestamp)
      draw()
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where fingers.removeValue(forKey: touch) != nil {
      draw(after: keyboard.up(touch.hash, at: touch.timestamp))
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where fingers.removeValue(forKey: touch) != nil {
      draw(after: keyboard.cancel(touch.hash, at: touch.timestamp))
    }
  }
  private func slot(of touch: UITouch) -> (face: KeyboardFace, frame: CGRect)? {
    faces.first { $0.frame.contains(touch.location(in: view)) }
  }
  private func perform(_ request: KeyboardRequest) {
    switch request {
    case .moveCursor(let count):
      // The keyboard counts Characters, and the proxy UTF-16 code units.
      let before = textDocumentProxy.documentContextBeforeInput?.suffix(max(0, -count)) ?? ""
      let after = textDocumentProxy.documentContextAfterInput?.prefix(max(0, count)) ?? ""
      let units = after.utf16.count - before.utf16.count
      textDocumentProxy.adjustTextPosition(byCharacterOffset: units)
    case .nextKeyboard: advanceToNextInputMode()
    case .hide: dismissKeyboard()
    case .perform: keyboard.session.enter()
    }
  }
  /// Draws the page and the open list, and rings when something will happen by itself.
  private func draw(after outcome: Outcome = .nothing) {
    if outcome != .nothing { haptics.impactOccurred() }
    arrange()
    while labels.count < faces.count + items.count { labels.append(KeyLabel(in: view)) }
    for (label, (face, frame)) in zip(labels, faces) {
      let isOn = face.isPressed || face.role == .shift && keyboard.shift != .off
      label.show(face.legend, in: frame.insetBy(dx: 2, dy: 3), isOn ? .systemGray2 : .systemGray5)
      label.accessibilityLabel = face.role.flatMap { names[$0] } ?? face.legend
      label.isHidden = face.content == .gap
      label.activate = { [unowned self] in draw(after: keyboard.tap(face.place, at: now)) }
    }
    for (index, label) in labels.dropFirst(faces.count).enumerated() {
      label.isHidden = index >= items.count
      guard let list = keyboard.list, index < items.count else { continue }
      let isChosen = index == list.chosen
      label.show(list.items[index].legend, in: items[index], isChosen ? .systemBlue : .systemGray3)
    }
    timer?.invalidate()
    guard let next = keyboard.nextTick else { return }
    timer = .scheduledTimer(withTimeInterval: max(0, next - now), repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { _ = self.map { $0.draw(after: $0.keyboard.tick(at: $0.now)) } }
    }
  }
  /// Finds the frames of all faces, and of the items of an open list, which stand above their slot.
  private func arrange() {
    let (rows, size) = (keyboard.rows, view.bounds.size)
    let height = size.height / Double(rows.count)
    faces = []
    for (number, row) in rows.enumerated() {
      let unit = size.width / row.reduce(0) { $0 + $1.width }
      var frame = CGRect(x: 0, y: height * Double(number), width: 0, height: height)
      for face in row {
        frame = CGRect(x: frame.maxX, y: frame.minY, width: unit * face.width, height: height)
        faces.append((face, frame))
      }
    }
    let slot = faces.first { $0.face.place == keyboard.list?.place }?.frame ?? .zero
    let count = keyboard.list?.items.count ?? 0
    let left = max(0, min(slot.minX, size.width - Double(count) * 44))
    items = (0..<count).map {
      CGRect(x: left + Double($0) * 44, y: max(0, slot.minY - 44), width: 44, height: 44)
    }
  }
  private let names: [KeyboardPages.Role: String] = [
    .shift: "시프트", .backspace: "지우기", .next: "다음 글자", .language: "한영 전환",
    .globe: "다음 키보드", .dismiss: "키보드 숨기기",
  ]
}

/// A slot, or an item of a list.
final class KeyLabel: UILabel {
  var activate = {}
  convenience init(in view: UIView) {
    self.init(frame: .zero)
    (textAlignment, textColor, font) = (.center, .label, .systemFont(ofSize: 20))
    (layer.cornerRadius, clipsToBounds, isAccessibilityElement) = (6, true, true)
    accessibilityTraits = .keyboardKey
    view.addSubview(self)
  }
  func show(_ legend: String, in frame: CGRect, _ color: UIColor) {
    (text, self.frame, backgroundColor) = (legend, frame, color)
  }
  override func accessibilityActivate() -> Bool {
    activate()
    return true
  }
}
