/// A line of random steps in a random field. The line ends when the field differs from the model.
struct Walk {
  /// The steps so far and their times.
  private(set) var log = ""
  private let host: Host
  private let proxy: SimulatedProxy
  private var typist: Typist
  private var model: PlainModel
  /// The time in whole milliseconds. Rounding therefore cannot decide whether there is a pause.
  private var time = 0

  init(on host: Host, using random: inout Random) {
    // If a field hides its text, that text must not end with an open syllable, because a dot would join it.
    let fields = ["|", "앞|뒤", "A B. |\\nC", "값|"] + (host.reporting.hidesText ? [] : ["개|각", "가나|", "안[AB]C"])
    let (field, layout) = (fields[random.next(fields.count)], Self.layout(on: host, &random))
    self.host = host
    proxy = host.proxy(field)
    typist = Typist(layout, proxy)
    model = PlainModel(layout, on: host, FieldText(field))
    log = "\(layout.rawValue) \(field)"
  }

  enum Result { case right, differs, loses }

  /// Performs up to `count` steps. Stops when the texts of the app differ from those of the model.
  mutating func walk(_ count: Int, using random: inout Random) -> Result {
    for _ in 0..<count {
      let step = step(&random)
      let pause = isOfOthers(step) ? Int(host.delay * 1000) : Self.pause(&random)
      time = max(time, Int((proxy.time * 1000).rounded(.up))) + pause
      proxy.setNewlineDelay(0.25 + Double(random.next(55)) / 100)
      typist.perform(step, at: Double(time) / 1000)
      model.perform(step, at: time)
      log += " \(step)@\(time)"
      if typist.lost > 0 { return .loses }
      // The model does not know the text of a field that has vanished.
      if !vanishes, differs { return .differs }
    }
    return .right
  }

  var answer: String {
    let answer = "\(log): \(proxy.texts)\(vanishes ? "" : ", not \(model.texts)")"
    return answer.unicodeScalars.split(separator: "\n").map { String($0) }.joined(separator: "\\n")
  }

  private var vanishes: Bool { host.lastCall != nil }
  private var differs: Bool { !proxy.texts.utf8.elementsEqual(model.texts.utf8) }

  private static func layout(on host: Host, _ random: inout Random) -> KeyboardLayout {
    // Most faults involve dots.
    let dots = [KeyboardLayout.cheonjiin, .cheonjiin, .cheonjiin.writing(dots: .compatibility)]
    let layouts = (KeyboardLayout.all + dots).filter { !host.deletesWidths || $0.dots != .conjoining }
    return layouts[random.next(layouts.count)]
  }

  /// Returns the time before a press. It is usually short, and sometimes a pause.
  private static func pause(_ random: inout Random) -> Int {
    switch random.next(20) {
    case 0: 300 + random.next(700)
    case 1: 1000 + random.next(2000)
    default: 60 + random.next(100)
    }
  }

  private func step(_ random: inout Random) -> String {
    let keys = model.layout.keys
    switch random.next(40) {
    case 0, 1: return "_"
    case 2, 3: return "␣"
    case 4, 5: return "⏎"
    case 6, 7, 8: return "⌫"
    case 9, 10: return "⎌"
    case 11: return ["\"1\"", "\"개\"", "\"a\\sb\""][random.next(3)]
    case 12: return "=\(Self.layout(on: host, &random).rawValue)"
    case 13, 14: return others(&random) ?? keys[random.next(keys.count)].id
    default: return keys[random.next(keys.count)].id
    }
  }

  /// Returns a random change by others, if the field shows its text. After the change, the reported text before the
  /// cursor must not end with the run. Returns nil if there is no such change.
  private func others(_ random: inout Random) -> String? {
    if host.reporting.hidesText { return nil }
    var field = model.shown
    let count = field.text.unicodeScalars.count
    let place = random.next(count + 1)
    let step = ["!", "+\"x\"", "+\"개\"", "+\"\u{1100}\"", ">\(place)", ">0~\(place)"][random.next(6)]
    field.take(step)
    let run = typist.session.run
    return run.isEmpty || !field.before.unicodeScalars.suffix(run.count).elementsEqual(run) ? step : nil
  }

  private func isOfOthers(_ step: String) -> Bool { ">+!".unicodeScalars.contains(step.unicodeScalars.first!) }
}
