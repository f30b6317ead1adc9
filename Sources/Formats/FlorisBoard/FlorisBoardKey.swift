import Artifacts
import Layouts

/// A key as a layout file of FlorisBoard has it, by its code point or by a negative number.
enum FlorisBoardKey {
  static let backspace = #"{"code":-7,"label":"delete","type":"enter_editing"}"#
  // By its group, FlorisBoard knows what holding a key offers.
  static let enter = #"{"code":10,"label":"enter","type":"enter_editing","groupId":3}"#
  static let space = #"{"code":32,"label":"space"}"#
  static let shift = #"{"code":-11,"label":"shift","type":"modifier"}"#
  static let symbols = #"{"code":-202,"label":"view_symbols","type":"system_gui"}"#
  static let language = #"{"code":-227,"label":"language_switch","type":"system_gui"}"#
  static let emoji = #"{"code":-212,"label":"ime_ui_mode_media","type":"system_gui"}"#
  static let comma = #"{"code":44,"label":",","groupId":1}"#
  static let stop = #"{"code":46,"label":".","groupId":2}"#
  /// An empty place; in the first row of a `charactersMod`, the place of the last row of `characters`.
  static let placeholder = #"{"code":0,"label":"","type":"placeholder"}"#

  /// A key of a layout.
  ///
  /// - Parameters:
  ///   - held: What holding it types.
  ///   - isLabelled: Whether the legend is printed on it.
  ///   - isPad: Whether it is one of several cells of a pad. As a `numeric` key it does not get the hint of the symbol
  ///     page's key in the same place, which would be another in each cell.
  static func key(_ key: Key, held: String?, isLabelled: Bool, isPad: Bool) -> String {
    JSONText.dense.object([
      ("code", "\(key.scalar?.value ?? 0)"),
      ("label", JSONText.quoted(isLabelled ? key.legend : "")),
      ("type", isPad ? JSONText.quoted("numeric") : nil),
      ("popup", held.map { JSONText.dense.object([("main", text($0))]) }),
    ])
  }

  /// The pair of a key without and with shift.
  static func pair(_ lower: String, _ upper: String) -> String {
    JSONText.dense.object([
      ("$", JSONText.quoted("case_selector")), ("lower", lower), ("upper", upper),
    ])
  }

  private static func text(_ text: String) -> String {
    let codes = text.unicodeScalars.map { "\($0.value)" }
    let label = JSONText.quoted(text)
    if codes.count == 1 { return JSONText.dense.object([("code", codes[0]), ("label", label)]) }
    return JSONText.dense.object([
      ("$", JSONText.quoted("multi_text_key")), ("codePoints", JSONText.dense.list(codes)),
      ("label", label),
    ])
  }
}
