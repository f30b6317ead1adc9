// The button over the globe: a tap switches to the next keyboard, and a hold opens the list of keyboards. UIKit wants the
// view and the event of each touch for that, which only a control's action has.
import UIKit

final class InputModeButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // handleInputModeList(from:with:). Without a target, the action finds the controller along the responder chain.
    addTarget(nil, action: Selector(("handleInputModeListFromView:withEvent:")), for: .allTouchEvents)
    // The globe below it is one.
    isAccessibilityElement = false
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made in code") }
}
