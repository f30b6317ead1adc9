// Modifiers of views. Each modifier changes the place of the view that it modifies.

public struct ModifiedContent<Content: View>: View {
  let content: Content
  let change: (Pass, inout Pass.Place) -> Void
  public func _draw(_ pass: Pass, _ place: Pass.Place) {
    var place = place.inside("modifier")
    change(pass, &place)
    content._draw(pass, place)
  }
}

extension View {
  func modified(_ change: @escaping (Pass, inout Pass.Place) -> Void) -> ModifiedContent<Self> {
    ModifiedContent(content: self, change: change)
  }

  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    modified { _, place in
      let (width, height) = (width ?? place.frame.width, height ?? place.frame.height)
      place.frame = CGRect(
        x: place.frame.midX - width / 2, y: place.frame.midY - height / 2, width: width, height: height)
    }
  }

  /// Has no effect, because the views here always fill their place.
  public func frame(maxWidth: CGFloat?, maxHeight: CGFloat?) -> some View { modified { _, _ in } }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified { _, place in
      let (dx, dy) = (x - place.frame.width / 2, y - place.frame.height / 2)
      place.frame = place.frame.offsetBy(dx: dx, dy: dy)
    }
  }

  public func padding(_ insets: EdgeInsets) -> some View {
    modified { _, place in
      let frame = place.frame
      place.frame = CGRect(
        x: frame.minX + insets.leading, y: frame.minY + insets.top,
        width: frame.width - insets.leading - insets.trailing, height: frame.height - insets.top - insets.bottom)
    }
  }

  public func background<S: ShapeStyle>(_ style: S, in shape: some Shape) -> some View {
    modified { _, place in place.color = style as? Color }
  }

  public func background<S: ShapeStyle>(_ style: S) -> some View {
    modified { pass, _ in pass.background = style as? Color }
  }

  public func contentShape<S: Shape>(_ shape: S) -> some View {
    modified { _, place in place.touchable = place.frame }
  }

  public func font(_ font: Font?) -> some View { modified { _, _ in } }

  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified { _, place in place.isTouchable = place.isTouchable && enabled }
  }

  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modified { pass, place in pass.spaces[name.name] = place.frame.origin }
  }

  public func gesture<T: Gesture>(_ gesture: T) -> some View {
    modified { pass, place in place.gesture = (pass.instance(place), gesture._handlers) }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modified { pass, place in
      let old = pass.instance(place)
      if old.value as? V ?? (initial ? nil : value) != value {
        let before = old.value as? V ?? value
        pass.actions.append { action(before, value) }
      }
      old.value = value
    }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified { pass, place in pass.instance(place).disappear = action }
  }

  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modified { _, place in place.label = String(label) }
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { modified { _, _ in } }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modified { _, place in place.isAccessible = !hidden }
  }

  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
    modified { _, place in place.activate = handler }
  }
}

public struct EdgeInsets: Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public protocol ShapeStyle {}

public struct Color: ShapeStyle, Equatable, Sendable {
  private let color: UIColor?
  public init(uiColor: UIColor) { color = uiColor }
  private init() { color = nil }
  public static let clear = Color()
  public static func == (one: Color, other: Color) -> Bool { one.color === other.color }
}

public protocol Shape {}
public struct Rectangle: Shape {}
public struct RoundedRectangle: Shape {}
extension Shape where Self == Rectangle { public static var rect: Self { Rectangle() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat) -> Self { RoundedRectangle() }
}

public struct Font: Sendable {
  public static func system(size: CGFloat) -> Font { Font() }
}

public struct AccessibilityTraits: Sendable {
  public static let isKeyboardKey = AccessibilityTraits()
}
