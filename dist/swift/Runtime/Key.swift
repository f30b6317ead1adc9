// Part of Hwalja, under the MIT licence: see LICENSE.

/// A key, with the data to draw it.
public struct Key: Hashable, Sendable, Identifiable {
  /// The id of the key, unique in its layout.
  public let id: String
  /// The legend.
  public let legend: String
  /// The character that identifies the key in hosts that send characters: the one that it appends or, for a modifier,
  /// another. It is unique in its layout; nil if a layout of your own does not need it.
  public let scalar: Unicode.Scalar?
  /// The phone key or the QWERTY letter that types it; a capital means with shift.
  public let code: Character?
  /// The id of the unshifted key in the same place, if this key needs shift.
  public let under: String?

  /// The id of its layout.
  var layout = ""
  /// Its index in that layout.
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
