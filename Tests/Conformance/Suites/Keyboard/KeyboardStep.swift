import SwiftRuntime

/// One input of a keyboard, or one change of the keyboard's field.
enum KeyboardStep: Hashable {
  case down(Int, Keyboard.Place)
  /// A finger moves to another slot. The place is nil if the finger leaves all slots.
  case move(Int, Keyboard.Place?)
  /// A finger moves to a point this many points to the right of and below the point where it went down.
  case drag(Int, Int, Int)
  case choose(Int, Int)
  case up(Int)
  /// The system cancels a finger.
  case cancel(Int)
  /// This many milliseconds pass, followed by a tick.
  case pass(Int)
  /// Something other than the keyboard changes the field.
  case host(SessionStep)
  case open(String)
  /// The user goes to another field with the same text.
  case field(HostField)
}

/// A field, and two properties of the host.
struct HostField: Hashable {
  let field: KeyboardField
  /// True if the system asks for a globe.
  let hasGlobe: Bool
  /// True if the cursor moves between a pair only after 100 ms.
  let isSlow: Bool

  init(
    _ kind: KeyboardField.Kind = .letters, _ capitals: KeyboardField.Capitals = .none,
    _ action: KeyboardField.Action = .none, hasGlobe: Bool = true, isSlow: Bool = false
  ) {
    field = KeyboardField(kind, capitals: capitals, action: action)
    self.hasGlobe = hasGlobe
    self.isSlow = isSlow
  }

  /// Parses the kind, the capitals and the action, separated by spaces or commas, then `globeless` if the system asks
  /// for no globe, and `slow` if the cursor moves late.
  init?(notation: Substring) {
    let words = notation.split(whereSeparator: { " ,".contains($0) })
    let more = words.dropFirst(3)
    guard words.count >= 3, more.allSatisfy({ ["globeless", "slow"].contains($0) }),
      let kind: KeyboardField.Kind = Self.named(words[0]),
      let capitals: KeyboardField.Capitals = Self.named(words[1]),
      let action: KeyboardField.Action = Self.named(words[2])
    else { return nil }
    self.init(kind, capitals, action, hasGlobe: !more.contains("globeless"), isSlow: more.contains("slow"))
  }

  /// Returns the case of this name, or nil if there is none.
  private static func named<Case: CaseIterable>(_ name: Substring) -> Case? {
    Case.allCases.first { "\($0)" == name }
  }

  var notation: String {
    "\(field.kind) \(field.capitals) \(field.action)" + (hasGlobe ? "" : " globeless")
      + (isSlow ? " slow" : "")
  }
}
