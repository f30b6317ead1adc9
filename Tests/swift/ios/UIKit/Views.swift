// The declarations for views and touches.

@MainActor open class UIResponder {
  public init() {}
  open var next: UIResponder? { nil }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func accessibilityActivate() -> Bool { false }
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityTraits = UIAccessibilityTraits()
  /// Performs the method that Objective-C would find for a selector. Returns false if there is no such method.
  func perform(_ action: Selector, from view: UIView, with event: UIEvent) -> Bool { false }
}

@MainActor open class UIViewController: UIResponder {
  private var loaded: UIView?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var traitCollection: UITraitCollection { .current }
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set {
      loaded = newValue
      newValue.controller = self
    }
  }
  open override var next: UIResponder? { loaded?.superview }
  open func loadView() { view = UIView(frame: .zero) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  open func didMove(toParent parent: UIViewController?) {}
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { self.frame = frame }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  weak var controller: UIViewController?
  open var frame: CGRect { didSet { resizeSubviews(from: oldValue.size) } }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var isHidden = false
  open var isMultipleTouchEnabled = false
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  public let layer = CALayer()
  public let heightAnchor = NSLayoutDimension()
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open override var next: UIResponder? { controller ?? superview }
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
    view.safeAreaInsets = safeAreaInsets
  }
  open func removeFromSuperview() { superview?.subviews.removeAll { $0 === self } }

  /// The insets of the safe area. Tests set them for the root view.
  open var safeAreaInsets = UIEdgeInsets.zero {
    didSet {
      for view in subviews { view.safeAreaInsets = safeAreaInsets }
      if safeAreaInsets != oldValue { safeAreaInsetsDidChange() }
    }
  }
  open func safeAreaInsetsDidChange() {}

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      let inner = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  private var needsLayout = true
  open func setNeedsLayout() { needsLayout = true }
  open func layoutSubviews() {}
  /// Lays out the view until nothing changes.
  open func layoutIfNeeded() {
    if let height = heightAnchor.active?.constant, height != frame.height { frame.size.height = height }
    while needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      if let height = heightAnchor.active?.constant, height != frame.height { frame.size.height = height }
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open var autoresizingMask = AutoresizingMask()
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleHeight = Self(rawValue: 16)
  }
  private func resizeSubviews(from old: CGSize) {
    guard frame.size != old else { return }
    setNeedsLayout()
    for view in subviews {
      if view.autoresizingMask.contains(.flexibleWidth) { view.frame.size.width += frame.width - old.width }
      if view.autoresizingMask.contains(.flexibleHeight) { view.frame.size.height += frame.height - old.height }
    }
  }
}

@MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { nil }
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
}

@MainActor public final class UITouch: NSObject {
  public let timestamp: TimeInterval
  public var point: CGPoint
  public weak var view: UIView?
  public init(timestamp: TimeInterval, point: CGPoint) {
    (self.timestamp, self.point) = (timestamp, point)
  }
  public func location(in view: UIView?) -> CGPoint { point }
}

@MainActor public final class UIEvent {
  public let allTouches: Set<UITouch>?
  public init(_ touches: Set<UITouch> = []) { allTouches = touches }
}

@MainActor public final class CALayer {
  public var cornerRadius: CGFloat = 0
}

@MainActor public final class NSLayoutConstraint {
  private weak var anchor: NSLayoutDimension?
  public var constant: CGFloat
  public var isActive = false { didSet { anchor?.active = isActive ? self : nil } }
  public var priority = UILayoutPriority(1000)
  init(_ anchor: NSLayoutDimension, _ constant: CGFloat) { (self.anchor, self.constant) = (anchor, constant) }
}

public struct UILayoutPriority: Hashable, Sendable {
  public init(_ rawValue: Float) {}
}

@MainActor public final class NSLayoutDimension {
  var active: NSLayoutConstraint?
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { .init(self, constant) }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public final class UIFont: Sendable {
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
}

public final class UIColor: Sendable {
  public static let label = UIColor()
  public static let systemBlue = UIColor()
  public static let systemGray2 = UIColor()
  public static let systemGray3 = UIColor()
  public static let systemGray5 = UIColor()
  public static let systemGray6 = UIColor()
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let keyboardKey = Self(rawValue: 1)
}
