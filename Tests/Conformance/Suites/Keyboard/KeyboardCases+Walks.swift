import SwiftRuntime

extension KeyboardCases {
  /// Returns a thousand pseudo-random scenarios, or 25 for the sample. Each has fifty steps, the same on every machine.
  func walks(seed: Int, _ coverage: Coverage) -> [Scenario] {
    var random = LinearCongruentialGenerator(seed: seed)
    return (0..<(coverage == .all ? 1_000 : 25)).map { _ in walk(&random) }
  }

  private func walk(_ random: inout LinearCongruentialGenerator) -> Scenario {
    let field = field(&random)
    let text = FieldText(before: random.element(of: ["", "앞 ", "Hi. ", "각"]), after: "뒤")
    var scenario = Scenario(keyboard, field, text)
    for _ in 0..<50 {
      let after = scenario.oracle.text.after
      scenario.take(step(scenario.oracle, &random))
      // After the cursor moves back, the text before it equals an earlier text. For 1.5 seconds, a session may treat
      // that text as an old report (docs/spec/COMPOSER.md).
      if scenario.oracle.text.after != after { scenario.take(.pass(1_500)) }
    }
    return scenario
  }

  private func field(_ random: inout LinearCongruentialGenerator) -> HostField {
    HostField(
      random.element(of: KeyboardField.Kind.allCases),
      random.element(of: KeyboardField.Capitals.allCases),
      random.element(of: KeyboardField.Action.allCases), hasGlobe: random.next(below: 2) == 0,
      isSlow: random.next(below: 4) == 0)
  }

  /// Returns a random step. Most steps are parts of taps, as in real use; the others are arbitrary.
  private func step(_ oracle: KeyboardOracle, _ random: inout LinearCongruentialGenerator) -> KeyboardStep {
    let finger = random.next(below: 3)
    switch random.next(below: 100) {
    case ..<38: return .down(finger, place(oracle, &random))
    case ..<68: return .up(oracle.fingers.first?.number ?? finger)
    case ..<70: return .cancel(finger)
    case ..<75: return .move(finger, place(oracle, &random))
    case ..<80: return .drag(finger, random.next(below: 160) - 80, random.next(below: 80) - 40)
    case ..<83: return .choose(finger, random.next(below: 4))
    case ..<95: return .pass(random.element(of: [30, 60, 200, 350, 700, 1_050]))
    case ..<96: return .open(random.element(of: oracle.keyboard.pages).id)
    case ..<97: return .field(field(&random))
    case ..<98: return .host(.empty)
    case ..<99: return .host(.elsewhere(random.element(of: ["x", ". "])))
    default: return .host(.cursor(0))
    }
  }

  private func place(_ oracle: KeyboardOracle, _ random: inout LinearCongruentialGenerator) -> Keyboard.Place {
    let row = random.next(below: oracle.page.rows.count)
    return Keyboard.Place(row, random.next(below: oracle.page.rows[row].count))
  }
}
