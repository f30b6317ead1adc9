// The declarations for views and touches.

@MainActor open class UIResponder {
  public init() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func accessibilityActivate() -> Bool { false }
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityTraits = UIAccessibilityTraits()
}

@MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView(frame: .init(x: 0, y: 0, width: 320, height: 264))
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { self.frame = frame }
  public required init?(coder: NSCoder) { nil }
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var isHidden = false
  open var isMultipleTouchEnabled = false
  open var clipsToBounds = false
  public let layer = CALayer()
  public let heightAnchor = NSLayoutDimension()
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() { superview?.subviews.removeAll { $0 === self } }
  open func layoutSubviews() {}
  open var autoresizingMask = AutoresizingMask()
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleHeight = Self(rawValue: 16)
  }
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
}

@MainActor public final class UITouch: NSObject {
  public let timestamp: TimeInterval
  public var point: CGPoint
  public init(timestamp: TimeInterval, point: CGPoint) {
    (self.timestamp, self.point) = (timestamp, point)
  }
  public func location(in view: UIView?) -> CGPoint { point }
}

@MainActor public final class UIEvent {}

@MainActor public final class CALayer {
  public var cornerRadius: CGFloat = 0
}

@MainActor public final class NSLayoutConstraint {
  public var isActive = false
  public var priority = UILayoutPriority(1000)
}

public struct UILayoutPriority: Hashable, Sendable {
  public init(_ rawValue: Float) {}
}

@MainActor public final class NSLayoutDimension {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { .init() }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

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

@MainActor public final class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy }
  public init(style: FeedbackStyle) {}
  public func impactOccurred() {}
}
