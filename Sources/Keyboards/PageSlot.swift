import Hangul

/// A place on a page.
public struct PageSlot: Hashable, Sendable {
  /// What is in the place.
  public enum Content: Hashable, Sendable {
    /// The key of the layout with this id.
    case key(String)
    /// A text.
    case text(SlotText)
    /// Opens the page with this id, or goes back to the letters if there is none.
    case page(String?)
    /// Something that every keyboard can do.
    case role(Role)
    /// Something that the host does, by a name that the keyboard's author chose.
    case action(String)
    /// Nothing.
    case gap
  }

  /// What a slot can do besides typing.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case shift, backspace, space, enter, next, language, globe, dismiss
  }

  /// Something to write that holding or flicking a slot offers.
  public enum Offer: Hashable, Sendable {
    /// A text.
    case text(ScalarText)
    /// The key of the layout with this id.
    case key(String)
  }

  /// Where a finger goes that flicks a slot.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// What is there.
  public let content: Content
  /// What is printed on it instead of the default for its content.
  public let legend: ScalarText?
  /// What holding it offers.
  public let hold: [Offer]
  /// What flicking it writes.
  public let flicks: [Direction: Offer]
  /// The width in half keys: 2 for most.
  public let halfKeys: Int

  /// A slot.
  public init(
    _ content: Content, legend: String? = nil, hold: [Offer] = [],
    flicks: [Direction: Offer] = [:], halfKeys: Int = 2
  ) {
    self.content = content
    self.legend = legend.map { ScalarText($0) }
    self.hold = hold
    self.flicks = flicks
    self.halfKeys = halfKeys
  }
}

/// The texts of a slot.
public struct SlotText: Hashable, Sendable {
  /// What it types; in a text of two scalars or more, `|` marks where the cursor stands afterwards.
  public let text: ScalarText
  /// What it types with shift; nil for the text itself, in capitals on a page that has them.
  public let shifted: ScalarText?
  /// What it types in a field for e-mail addresses; nil for `text`.
  public let email: ScalarText?
  /// What it types in a field for web addresses; nil for `text`.
  public let address: ScalarText?

  /// The texts of a slot.
  public init(
    _ text: String, shifted: String? = nil, email: String? = nil, address: String? = nil
  ) {
    self.text = ScalarText(text)
    self.shifted = shifted.map { ScalarText($0) }
    self.email = email.map { ScalarText($0) }
    self.address = address.map { ScalarText($0) }
  }
}

extension PageSlot {
  /// A width in keys as it is written: `1.5` for three half keys.
  public static func width(halfKeys: Int) -> String {
    "\(halfKeys / 2)" + (halfKeys % 2 == 0 ? "" : ".5")
  }

  /// Its text, if it is a slot one key wide that has that and nothing else.
  public var plainText: ScalarText? {
    guard case .text(let texts) = content, isPlain else { return nil }
    return texts.text
  }

  /// Whether it is one key wide, and has one text or key and nothing else.
  public var isPlain: Bool {
    switch content {
    case .text(let texts): self == PageSlot(.text(SlotText(texts.text.string)))
    case .key: self == PageSlot(content)
    case .page, .role, .action, .gap: false
    }
  }

  /// The ids of the layout's keys that it has or offers.
  public var keys: [String] {
    let offered = (hold + flicks.values).compactMap { offer in
      if case .key(let id) = offer { id } else { nil }
    }
    return (content.key.map { [$0] } ?? []) + offered
  }
}

extension PageSlot.Offer {
  /// The text, unless it is a key.
  public var text: String? {
    if case .text(let text) = self { text.string } else { nil }
  }
}

extension PageSlot.Content {
  /// The id of the layout's key that is there, if one is.
  public var key: String? {
    if case .key(let id) = self { id } else { nil }
  }
}

extension Page {
  /// The ids of the layout's keys on it.
  public var keys: Set<String> { Set(rows.joined().flatMap(\.keys)) }
}
