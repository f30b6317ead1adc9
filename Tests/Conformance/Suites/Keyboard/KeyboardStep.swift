import SwiftRuntime

/// One thing that happens to a keyboard.
enum KeyboardStep: Hashable {
  case down(Int, Keyboard.Place)
  /// A finger is on another slot now, or on none.
  case move(Int, Keyboard.Place?)
  /// A finger is so many points to the right of and below where it went down.
  case drag(Int, Int, Int)
  case choose(Int, Int)
  case up(Int)
  /// The system takes a finger away, and it is to do nothing.
  case cancel(Int)
  /// So many milliseconds pass; then comes a tick.
  case pass(Int)
  /// Something happens to the field that the keyboard has not done.
  case host(SessionStep)
  case open(String)
  /// The user goes to another field, which holds the same text.
  case field(HostField)
}

/// What a host asks of a keyboard.
struct HostField: Hashable {
  let field: KeyboardField
  /// Whether the system asks for a globe.
  let hasGlobe: Bool
  /// Whether the cursor waits 100 ms before it moves between a pair.
  let isSlow: Bool

  init(
    _ kind: KeyboardField.Kind = .letters, _ capitals: KeyboardField.Capitals = .none,
    _ action: KeyboardField.Action = .none, hasGlobe: Bool = true, isSlow: Bool = false
  ) {
    field = KeyboardField(kind, capitals: capitals, action: action)
    self.hasGlobe = hasGlobe
    self.isSlow = isSlow
  }

  /// Its kind, capitals and action, between spaces or commas; `globeless` where the system asks for no globe, and
  /// `slow` where the cursor waits.
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

  /// The case of that name; nil if there is none.
  private static func named<Case: CaseIterable>(_ name: Substring) -> Case? {
    Case.allCases.first { "\($0)" == name }
  }

  var notation: String {
    "\(field.kind) \(field.capitals) \(field.action)" + (hasGlobe ? "" : " globeless")
      + (isSlow ? " slow" : "")
  }
}
