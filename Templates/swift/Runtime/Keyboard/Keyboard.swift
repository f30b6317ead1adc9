/// Everything between a finger and an input session: pages, shift, what holding and flicking a key offers, the repeat of
/// backspace. It draws nothing and has no timers.
///
/// ```swift
/// let field = Field()  // your own TextClient
/// let session = InputSession(layout: .{{example.identifier}}, client: field)
/// let keyboard = Keyboard(.{{example.identifier}}, session: session)
/// for row in keyboard.rows { print(row.map(\.legend)) }
/// keyboard.tap(keyboard.rows[1][0].place, at: 0)
/// ```
///
/// Times are in seconds on one clock that never goes back.
public final class Keyboard<Client: TextClient> {
  /// A place on the page that is shown.
  public typealias Place = KeyboardPages.Place

  /// What writes into the field.
  public let session: InputSession<Client>
  /// Called at the end of all that may have changed what is to be drawn: draw `rows` and `list`, and ring at `nextTick`.
  public var onChange: () -> Void = {}
  /// Called when the host has something to do.
  public var onRequest: (KeyboardRequest) -> Void = { _ in }

  var state: KeyboardPages.State
  /// What the last operation of the session has done since the input began.
  var outcome = Outcome.nothing
  /// When the last input came, in milliseconds.
  var now = Int64.min
  /// Whether an input is under way: what the host says of its own changes then is no news.
  var isBusy = false
  /// What was shown when it last said so: how often that had changed, and what space would do.
  var told = (changes: 0, isEndedBySpace: false)

  /// A keyboard for a field of letters, until `fieldDidChange(_:)` says otherwise.
  public init(_ pages: KeyboardPages, session: InputSession<Client>) {
    self.session = session
    state = KeyboardPages.State(pages)
    if session.layout != pages.layout { session.layout = pages.layout }
  }

  /// The keyboard's pages; others end the run, and what the fingers were at.
  public var pages: KeyboardPages {
    get { state.pages }
    set {
      input(at: nil) {
        outcome = session.commit()
        session.layout = newValue.layout
        state.pages = newValue
        state.begin()
      }
    }
  }

  /// What users may want otherwise.
  public var settings: KeyboardSettings {
    get { state.settings }
    set { input(at: nil) { state.settings = newValue } }
  }

  /// The field that it is for.
  public var field: KeyboardField { state.field }

  /// The page that is shown.
  public var page: KeyboardPages.Page { state.shown }

  /// What shift does now.
  public var shift: KeyboardPages.Shift { state.shift }

  /// The page as it is drawn, row by row.
  public var rows: [[KeyboardFace]] { state.faces(isEndedBySpace: session.isEndedBySpace) }

  /// The list of what a slot offers, where a finger has opened one.
  public var list: KeyboardFace.List? { state.list }

  /// When something happens by itself, so that `tick(at:)` is to be called; nil if nothing will.
  public var nextTick: Double? {
    state.touches.lazy.compactMap { $0.due }.min().map { Double($0) / 1000 }
  }

  /// To be called when the keyboard is shown for another field.
  public func fieldDidChange(_ field: KeyboardField) {
    input(at: nil) {
      state.field = field
      state.begin()
    }
  }
}
