// Part of Hwalja, under the MIT licence: see LICENSE.

/// A key, and what is needed to draw it.
public struct Key: Hashable, Sendable, Identifiable {
  /// The name of the key, unique in its layout.
  public let id: String
  /// What is printed on it.
  public let legend: String
  /// The character that stands for the key in hosts that send characters: the one that it appends or, for a modifier,
  /// another. Unique in its layout; nil if a layout of your own does not need it.
  public let scalar: Unicode.Scalar?
  /// The phone key, or the letter of a QWERTY keyboard, that types it: a capital for shift.
  public let code: Character?
  /// The id of the key that it lies under, if it needs shift.
  public let under: String?

  /// The id of the layout that has it.
  var layout = ""
  /// Its place among the keys of that layout.
  var number = 0

  /// A key for a layout of your own.
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
