/// A field with a session that is never wrong. Only the run changes, and a composer makes the run from all keys that
/// have been pressed since the run began.
struct PlainModel {
  private let host: Host
  /// The field, without the run.
  private var field: FieldText
  private var sent: [String] = []
  private var composer: Composer
  /// The time of the last key press, in milliseconds.
  private var lastPress: Int?

  init(_ layout: KeyboardLayout, on host: Host, _ field: FieldText) {
    (self.host, self.field) = (host, field)
    composer = Composer(layout: layout)
  }

  var layout: KeyboardLayout { composer.layout }

  /// The field, including the run.
  var shown: FieldText {
    var shown = field
    if composer.isComposing { shown.insert(composer.composing) }
    return shown
  }

  /// The texts that the app has sent, followed by the field, in the notation of ``SimulatedProxy/texts``.
  var texts: String { (sent + [shown.notation]).joined(separator: "\\n") }

  mutating func perform(_ step: String, at time: Int) {
    switch (layout.key(step), step.unicodeScalars.first) {
    case (let key?, _): press(key, at: time)
    case (_, "_"): endRun { $0.commit() }
    case (_, "␣"): space()
    case (_, "⏎"): enter()
    case (_, "⌫"): delete(.jamo)
    case (_, "⎌"): delete(.stroke)
    case (_, "\""): write(quoted(step))
    case (_, "="): endRun { $0.layout = layoutNamed(step.dropFirst()) }
    default:
      endRun { $0.commit() }
      field.take(step)
    }
  }

  private mutating func press(_ key: Key, at time: Int) {
    let isPause = lastPress.map { time - $0 >= 1000 } == true
    if isPause, !host.isClockReversed { endRun { $0.endCycle(of: key) } }
    lastPress = time
    _ = composer.press(key)
    // A key that writes nothing keeps the selection.
    if composer.isComposing { field.insert("") }
  }

  private mutating func space() {
    var edit = Edit.none
    endRun { edit = $0.space() }
    if edit != .none { field.insert(" ") }
  }

  private mutating func enter() {
    endRun { $0.commit() }
    if host.isSingleLine { return }
    guard host.sending != nil else { return field.insert("\n") }
    sent.append(field.text)
    field = FieldText()
  }

  private mutating func write(_ text: String) {
    endRun { $0.commit() }
    field.insert(text)
  }

  private mutating func delete(_ step: Composer.BackspaceUnit) {
    if composer.backspace(step) != nil { return }
    if host.deletesWidths { field.deleteWidth() } else { field.deleteBackward() }
  }

  /// Performs an action that may end the run. If the run ends, its text stays in the field.
  private mutating func endRun(_ act: (inout Composer) -> Void) {
    let run = composer.composing
    act(&composer)
    guard !run.isEmpty, !composer.isComposing else { return }
    field.insert(run)
    composer.begin(after: "")
  }
}
