extension KeyboardPages {
  /// A slot of a page. One that is only a text or a key is written as that: `"a"`, `3`.
  public struct Slot: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// What there can be in a slot. More may come in later versions: have a `default`.
    public enum Content: Hashable, Sendable {
      /// The layout's key of this number; with shift, the one that lies under it.
      case key(Int)
      /// A text, which can hold one `|` where the cursor stands afterwards; and, where they are named, the text with
      /// shift, and those in fields of e-mail and of addresses.
      case text(String, shifted: String? = nil, email: String? = nil, address: String? = nil)
      /// Opens the page of this id, or without one goes back to the letters.
      case page(String?)
      /// Something to do.
      case role(Role)
      /// Something that the host does, by a name of your own; that is printed on it, unless it has a legend.
      case action(String)
      /// Nothing.
      case gap
    }

    /// What is there.
    public let content: Content
    /// How wide it is, in keys.
    public let width: Double
    /// What is printed on it in place of what it says by itself, if anything.
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

    /// The key of this number.
    public init(integerLiteral number: Int) { self.init(.key(number)) }

    /// This text.
    public init(stringLiteral text: String) { self.init(.text(text)) }
  }

  /// What a slot can do beside typing, by what is printed on it. More may come in later versions: have a `default`.
  public enum Role: String, Sendable, CaseIterable {
    /// Uncovers shifted keys and capitals.
    case shift = "⇧"
    /// Deletes.
    case backspace = "⌫"
    /// Ends the run, or writes a space.
    case space = "␣"
    /// Ends the line, or does what the field is for.
    case enter = "⏎"
    /// Ends the run: the next-character key.
    case next = "다음"
    /// Opens the letters of another language.
    case language = "한/영"
    /// Changes to another keyboard of the system.
    case globe = "🌐"
    /// Hides the keyboard.
    case dismiss = "⌄"
  }

  /// What a slot offers beside what a tap types: a key of the layout by its number, or a text.
  public enum Offer: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// The layout's key of this number.
    case key(Int)
    /// A text, as in a slot.
    case text(String)

    /// The key of this number.
    public init(integerLiteral number: Int) { self = .key(number) }

    /// This text.
    public init(stringLiteral text: String) { self = .text(text) }
  }

  /// What flicks offer, by their directions. A Dictionary would need more of a system than firmware has.
  public struct Flicks: Sendable, ExpressibleByDictionaryLiteral {
    private let offers: [(Direction, Offer)]

    /// These offers.
    public init(_ offers: [(Direction, Offer)]) { self.offers = offers }

    /// These offers.
    public init(dictionaryLiteral offers: (Direction, Offer)...) { self.init(offers) }

    /// Whether there is none.
    public var isEmpty: Bool { offers.isEmpty }

    /// What a flick in this direction offers.
    public subscript(direction: Direction) -> Offer? {
      offers.first { $0.0 == direction }?.1
    }
  }

  /// Where a flick goes.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// To one of the four sides.
    case left, right, up, down
  }
}
