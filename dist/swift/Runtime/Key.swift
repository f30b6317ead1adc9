// Part of Hwalja, under the MIT licence: see LICENSE.

/// A key, with the data to draw it.
public struct Key: Hashable, Sendable, Identifiable {
  /// The id of the key, unique in its layout.
  public let id: String
  /// The legend.
  public let legend: String
  /// The character that identifies the key in hosts that send characters. It is the character that the key appends or,
  /// for a modifier, another character. It is unique in its layout. A layout of your own may leave it nil.
  public let scalar: Unicode.Scalar?
  /// The phone key or the QWERTY letter that types the key. A capital means the letter with shift.
  public let code: Character?
  /// The id of the unshifted key in the same place, or nil if this key does not need shift.
  public let under: String?

  /// The id of the layout that the key belongs to.
  var layout = ""
  /// The index of the key in that layout.
  var number = 0

  /// Creates a key for a layout of your own.
  public init(
    _ id: String, legend: String, scalar: Unicode.Scalar? = nil, code: Character? = nil,
    under: String? = nil
  ) {
    self.id = id
    self.legend = legend
    self.scalar = scalar
    self.code = code
    self.under = under
  }
}
