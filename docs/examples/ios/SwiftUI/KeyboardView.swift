// The page of a keyboard in SwiftUI, for iOS 17 and later.
import Hwalja
import SwiftUI

struct KeyboardView<Session: KeyboardSession>: View {
  let model: KeyboardViewModel<Session>
  /// True in a keyboard extension, where the system handles the globe.
  var isExtension = false

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        ForEach(model.keys) { KeyView(key: $0, model: model) }
        if isExtension, let globe = model.keys.first(where: { $0.face?.role == .globe }) {
          InputModeKey().place(in: globe.frame)
        }
        if let row = model.list {
          ForEach(row.list.items.indices, id: \.self) { ItemView(row: row, index: $0) }
        }
      }
      .onChange(of: proxy.size, initial: true) { _, size in model.layOut(size) }
    }
    .coordinateSpace(.named("keyboard"))
    // Transparent areas, such as those between keys, receive no touches in an extension.
    .background(Color(uiColor: .systemGray6))
  }
}

/// A key with a gesture of its own, so that several fingers can be on several keys.
struct KeyView<Session: KeyboardSession>: View {
  let key: KeyboardViewModel<Session>.Key
  let model: KeyboardViewModel<Session>
  /// True during the gesture. It also ends if the system cancels the touch.
  @GestureState private var isDown = false

  private var color: Color {
    // A gap remains a view with a gesture. See KeyboardViewModel.
    if key.face == nil || key.face?.content == .gap { return .clear }
    return Color(uiColor: key.isOn ? .systemGray2 : .systemGray5)
  }

  var body: some View {
    Text(key.face?.legend ?? "")
      .font(.system(size: 20))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color, in: .rect(cornerRadius: 6))
      .padding(EdgeInsets(top: 3, leading: 2, bottom: 3, trailing: 2))
      .contentShape(.rect)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .named("keyboard"))
          .updating($isDown) { _, isDown, _ in isDown = true }
          .onChanged { model.drag(key, from: $0.startLocation, to: $0.location) }
          .onEnded {
            model.drag(key, from: $0.startLocation, to: $0.location)
            model.up(key)
          }
      )
      .onChange(of: isDown) { _, isDown in
        // If the finger was lifted, `up` has already removed it.
        if !isDown { model.cancel(key) }
      }
      .onDisappear { model.cancel(key) }
      .accessibilityLabel(key.face?.name ?? "")
      .accessibilityAddTraits(.isKeyboardKey)
      .accessibilityAction { model.host.tap(key.id) }
      .accessibilityHidden(key.face == nil || key.face?.content == .gap)
      .place(in: key.frame)
  }
}

/// An item of an open list.
struct ItemView: View {
  let row: ListRow
  let index: Int

  var body: some View {
    Text(row.list.items[index])
      .font(.system(size: 20))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(uiColor: index == row.list.chosen ? .systemBlue : .systemGray3), in: .rect(cornerRadius: 6))
      .allowsHitTesting(false)
      .place(in: row.frame(of: index))
  }
}

/// UIKit's button over the globe.
struct InputModeKey: UIViewRepresentable {
  func makeUIView(context: Context) -> InputModeButton { InputModeButton() }
  func updateUIView(_ button: InputModeButton, context: Context) {}
}

extension View {
  fileprivate func place(in frame: CGRect) -> some View {
    self.frame(width: frame.width, height: frame.height).position(x: frame.midX, y: frame.midY)
  }
}
