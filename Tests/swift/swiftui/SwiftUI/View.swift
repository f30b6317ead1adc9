// The declarations of SwiftUI that the example needs. They have just enough behavior to run the example.

@_exported import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// Draws the view. By default, this draws the body of the view.
  func _draw(_ pass: Pass, _ place: Pass.Place)
}

extension View {
  public func _draw(_ pass: Pass, _ place: Pass.Place) {
    let place = place.inside("\(Self.self)")
    pass.connect(self, place)
    body._draw(pass, place)
  }
}

extension View where Body == Never {
  public var body: Never { fatalError("drawn by itself") }
}

extension Never: View {
  public typealias Body = Never
}

@resultBuilder @MainActor public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public struct TupleView<T>: View {
  private let drawings: [(Pass, Pass.Place) -> Void]
  init<each Content: View>(_ value: T) where T == (repeat each Content) {
    var drawings: [(Pass, Pass.Place) -> Void] = []
    repeat drawings.append((each value)._draw)
    self.drawings = drawings
  }
  public func _draw(_ pass: Pass, _ place: Pass.Place) {
    for (number, draw) in drawings.enumerated() { draw(pass, place.inside(number)) }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public func _draw(_ pass: Pass, _ place: Pass.Place) { self?._draw(pass, place) }
}

public struct ZStack<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _draw(_ pass: Pass, _ place: Pass.Place) { content._draw(pass, place) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let items: [(ID, Content)]
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content) {
    items = data.map { ($0[keyPath: id], content($0)) }
  }
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(data, id: \.id, content: content) }
  public func _draw(_ pass: Pass, _ place: Pass.Place) {
    for (id, content) in items { content._draw(pass, place.inside(id)) }
  }
}

@MainActor public struct GeometryProxy {
  public let size: CGSize
}

public struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public func _draw(_ pass: Pass, _ place: Pass.Place) {
    content(GeometryProxy(size: place.frame.size))._draw(pass, place)
  }
}

public struct Text: View {
  private let content: String
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
  public func _draw(_ pass: Pass, _ place: Pass.Place) { pass.draw(content, place) }
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

extension UIViewRepresentable {
  public func _draw(_ pass: Pass, _ place: Pass.Place) {
    let view = pass.view(place.inside("\(Self.self)")) { makeUIView(context: Context()) }
    updateUIView(view as! UIViewType, context: Context())
  }
}

@MainActor open class UIHostingController<Content: View>: UIViewController {
  private let rootView: Content
  public init(rootView: Content) { self.rootView = rootView }
  open override func loadView() { view = HostingView(rootView) }
}
