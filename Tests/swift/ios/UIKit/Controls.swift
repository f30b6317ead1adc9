// The declarations for controls, devices and traits.

/// A method selector. On Apple's systems, this type is a part of Swift.
public struct Selector: Hashable, Sendable {
  let name: String
  public init(_ name: String) { self.name = name }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Self(rawValue: 1 << 0)
    public static let touchDragInside = Self(rawValue: 1 << 2)
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let touchCancel = Self(rawValue: 1 << 8)
    public static let allTouchEvents = Self(rawValue: 0xFFF)
  }
  private var actions: [(Selector, Event)] = []

  /// Adds an action. Only a nil target is supported. The first object in the responder chain that has the method then
  /// gets the message.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    precondition(target == nil)
    actions.append((action, events))
  }

  private func send(_ kind: Event, _ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches { touch.view = self }
    for (action, kinds) in actions where kinds.contains(kind) {
      var responder: UIResponder? = self
      while let each = responder, !each.perform(action, from: self, with: event ?? UIEvent(touches)) {
        responder = each.next
      }
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { send(.touchDown, touches, event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(.touchDragInside, touches, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(.touchUpInside, touches, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(.touchCancel, touches, event)
  }
}

@MainActor open class UIButton: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }
  public required init?(coder: NSCoder) { nil }
}

@MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public init(frame: CGRect, inputViewStyle: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

@MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// True if clicks are enabled. In UIKit, this requirement is optional.
  var enableInputClicksWhenVisible: Bool { get }
}

@MainActor public final class UIDevice {
  public static let current = UIDevice()
  /// The visible input view.
  weak var inputView: UIView?
  /// The number of clicks that have been played.
  public var clicks = 0
  public func playInputClick() {
    if (inputView as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true { clicks += 1 }
  }
}

@MainActor public final class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy }
  public init(style: FeedbackStyle) {}
  public func impactOccurred() {}
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public final class UITraitCollection: Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public init(_ idiom: UIUserInterfaceIdiom, _ height: UIUserInterfaceSizeClass) {
    (userInterfaceIdiom, verticalSizeClass) = (idiom, height)
  }
  @MainActor public static var current = UITraitCollection(.phone, .regular)
}
