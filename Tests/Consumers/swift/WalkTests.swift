import Hwalja
import Testing

/// A million random things done to fields that tell the truth, and a million to others, and the field compared
/// with a plain model's each time.
struct WalkTests {
  /// A kind of field, and whether it tells the truth, so that the model holds to the letter. What does not may
  /// end a run early, and nothing else.
  struct Kind: CustomTestStringConvertible {
    let context: Telling.Context
    let notice: SimulatedField.Notice
    var lateness = 0

    var isHonest: Bool { context == .whole && lateness == 0 }
    /// Whether the field shows what others do to it.
    var isSeen: Bool { context != .absent && lateness == 0 }
    /// A million things for all kinds that tell the truth, and a million for all others.
    var steps: Int { 1_000_000 / WalkTests.kinds.count { $0.isHonest == isHonest } + 1 }
    var testDescription: String { "context \(context), told \(notice), late by \(lateness)" }
  }

  static let kinds = [
    Kind(context: .whole, notice: .atOnce), Kind(context: .whole, notice: .threeLate),
    Kind(context: .whole, notice: .never), Kind(context: .sentence, notice: .atOnce),
    Kind(context: .sentence, notice: .never), Kind(context: .absent, notice: .atOnce),
    Kind(context: .whole, notice: .never, lateness: 1),
    Kind(context: .whole, notice: .threeLate, lateness: 3),
  ]

  @Test(arguments: kinds)
  func nothingButTheRunChanges(kind: Kind) {
    // Without the conjoining style, where answers are late or there are none: one that shows what stood there at the same point
    // of an earlier run cannot be told from the truth, and the Character before a dot is then another.
    let layouts: [KeyboardLayout] =
      kind.isSeen ? KeyboardLayout.all : [.dubeolsik, .naratgeul, .sky]
    var walk = Walk(kind, layouts)
    for step in 0..<kind.steps {
      if let complaint = walk.step() {
        Issue.record("step \(step): \(complaint)")
        return
      }
    }
    #expect(walk.longestRun > 12)
    #expect(kind.isHonest ? walk.earlyEnds == 0 : walk.earlyEnds < kind.steps / 2)
  }
}

/// One field, with a session and a model of it.
private struct Walk {
  private let kind: WalkTests.Kind
  private let layouts: [KeyboardLayout]
  private let field: SimulatedField
  private let session: InputSession<SimulatedField>
  private var model: PlainModel
  private var random = Xorshift()
  private(set) var longestRun = 0
  private(set) var earlyEnds = 0

  static let texts = ["1", " ", "가", "é", "👨‍👩‍👧‍👦", "개", "ᆞ", "ㄱ", "\u{301}", "x. ", "🇰🇷", "ㅋㅋ"]

  init(_ kind: WalkTests.Kind, _ layouts: [KeyboardLayout]) {
    self.kind = kind
    self.layouts = layouts
    field = SimulatedField(context: kind.context, notice: kind.notice, lateness: kind.lateness)
    session = InputSession(layout: layouts[0], client: field)
    model = PlainModel(layouts[0])
    field.onChange = { [unowned session] in session.hostDidChange() }
  }

  /// Does something; returns what is wrong then.
  mutating func step() -> String? {
    let then = model
    let action = nextAction()
    action.act(session)
    action.imagine(&model)
    if kind.notice != .never { model.look() }
    longestRun = max(longestRun, model.run.count)
    if agrees { return nil }
    if !kind.isHonest {
      model = then
      model.end()
      action.imagine(&model)
      earlyEnds += 1
      if agrees { return nil }
      // A field that says it is empty, though it no longer is, is not deleted from.
      model = then
      model.end()
      if kind.lateness > 0, action.name.hasPrefix("backspace"), agrees { return nil }
    }
    return "\(action.name) on \(then) leaves \(field.marked) instead of \(model)"
  }

  private var agrees: Bool { field.selection == model.cursor && field.scalars == model.text }

  private struct Action {
    let name: String
    let act: (InputSession<SimulatedField>) -> Void
    let imagine: (inout PlainModel) -> Void
  }

  private mutating func nextAction() -> Action {
    if field.scalars.count > 60 { return empty }
    switch random.below(200) {
    case ..<130: return press(session.layout)
    case ..<133: return press(layouts[random.below(layouts.count)])
    case ..<139: return Action(name: "next", act: { $0.commit() }, imagine: { $0.end() })
    case ..<148: return Action(name: "space", act: { $0.space() }, imagine: { $0.space() })
    case ..<151: return Action(name: "enter", act: { $0.enter() }, imagine: { $0.write("\n") })
    case ..<156:
      let text = Walk.texts[random.below(Walk.texts.count)]
      return Action(name: "insert \(text)", act: { $0.insert(text) }, imagine: { $0.write(text) })
    case ..<172: return backspace(.jamo)
    case ..<185: return backspace(.stroke)
    case ..<187:
      let layout = layouts[random.below(layouts.count)]
      return Action(
        name: layout.id, act: { $0.layout = layout },
        imagine: { $0.layout = layout })
    case ..<199: return foreign()
    default: return empty
    }
  }

  private mutating func press(_ layout: KeyboardLayout) -> Action {
    let key = layout.keys[random.below(layout.keys.count)]
    return Action(
      name: "\(layout.id)'s \(key.id)", act: { $0.press(key) }, imagine: { $0.press(key) })
  }

  private func backspace(_ step: Composer.Step) -> Action {
    Action(name: "backspace \(step)", act: { $0.backspace(step) }, imagine: { $0.backspace(step) })
  }

  /// What is not the session's doing. Where the field does not show it, the user ends the run first.
  private mutating func foreign() -> Action {
    let isSeen = kind.isHonest
    let (first, second) = (place(), place())
    let range = random.below(2) == 0 ? first..<first : min(first, second)..<max(first, second)
    let text = Walk.texts[random.below(Walk.texts.count)]
    let isTyping = random.below(3) == 0
    return Action(
      name: isTyping ? "type \(text) elsewhere" : "select \(range)",
      act: { session in
        if !isSeen { session.commit() }
        if isTyping { session.client.typeElsewhere(text) } else { session.client.select(range) }
      },
      imagine: { model in
        if !isSeen { model.end() }
        if isTyping { model.typeElsewhere(text) } else { model.select(range) }
      })
  }

  /// Anywhere in the field; where it does not tell, not within a Character, as no user could either.
  private mutating func place() -> Int {
    let place = random.below(field.scalars.count + 1)
    let isWithin = place < field.scalars.count && 0x1160...0x11A7 ~= field.scalars[place].value
    return kind.context == .absent && isWithin ? place + 1 : place
  }

  private var empty: Action {
    let isSeen = kind.isSeen
    return Action(
      name: "empty",
      act: { session in
        if !isSeen { session.commit() }
        session.client.empty()
      },
      imagine: { model in
        if !isSeen { model.end() }
        model.empty()
      })
  }
}
