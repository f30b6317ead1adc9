// The page of a keyboard in SwiftUI, for iOS 17 and later.
import Hwalja
import SwiftUI

struct KeyboardView<Client: TextClient>: View {
  let model: KeyboardViewModel<Client>

  var body: some View {
    VStack(spacing: 6) {
      ForEach(Array(model.rows.enumerated()), id: \.offset) { _, row in
        HStack(spacing: 6) {
          ForEach(row, id: \.place) { KeyView(face: $0, model: model) }
        }
      }
    }
  }
}

/// A key, with a finger of its own.
struct KeyView<Client: TextClient>: View {
  let face: KeyboardFace
  let model: KeyboardViewModel<Client>
  /// It ends with the gesture, also where the system takes the finger.
  @GestureState private var isDown = false

  var body: some View {
    Text(face.legend)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(face.isPressed ? Color.gray : Color.gray.opacity(0.3))
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { model.drag(face.place, by: $0.translation) }
          .onEnded { _ in model.up(face.place) }
          .updating($isDown) { _, isDown, _ in isDown = true }
      )
      .onChange(of: isDown) { _, isDown in
        // A finger that was lifted is up by now, and has nothing left to cancel.
        if isDown { model.down(face.place) } else { model.cancel(face.place) }
      }
      .onDisappear { model.cancel(face.place) }
      .accessibilityLabel(face.name)
  }
}
