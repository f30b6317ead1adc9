// The button over the globe: a tap switches to the next keyboard, and a hold opens the list of keyboards. For this,
// UIKit needs the view and the event of each touch, which only the action of a control has.
import UIKit

final class InputModeButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // handleInputModeList(from:with:). Without a target, the action finds the controller along the responder chain.
    addTarget(nil, action: Selector(("handleInputModeListFromView:withEvent:")), for: .allTouchEvents)
    // The globe below it is the element for screen readers.
    isAccessibilityElement = false
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made in code") }
}
