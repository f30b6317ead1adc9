// A keyboard extension whose keys are views of SwiftUI.
import Hwalja
import SwiftUI
import UIKit

extension KeyboardViewController {
  func addKeys() {
    let keys = KeyboardView(model: KeyboardViewModel(host), isExtension: true)
    let controller = UIHostingController(rootView: keys)
    addChild(controller)
    add(controller.view)
    controller.didMove(toParent: self)
  }
}
