import Hwalja
import Testing

/// A million random things done to all simulated proxies, and the app's field compared with a plain model's each time.
struct ProxyWalkTests {
  static let steps =
    1_000_000 / (Host.fair + Host.partial + Host.stale + [Host.chat, Host.dark]).count + 1

  /// Nothing but what the rule says changes anything, or ends a run.
  @Test(arguments: Host.fair)
  func fairHostsDoWhatTheModelDoes(host: Host) {
    check(host, isFair: true)
  }

  /// A run may end early, and nothing else.
  @Test(arguments: Host.partial + Host.stale + [Host.chat, Host.dark])
  func otherHostsMayCostAJoin(host: Host) {
    check(host, isFair: false)
  }

  private func check(_ host: Host, isFair: Bool) {
    var walk = ProxyWalk(host, isFair: isFair)
    for _ in 0..<Self.steps { walk.step() }
    #expect(walk.wrong == 0, "\(walk.wrong) of \(Self.steps) steps, the first: \(walk.example)")
    #expect(isFair ? walk.earlyEnds == 0 : walk.earlyEnds < Self.steps)
    #expect(walk.typist.proxy.deletions > 100)
  }
}

/// One proxy, with a session and a model of it.
private struct ProxyWalk {
  private let host: Host
  private let isFair: Bool
  private let layouts: [KeyboardLayout]
  private(set) var typist: Typist
  private var model: PlainModel
  private var random = Xorshift(seed: 22)
  private var time = 0.0
  private(set) var wrong = 0
  private(set) var earlyEnds = 0
  private(set) var example = ""
  /// The last acts.
  private var acts: [String] = []

  private static let texts = ["1", " ", "가", "é", "👨‍👩‍👧‍👦", "개", "ㄱ", "x. ", "🇰🇷", "ㅋㅋ"]

  init(_ host: Host, isFair: Bool) {
    (self.host, self.isFair) = (host, isFair)
    // Without the conjoining style, where answers come some calls late: one that shows what stood there at the same
    // point of an earlier run cannot be told from the truth, and the Character before a dot is then another.
    layouts = host.answers.late > 0 ? [.naratgeul, .sky, .dubeolsik] : KeyboardLayout.all
    typist = Typist(layouts[0], host.proxy())
    model = PlainModel(layouts[0])
  }

  /// Does something, and goes on from the field as it is where that was wrong.
  mutating func step() {
    time = max(time, typist.proxy.now) + random.seconds(0.05...0.3)
    switch random.below(200) {
    case ..<8: others()
    case _ where typist.proxy.app.field.scalars.count > 60: others()
    default: perform(nextAct())
    }
  }

  private mutating func perform(_ act: Act) {
    acts = acts.suffix(11) + [act.description]
    typist.proxy.takeForNewlines(random.seconds(0.25...0.8))
    typist.proxy.pass(to: time)
    let then = model
    typist.perform(act, at: time)
    imagine(act)
    if agrees { return }
    if !isFair {
      model = then
      model.end()
      imagine(act)
      earlyEnds += 1
      if agrees { return }
    }
    if wrong == 0 {
      example =
        "\(acts.joined(separator: " ")) on \(then) leaves \(typist.proxy.app.field.text), run \(String(typist.run[...])), not \(model)"
    }
    wrong += 1
    begin()
  }

  private var agrees: Bool {
    let field = typist.proxy.app.field
    return field.scalars == model.text && field.selection == model.cursor && typist.run == model.run
  }

  private mutating func imagine(_ act: Act) {
    switch act {
    case .key(let key): model.press(key)
    case .next: model.end()
    case .space: model.space()
    case .text(let text): model.write(text)
    case .backspace(let step): model.backspace(step)
    case .layout(let layout): model.layout = layout
    case .enter:
      if case .send = host.app.newline {
        model.end()
        model.empty()
      } else {
        model.write("\n")
      }
    }
  }

  private mutating func nextAct() -> Act {
    switch random.below(192) {
    case ..<130: .key(typist.layout.keys[random.below(typist.layout.keys.count)])
    case ..<136: .next
    case ..<145: .space
    case ..<151: .enter
    case ..<156: .text(Self.texts[random.below(Self.texts.count)])
    case ..<172: .backspace(.jamo)
    case ..<190: .backspace(.stroke)
    default: .layout(layouts[random.below(layouts.count)])
    }
  }

  /// What is not the session's doing, in a pause. Where the proxy does not show it, the user ends the run first.
  private mutating func others() {
    typist.proxy.settle()
    // Later than an app can be busy with an Enter.
    time = max(time, typist.proxy.now) + 1.5
    typist.proxy.pass(to: time)
    let isUnseen =
      host.telling.isBlind && host.telling.hasText == false || host.answers.to == .none
    // After a full stop, a context that stops at a sentence is empty wherever the cursor is.
    if isUnseen || host.telling.context == .sentence { perform(.next) }
    let text = Self.texts[random.below(Self.texts.count)]
    let count = typist.proxy.app.field.scalars.count
    let places = [random.below(count + 1), random.below(count + 1)].sorted()
    switch count > 60 ? 9 : random.below(10) {
    case ..<4:
      typist.proxy.change(isPaste: true) { $0.insert(text) }
      model.typeElsewhere(text)
    case ..<8:
      let range = places[0]..<(random.below(2) == 0 ? places[0] : places[1])
      typist.proxy.change { $0.select(range) }
      model.select(range)
    default:
      typist.proxy.change { $0 = FieldText() }
      model.empty()
    }
    // A session that is told has looked by now.
    if host.answers.to != .none { model.look() }
    // What stands there now may be a syllable that is one Character with a dot. Nobody tells, but for a digit after it.
    if isUnseen { perform(.text("1")) }
  }

  /// Ends the run, and makes the model what the field is.
  private mutating func begin() {
    typist.perform(.next, at: time)
    model = PlainModel(typist.layout)
    model.typeElsewhere(typist.proxy.app.field.text)
    model.select(typist.proxy.app.field.selection)
  }
}
