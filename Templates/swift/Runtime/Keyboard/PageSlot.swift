extension KeyboardPages {
  /// A slot of a page: a key or a text, which can be written alone, or something else.
  public struct Slot: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// What there can be in a slot. More may come in later versions: have a `default`.
    public enum Content: Hashable, Sendable {
      /// The layout's key of this number.
      case key(Int)
      /// A text; and, where they are named, the text with shift, and those in fields of e-mail and of addresses.
      case text(String, shifted: String?, email: String?, address: String?)
      /// Opens the page of this id, or without one goes back to the letters.
      case page(String?)
      /// Something to do.
      case role(Role)
      /// Nothing.
      case gap
    }

    /// What flicks offer, written as a dictionary: `[.up: "1"]`.
    public typealias Flicks = KeyValuePairs<Direction, Offer>

    /// What is there.
    public let content: Content
    /// How wide it is, in keys.
    public let width: Double
    /// What is printed on it in place of what it says by itself, if anything.
    public let legend: String?
    /// What holding it offers.
    public let hold: [Offer]
    /// What a flick offers.
    public let flicks: Flicks

    private init(
      _ content: Content, _ width: Double, _ legend: String? = nil, _ hold: [Offer] = [],
      _ flicks: Flicks = [:]
    ) {
      self.content = content
      self.width = width
      self.legend = legend
      self.hold = hold
      self.flicks = flicks
    }

    /// The key of this number.
    public init(integerLiteral number: Int) { self = .key(number) }

    /// This text.
    public init(stringLiteral text: String) { self = .text(text) }

    /// The layout's key of this number.
    public static func key(
      _ number: Int, hold: [Offer] = [], flicks: Flicks = [:], legend: String? = nil,
      width: Double = 1
    ) -> Slot { Slot(.key(number), width, legend, hold, flicks) }

    /// A text, which can hold one `|` where the cursor stands afterwards.
    public static func text(
      _ text: String, shifted: String? = nil, email: String? = nil, address: String? = nil,
      hold: [Offer] = [], flicks: Flicks = [:], legend: String? = nil, width: Double = 1
    ) -> Slot {
      let content = Content.text(text, shifted: shifted, email: email, address: address)
      return Slot(content, width, legend, hold, flicks)
    }

    /// Opens the page of this id, or without one goes back to the letters.
    public static func page(_ id: String?, legend: String? = nil, width: Double = 1) -> Slot {
      Slot(.page(id), width, legend)
    }

    /// Something to do.
    public static func role(_ role: Role, width: Double = 1) -> Slot { Slot(.role(role), width) }

    /// Nothing.
    public static func gap(_ width: Double = 1) -> Slot { Slot(.gap, width) }
  }

  /// What a slot can do beside typing. More may come in later versions: have a `default`.
  public enum Role: Hashable, Sendable {
    /// Uncovers shifted keys and capitals.
    case shift
    /// Deletes.
    case backspace
    /// Ends the run, or writes a space.
    case space
    /// Ends the line, or does what the field is for.
    case enter
    /// Ends the run: the next-character key.
    case next
    /// Opens the letters of another language.
    case language
    /// Changes to another keyboard of the system.
    case globe
    /// Hides the keyboard.
    case dismiss
  }

  /// What a slot offers beside what a tap types: a key of the layout by its number, or a text.
  public enum Offer: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// The layout's key of this number.
    case key(Int)
    /// A text, as it is.
    case text(String)

    /// The key of this number.
    public init(integerLiteral number: Int) { self = .key(number) }

    /// This text.
    public init(stringLiteral text: String) { self = .text(text) }
  }

  /// Where a flick goes.
  public enum Direction: Hashable, Sendable {
    /// To one of the four sides.
    case left, right, up, down
  }
}
