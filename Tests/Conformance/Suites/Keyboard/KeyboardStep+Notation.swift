import SwiftRuntime

extension KeyboardStep {
  var notation: String {
    switch self {
    case .down(let finger, let place): "\(Self.name(finger))↓\(place.notation)"
    case .move(let finger, let place): "\(Self.name(finger))→\(place?.notation ?? "")"
    case .drag(let finger, let dx, let dy): "\(Self.name(finger))↦\(dx),\(dy)"
    case .choose(let finger, let item): "\(Self.name(finger))✓\(item)"
    case .up(let finger): "\(Self.name(finger))↑"
    case .cancel(let finger): "\(Self.name(finger))×"
    case .pass(let time): "…\(time)"
    case .host(let step): step.notation(on: [])
    case .open(let page): "/\(page)"
    case .field(let field): "@" + field.notation.replacing(" ", with: ",")
    }
  }

  private static func name(_ finger: Int) -> String { ["a", "b", "c"][finger] }

  /// Returns the steps, separated by spaces. A finger that goes down and immediately up again is written as a tap. If
  /// `isDrawn` is true, `▦` at the end asks for the drawing of the keyboard.
  static func notation(_ steps: [KeyboardStep], isDrawn: Bool = false) -> String {
    var words: [String] = []
    var last: KeyboardStep?
    for step in steps {
      if step == .up(0), case .down(0, let place) = last {
        words[words.count - 1] = place.notation
        last = nil
      } else {
        words.append(step.notation)
        last = step
      }
    }
    return (words + (isDrawn ? ["▦"] : [])).joined(separator: " ")
  }
}

extension Keyboard.Place {
  fileprivate var notation: String { "\(row).\(column)" }
}
