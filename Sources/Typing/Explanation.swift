import Hangul
import Layouts

/// What one press did, and by which part of the rule.
public struct Explanation: Hashable, Sendable {
  /// The press, as the notation writes it, and the id of the key where that is another.
  public let press: String
  /// The end of the run that the press looked at: two scalars at most.
  public let before: String
  /// What was taken away, and what came instead.
  public let removed, inserted: String
  /// Everything typed so far.
  public let text: String
  /// The rule, in words.
  public let rule: String
}

extension Keyboard {
  /// What each of `presses` does, one after the other.
  public func explanations(of presses: [Press]) -> [Explanation] {
    let notation = KeyNotation(layout)
    let explainer = RuleExplainer(layout)
    var composer = ScalarComposer(self)
    return presses.map { press in
      let old = composer
      composer.perform(press)
      let change = Change(from: old, to: composer)
      return Explanation(
        press: name(of: press, notation),
        before: String(String.UnicodeScalarView(old.run.suffix(2))),
        removed: change.removed, inserted: change.inserted, text: composer.text,
        rule: explainer.rule(press, from: old, to: composer))
    }
  }

  private func name(of press: Press, _ notation: KeyNotation) -> String {
    let name = notation.name(of: press)
    guard case .key(let key) = press, layout.keys[key].id != name else { return name }
    return "\(name) \(layout.keys[key].id)"
  }
}

/// The end of a text before and after a press, as far as the two differ.
struct Change {
  let removed, inserted: String

  init(from old: ScalarComposer, to new: ScalarComposer) {
    let (old, new) = (Array(old.text.unicodeScalars), Array(new.text.unicodeScalars))
    let common = zip(old, new).prefix { $0 == $1 }.count
    removed = String(String.UnicodeScalarView(old.dropFirst(common)))
    inserted = String(String.UnicodeScalarView(new.dropFirst(common)))
  }
}
