// The button over the globe. A tap switches to the next keyboard, and a hold opens the list of keyboards. To do so,
// UIKit needs the view and the event of each touch, and only the action of a control receives both.
import UIKit

final class InputModeButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // handleInputModeList(from:with:). Without a target, the action finds the controller along the responder chain.
    addTarget(nil, action: Selector(("handleInputModeListFromView:withEvent:")), for: .allTouchEvents)
    // Screen readers use the globe below this button instead.
    isAccessibilityElement = false
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made in code") }
}
