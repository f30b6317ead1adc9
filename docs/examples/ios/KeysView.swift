// The page of a keyboard as labels, the list of what a held key offers, and the fingers on them.
import Hwalja
import UIKit

final class KeysView: UIView {
  private let machine: KeyboardMachine<InputSession<DocumentProxyClient>>
  private let haptics = UIImpactFeedbackGenerator(style: .light)
  private var slots: [(face: KeyboardFace, frame: CGRect)] = []
  private var keys: [KeyLabel] = []
  private var items: [KeyLabel] = []
  private var fingers: [UITouch: Finger] = [:]

  /// Where a finger went down, and the box of the slot that it is on, as that was drawn when it came there.
  private struct Finger {
    let start: CGPoint
    var box: CGRect?
    /// Where it was when it opened its list.
    var listX: CGFloat?
  }

  init(_ machine: KeyboardMachine<InputSession<DocumentProxyClient>>) {
    self.machine = machine
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    // What is not painted gets no touches in an extension, and there are gaps between keys.
    backgroundColor = .systemGray6
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() { draw() }

  func click(_ outcome: Outcome) {
    if outcome != .nothing { haptics.impactOccurred() }
  }

  // MARK: What is drawn

  func draw() {
    let rows = machine.rows
    let height = bounds.height / CGFloat(max(1, rows.count))
    slots = rows.enumerated().flatMap { number, row in
      let unit = bounds.width / row.reduce(0) { $0 + $1.width }
      var x: CGFloat = 0
      return row.map { face in
        defer { x += unit * face.width }
        let frame = CGRect(
          x: x, y: height * CGFloat(number), width: unit * face.width, height: height)
        return (face, frame)
      }
    }
    keys.fit(slots.count, in: self)
    for (label, (face, frame)) in zip(keys, slots) {
      let isOn = face.isPressed || face.role == .shift && machine.shift != .off
      label.show(face.legend, in: frame.insetBy(dx: 2, dy: 3), isOn ? .systemGray2 : .systemGray5)
      label.isHidden = face.content == .gap
      label.accessibilityLabel = face.name
      label.activate = { [unowned self] in
        click(machine.tap(face.place, at: ProcessInfo.processInfo.systemUptime))
      }
    }
    drawList()
  }

  /// The list stands above the finger, its first item over it, and goes to the side where there is more room.
  private func drawList() {
    let list = machine.list
    items.fit(list?.items.count ?? 0, in: self)
    guard let list, let slot = slots.first(where: { $0.face.place == list.place }) else { return }
    let row = ListRow(from: openList(slot.frame), count: list.items.count, width: bounds.width)
    for (index, label) in items.enumerated() {
      let frame = CGRect(
        x: row.x(of: index), y: max(0, slot.frame.minY - 44), width: row.step, height: 44)
      let color: UIColor = index == list.chosen ? .systemBlue : .systemGray3
      label.show(list.items[index], in: frame, color)
    }
  }

  /// Where the finger was when its list opened.
  private func openList(_ slot: CGRect) -> CGFloat {
    for (touch, finger) in fingers where finger.box == slot {
      let x = finger.listX ?? touch.location(in: self).x
      fingers[touch]?.listX = x
      return x
    }
    return slot.midX
  }

  /// Items side by side, the first centred at a place.
  private struct ListRow {
    let start: CGFloat
    let direction: CGFloat
    let step: CGFloat

    init(from start: CGFloat, count: Int, width: CGFloat) {
      let right = width - start
      direction = right >= 44 * (CGFloat(count) - 0.5) || right >= start ? 1 : -1
      step = min(44, (direction > 0 ? right : start) / (CGFloat(count) - 0.5))
      self.start = start
    }

    func x(of item: Int) -> CGFloat { start + (direction * CGFloat(item) - 0.5) * step }

    func item(at x: CGFloat) -> Int { Int(((x - start) * direction / step).rounded()) }
  }

  // MARK: What fingers do

  /// The touches of an event, as they happened: a set has no order, and two thumbs have.
  private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted { $0.timestamp < $1.timestamp }
  }

  private func slot(at point: CGPoint) -> (face: KeyboardFace, frame: CGRect)? {
    slots.first { $0.frame.contains(point) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in inOrder(touches) {
      let point = touch.location(in: self)
      guard let (face, frame) = slot(at: point) else { continue }
      fingers[touch] = Finger(start: point, box: frame)
      click(machine.down(face.place, finger: touch, at: touch.timestamp))
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in inOrder(touches) {
      guard let finger = fingers[touch] else { continue }
      let point = touch.location(in: self)
      if let x = finger.listX, let list = machine.list {
        let row = ListRow(from: x, count: list.items.count, width: bounds.width)
        machine.choose(row.item(at: point.x), finger: touch, at: touch.timestamp)
        continue
      }
      let (x, y) = (point.x - finger.start.x, point.y - finger.start.y)
      click(machine.drag(touch, x: x, y: y, at: touch.timestamp))
      // A slot is left where the box ends in which it was drawn: a page that has opened has another there.
      guard finger.box?.contains(point) != true else { continue }
      let slot = slot(at: point)
      fingers[touch]?.box = slot?.frame
      machine.move(touch, to: slot?.face.place, at: touch.timestamp)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in inOrder(touches) where fingers.removeValue(forKey: touch) != nil {
      click(machine.up(touch, at: touch.timestamp))
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in inOrder(touches) where fingers.removeValue(forKey: touch) != nil {
      machine.cancel(touch, at: touch.timestamp)
    }
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
  /// Makes them so many: those that there are stay, as fingers and screen readers are on them.
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
