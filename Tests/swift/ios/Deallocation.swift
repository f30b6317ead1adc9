import UIKit

/// Checks that a closed keyboard is deallocated, because the system makes a new keyboard each time. `use` makes and uses
/// a keyboard, and returns its controller and its host.
@MainActor func expectDeallocation(after use: () -> (controller: UIViewController, host: AnyObject)) {
  weak var controller: UIViewController?
  weak var host: AnyObject?
  do { (controller, host) = use() }
  precondition(controller == nil && host == nil, "the keyboard is not deallocated")
}
