// The page of a keyboard as labels, and the list of a held key.
import Hwalja
import UIKit

extension KeyboardViewController {
  func addKeys() { add(KeysView(host)) }
}

final class KeysView: UIView {
  private let host: KeyboardHost<InputSession<DocumentProxyClient>>
  private let globe = InputModeButton()
  private var keys: [KeyLabel] = []
  private var items: [KeyLabel] = []

  init(_ host: KeyboardHost<InputSession<DocumentProxyClient>>) {
    self.host = host
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    // Transparent areas, such as those between keys, receive no touches in an extension.
    backgroundColor = .systemGray6
    addSubview(globe)
    host.onDraw = { [weak self] in self?.draw() }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made in code") }

  /// Keeps the keys clear of the notch and the corners in landscape.
  override func layoutSubviews() {
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    host.bounds = CGRect(x: left, y: 0, width: bounds.width - left - right, height: bounds.height)
  }

  override func safeAreaInsetsDidChange() { setNeedsLayout() }

  private func draw() {
    let boxes = host.geometry.boxes
    keys.fit(boxes.count, in: self)
    for (label, box) in zip(keys, boxes) {
      let face = box.face
      let isOn = face.isPressed || face.role == .shift && host.machine.shift != .off
      label.show(face.legend, in: box.frame.insetBy(dx: 2, dy: 3), isOn ? .systemGray2 : .systemGray5)
      label.isHidden = face.content == .gap
      label.accessibilityLabel = face.name
      label.activate = { [unowned self] in host.tap(face.place) }
    }
    globe.frame = boxes.first { $0.face.role == .globe }?.frame ?? .zero
    drawList()
  }

  private func drawList() {
    let row = host.list
    items.fit(row?.list.items.count ?? 0, in: self)
    guard let row else { return }
    for (index, label) in items.enumerated() {
      let color: UIColor = index == row.list.chosen ? .systemBlue : .systemGray3
      label.show(row.list.items[index], in: row.frame(of: index), color)
    }
  }

  // MARK: Touches

  /// The touches of an event in their order. A set does not keep that order.
  private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted { $0.timestamp < $1.timestamp }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in inOrder(touches) { host.down(touch, at: touch.location(in: self), time: touch.timestamp) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in inOrder(touches) { host.move(touch, to: touch.location(in: self), time: touch.timestamp) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in inOrder(touches) { host.up(touch, time: touch.timestamp) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in inOrder(touches) { host.cancel(touch, time: touch.timestamp) }
  }
}

/// A slot, or an item of a list.
final class KeyLabel: UILabel {
  var activate = {}

  func show(_ legend: String, in frame: CGRect, _ color: UIColor) {
    (text, self.frame, backgroundColor) = (legend, frame, color)
  }

  override func accessibilityActivate() -> Bool {
    activate()
    return true
  }
}

@MainActor extension [KeyLabel] {
  /// Adds or removes labels. Existing labels stay, because fingers and screen readers may be on them.
  fileprivate mutating func fit(_ count: Int, in view: UIView) {
    while self.count > count { removeLast().removeFromSuperview() }
    while self.count < count {
      let label = KeyLabel(frame: .zero)
      (label.textAlignment, label.textColor) = (.center, .label)
      label.font = .systemFont(ofSize: 20)
      (label.layer.cornerRadius, label.clipsToBounds) = (6, true)
      (label.isAccessibilityElement, label.accessibilityTraits) = (true, .keyboardKey)
      view.addSubview(label)
      append(label)
    }
  }
}
