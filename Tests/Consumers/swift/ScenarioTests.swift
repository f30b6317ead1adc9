import Hwalja
import Testing

/// Everything that a user does to a field, in the same lines for every language.
struct ScenarioTests {
  /// Fields that tell the truth: for them the lines hold to the letter.
  static let honest: [SimulatedField.Notice] = [.atOnce, .threeLate, .never]

  @Test(arguments: honest)
  func everyLineOfTheFileLeavesItsField(notice: SimulatedField.Notice) throws {
    try check(Review.text("conformance/sessions.tsv"), notice)
  }

  @Test(arguments: honest)
  func whatBrokeEarlierGlueHolds(notice: SimulatedField.Notice) throws {
    try check(Review.beside("sessions.tsv"), notice)
  }

  /// A field that does not tell the truth may cost a join, and nothing else: nothing here moves the cursor.
  @Test(arguments: [Telling.Context.sentence, .absent])
  func fieldsThatSayLittleTypeTheSame(context: Telling.Context) {
    for line in [
      "cheonjiin\t한글|x\tㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ ⌫ ␣ ␣ .,?! .,?! ㄱㅋ ⎌\t한글안 ,|x",
      "cheonjiin\t|\tㅇㅁ 인 천 .,?! .,?!\t아,|",
      "naratgeul\t|\tㄴ ㅏㅓ ㅁ ㅗㅜ ㅗㅜ ㅇ ㅗㅜ ㅗㅜ ㅣ ㄱ 획추가 ㅣ\t나무위키|",
    ] {
      let scenario = Scenario(line[...])!
      let field = SimulatedField(context: context, notice: .atOnce)
      #expect(scenario.run(on: field) == String(scenario.after), "\(context): \(scenario)")
    }
  }

  @Test func aFieldIsHeldToWhatItHasShown() {
    let field = SimulatedField(lateness: 1)
    field.empty("x")
    field.moveCursor(to: 0)
    let session = InputSession(layout: .cheonjiin, client: field)
    session.press(session.layout.key("ㅇㅁ")!)
    // By now the answer has come.
    field.moveCursor(to: 1)
    session.press(session.layout.key("인")!)
    field.moveCursor(to: 0)
    session.press(session.layout.key("ㄴㄹ")!)
    #expect(field.marked == "ㄴ|이x")
  }

  private func check(_ file: String, _ notice: SimulatedField.Notice) {
    var count = 0
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      guard let scenario = Scenario(line) else {
        Issue.record("no scenario: \(line)")
        continue
      }
      let found = scenario.run(on: SimulatedField(notice: notice))
      let isRight = found?.unicodeScalars.elementsEqual(scenario.after.unicodeScalars) == true
      #expect(isRight, "\(scenario) leaves \(found ?? "an unknown step")")
      count += 1
    }
    #expect(count > 0)
  }
}
