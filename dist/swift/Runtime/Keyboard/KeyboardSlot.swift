// Part of Hwalja, under the MIT licence: see LICENSE.

extension Keyboard {
  /// A slot of a page. A literal such as `"a"` or `3` is a slot with only a text or only a key.
  public struct Slot: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// The content of a slot. Later versions may add kinds, so a `switch` needs a `default`.
    public enum Content: Hashable, Sendable {
      /// The layout's key with this index. With shift, the shifted key in the same place.
      case key(Int)
      /// A text, with optional variants for shift, e-mail fields and web address fields. Each text can contain one `|`,
      /// where the cursor is placed afterwards.
      case text(String, shifted: String? = nil, email: String? = nil, address: String? = nil)
      /// Opens the page with this id. nil returns to the letters.
      case page(String?)
      /// A role.
      case role(Role)
      /// An action of the host, with a name of your own. The name is the legend unless the slot has one.
      case action(String)
      /// A gap, which has no function.
      case gap
    }

    /// The content of the slot.
    public let content: Content
    /// The width, in keys.
    public let width: Double
    /// A legend that replaces the usual one. nil keeps the usual legend.
    public let legend: String?
    /// The offers for holding the slot.
    public let hold: [Offer]
    /// The offers for flicks.
    public let flicks: Flicks

    /// Creates a slot of your own.
    public init(
      _ content: Content, hold: [Offer] = [], flicks: Flicks = [:],
      legend: String? = nil, width: Double = 1
    ) {
      self.content = content
      self.width = width
      self.legend = legend
      self.hold = hold
      self.flicks = flicks
    }

    /// Creates a slot with the key of this index.
    public init(integerLiteral number: Int) { self.init(.key(number)) }

    /// Creates a slot with this text.
    public init(stringLiteral text: String) { self.init(.text(text)) }
  }

  /// A function of a slot other than typing. The raw value is the legend. Later versions may add roles, so a `switch`
  /// needs a `default`.
  public enum Role: String, Sendable, CaseIterable {
    /// Shows shifted keys and capitals.
    case shift = "⇧"
    /// Deletes.
    case backspace = "⌫"
    /// Ends the run, or writes a space.
    case space = "␣"
    /// Ends the line, or performs the field's action.
    case enter = "⏎"
    /// Ends the run. This is the next-character key.
    case next = "다음"
    /// Opens the letters of another language.
    case language = "한/영"
    /// Switches to another keyboard of the system.
    case globe = "🌐"
    /// Hides the keyboard.
    case dismiss = "⌄"
  }

  /// A key or a text that the user types by holding or flicking a slot.
  public enum Offer: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// The layout's key with this index.
    case key(Int)
    /// A text, as in a slot.
    case text(String)

    /// Creates an offer of the key with this index.
    public init(integerLiteral number: Int) { self = .key(number) }

    /// Creates an offer of this text.
    public init(stringLiteral text: String) { self = .text(text) }
  }

  /// The offers for flicks, one per direction. This is not a Dictionary, because a Dictionary needs an operating
  /// system.
  public struct Flicks: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// An element for each direction, in the order of `Direction.allCases`. The list is empty if there are no offers.
    private let offers: [Offer?]

    /// Creates flicks with these offers.
    public init(_ offers: [(Direction, Offer)]) {
      guard !offers.isEmpty else {
        self.offers = []
        return
      }
      self.offers = Direction.allCases.map { direction in
        offers.first { $0.0 == direction }?.1
      }
    }

    /// Creates flicks with these offers.
    public init(dictionaryLiteral offers: (Direction, Offer)...) { self.init(offers) }

    /// True if no flick offers anything.
    public var isEmpty: Bool { offers.isEmpty }

    /// Returns the offer for a flick in this direction.
    public subscript(direction: Direction) -> Offer? {
      offers.isEmpty ? nil : offers[direction.rawValue]
    }
  }

  /// The direction of a flick.
  public enum Direction: Int, Sendable, CaseIterable {
    /// A flick to this side.
    case up, down, left, right
  }
}
