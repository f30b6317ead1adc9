/// The app that has the field: it does one call of the keyboard after the other, and none while it is busy.
///
/// So what the field becomes depends on the calls alone, and is known when they are made; only what the app says of
/// it comes later.
struct SimulatedApp {
  enum Call {
    case insert(String)
    case delete
  }
  /// What a newline does.
  enum Return {
    /// Begins a line.
    case line
    /// Sends the text and clears the field, as in a chat, after so many seconds.
    case send(seconds: Double)
  }

  var newline: Return
  /// How many UTF-16 code units the field takes; what would be more is declined, and nobody is told.
  var limit: Int?

  private(set) var field = FieldText()
  /// The texts that were sent.
  private(set) var sent: [String] = []
  /// When it has done all calls so far.
  private(set) var done = 0.0
  /// The turn of the run loop with the last insertion, for a newline in the same turn is none.
  private var turnOfInsertion: Int?

  init(newline: Return = .line, limit: Int? = nil) { (self.newline, self.limit) = (newline, limit) }

  /// Does what the keyboard calls for, as soon as it has time.
  ///
  /// - Returns: Whether the field has taken it.
  mutating func perform(_ call: Call, at time: Double, turn: Int) -> Bool {
    done = max(done, time)
    switch call {
    case .delete: field.deleteBackward()
    case .insert("\n"):
      guard case .send(let seconds) = newline else {
        field.insert("\n")
        break
      }
      if turn == turnOfInsertion {
        field.insert(" ")
      } else {
        sent.append(field.text)
        field = FieldText()
        done += seconds
      }
    case .insert(let text):
      turnOfInsertion = turn
      var longer = field
      longer.insert(text)
      if let limit, longer.text.utf16.count > limit { return false }
      field = longer
    }
    return true
  }

  /// What is not the keyboard's doing.
  mutating func change(_ edit: (inout FieldText) -> Void) { edit(&field) }
}
