// Gestures and their state.

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  var _handlers: Handlers { get }
}

/// The callbacks of a gesture.
public struct Handlers {
  public var space: String?
  public var updating: [(DragGesture.Value) -> Void] = []
  public var changed: [(DragGesture.Value) -> Void] = []
  public var ended: [(DragGesture.Value) -> Void] = []
  public var reset: [() -> Void] = []
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }
  public let _handlers: Handlers
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    precondition(minimumDistance == 0, "no other is needed here")
    _handlers = Handlers(space: (coordinateSpace as? NamedCoordinateSpace)?.name)
  }
}

public protocol CoordinateSpaceProtocol {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: String
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: "\(name)") }
}

public struct Transaction {}

public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public let _handlers: Handlers
}

public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public let _handlers: Handlers
}

public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public let _handlers: Handlers
}

extension Gesture {
  private func with(_ change: (inout Handlers) -> Void) -> Handlers {
    var handlers = _handlers
    change(&handlers)
    return handlers
  }
}

extension Gesture where Value == DragGesture.Value {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(_handlers: with { $0.changed.append(action) })
  }

  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(_handlers: with { $0.ended.append(action) })
  }

  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    let handlers = with {
      $0.updating.append { value in
        var (new, transaction) = (state.wrappedValue, Transaction())
        body(value, &new, &transaction)
        state.set(new)
      }
      $0.reset.append { state.set(state.initial) }
    }
    return GestureStateGesture(_handlers: handlers)
  }
}

@MainActor protocol DynamicProperty {
  func connect(_ instance: Instance)
}

/// A state of a gesture. Like `State`, it belongs to the place of its view, and not to the value that describes the
/// view.
@MainActor @propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private final class Link { var instance: Instance? }
  private let link = Link()
  let initial: Value
  public init(wrappedValue: Value) { initial = wrappedValue }
  public var wrappedValue: Value { link.instance?.value as? Value ?? initial }
  public var projectedValue: GestureState<Value> { self }
  func connect(_ instance: Instance) { link.instance = instance }
  func set(_ value: Value) {
    link.instance?.value = value
    link.instance?.hostingView?.setNeedsUpdate()
  }
}
