// Part of Hwalja, under the MIT licence: see LICENSE.

extension Keyboard {
  /// A slot of a page. A text or a key alone can be written as `"a"` or `3`.
  public struct Slot: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// What a slot can hold. More may come in later versions: have a `default`.
    public enum Content: Hashable, Sendable {
      /// The layout's key with this number; with shift, the one that lies under it.
      case key(Int)
      /// A text; and, if they are given, the text with shift, and those in fields for e-mail and web addresses. Each
      /// can hold one `|`, where the cursor is placed afterwards.
      case text(String, shifted: String? = nil, email: String? = nil, address: String? = nil)
      /// Opens the page with this id; without an id, goes back to the letters.
      case page(String?)
      /// A role.
      case role(Role)
      /// An action of the host, by a name of your own, which is printed on the slot unless it has a legend.
      case action(String)
      /// Nothing.
      case gap
    }

    /// What it holds.
    public let content: Content
    /// How wide it is, in keys.
    public let width: Double
    /// What is printed on it instead of its usual legend, if anything.
    public let legend: String?
    /// What holding it offers.
    public let hold: [Offer]
    /// What flicks offer.
    public let flicks: Flicks

    /// A slot of your own.
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

    /// A slot with the key of this number.
    public init(integerLiteral number: Int) { self.init(.key(number)) }

    /// A slot with this text.
    public init(stringLiteral text: String) { self.init(.text(text)) }
  }

  /// What a slot can do other than type, by what is printed on it. More may come in later versions: have a `default`.
  public enum Role: String, Sendable, CaseIterable {
    /// Shows shifted keys and capitals.
    case shift = "⇧"
    /// Deletes.
    case backspace = "⌫"
    /// Ends the run, or writes a space.
    case space = "␣"
    /// Ends the line, or does the field's action.
    case enter = "⏎"
    /// Ends the run: the next-character key.
    case next = "다음"
    /// Opens the letters of another language.
    case language = "한/영"
    /// Switches to another keyboard of the system.
    case globe = "🌐"
    /// Hides the keyboard.
    case dismiss = "⌄"
  }

  /// What holding or flicking a slot can type: a key of the layout by its number, or a text.
  public enum Offer: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// The layout's key with this number.
    case key(Int)
    /// A text, as in a slot.
    case text(String)

    /// An offer of the key of this number.
    public init(integerLiteral number: Int) { self = .key(number) }

    /// An offer of this text.
    public init(stringLiteral text: String) { self = .text(text) }
  }

  /// What flicks offer, by their directions. No Dictionary, which needs an operating system.
  public struct Flicks: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// One for each direction, in their order, or none at all.
    private let offers: [Offer?]

    /// Flicks with these offers.
    public init(_ offers: [(Direction, Offer)]) {
      guard !offers.isEmpty else {
        self.offers = []
        return
      }
      self.offers = Direction.allCases.map { direction in
        offers.first { $0.0 == direction }?.1
      }
    }

    /// Flicks with these offers.
    public init(dictionaryLiteral offers: (Direction, Offer)...) { self.init(offers) }

    /// Whether no flick offers anything.
    public var isEmpty: Bool { offers.isEmpty }

    /// What a flick in this direction offers.
    public subscript(direction: Direction) -> Offer? {
      offers.isEmpty ? nil : offers[direction.rawValue]
    }
  }

  /// The direction of a flick.
  public enum Direction: Int, Sendable, CaseIterable {
    /// To this side.
    case up, down, left, right
  }
}
