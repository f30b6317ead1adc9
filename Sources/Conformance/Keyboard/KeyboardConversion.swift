import Keyboards
import LayoutFiles

@testable import SwiftRuntime

extension KeyboardPages {
  /// The pages of `keyboard`, as the Swift sources have them; a model types on its layout.
  init(_ keyboard: DrawnKeyboard) {
    self.init(id: keyboard.id, layout: KeyboardLayout(keyboard.layout), pages: keyboard.pages)
  }
}

/// The case of that name, as files and questions have it; nil if there is none.
func named<Case: CaseIterable>(_ name: some StringProtocol) -> Case? {
  Case.allCases.first { "\($0)" == name }
}
