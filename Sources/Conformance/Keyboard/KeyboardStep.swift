import Rule
import SwiftRuntime

/// One thing that happens to a keyboard.
enum KeyboardStep: Hashable {
  case down(Int, KeyboardPages.Place)
  /// A finger is on another slot now, or on none.
  case move(Int, KeyboardPages.Place?)
  /// A finger is so many points to the right of and below where it went down.
  case drag(Int, Int, Int)
  /// A finger chooses this item of its list.
  case choose(Int, Int)
  /// A finger leaves the keyboard.
  case up(Int)
  /// The system takes a finger away, and it is to do nothing.
  case cancel(Int)
  /// So many milliseconds pass; then comes a tick.
  case pass(Int)
  /// Something happens to the field that the keyboard has not done.
  case host(SessionStep)
  /// The user goes to another field, which holds the same text.
  case field(HostField)
}

/// What a host asks of a keyboard.
struct HostField: Hashable {
  let field: KeyboardField
  /// Whether the system asks for a globe.
  let hasGlobe: Bool

  init(
    _ kind: KeyboardField.Kind = .letters, _ capitals: KeyboardField.Capitals = .none,
    _ action: KeyboardField.Action = .none, hasGlobe: Bool = true
  ) {
    field = KeyboardField(kind, capitals: capitals, action: action)
    self.hasGlobe = hasGlobe
  }

  /// By its kind, its capitals and its action, by spaces or commas; `globeless` where the system asks for no globe.
  init?(notation: Substring) {
    let words = notation.split(whereSeparator: { " ,".contains($0) })
    guard words.count == 3 || words.count == 4 && words[3] == "globeless",
      let kind: KeyboardField.Kind = named(words[0]),
      let capitals: KeyboardField.Capitals = named(words[1]),
      let action: KeyboardField.Action = named(words[2])
    else { return nil }
    self.init(kind, capitals, action, hasGlobe: words.count == 3)
  }

  /// The field as it stands in the file.
  var notation: String {
    "\(field.kind) \(field.capitals) \(field.action)" + (hasGlobe ? "" : " globeless")
  }
}
