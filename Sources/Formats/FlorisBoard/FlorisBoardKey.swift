import Layouts

/// A key as a layout file of FlorisBoard has it, by its code point or by a negative number.
enum FlorisBoardKey {
  static let backspace: JSONValue = ["code": -7, "label": "delete", "type": "enter_editing"]
  // By its group, FlorisBoard knows what holding a key offers.
  static let enter: JSONValue = [
    "code": 10, "label": "enter", "type": "enter_editing", "groupId": 3,
  ]
  static let space: JSONValue = ["code": 32, "label": "space"]
  static let shift: JSONValue = ["code": -11, "label": "shift", "type": "modifier"]
  static let symbols: JSONValue = ["code": -202, "label": "view_symbols", "type": "system_gui"]
  static let language: JSONValue = ["code": -227, "label": "language_switch", "type": "system_gui"]
  static let emoji: JSONValue = ["code": -212, "label": "ime_ui_mode_media", "type": "system_gui"]
  static let comma: JSONValue = ["code": 44, "label": ",", "groupId": 1]
  static let stop: JSONValue = ["code": 46, "label": ".", "groupId": 2]
  /// An empty place; in the first row of a `charactersMod`, the place of the last row of `characters`.
  static let placeholder: JSONValue = ["code": 0, "label": "", "type": "placeholder"]

  /// A key of a layout.
  ///
  /// - Parameters:
  ///   - held: What holding it types.
  ///   - isLabelled: Whether the legend is printed on it.
  ///   - isPad: Whether it is one of several cells of a pad. As a `numeric` key it does not get the hint of the symbol
  ///     page's key in the same place, which would be another in each cell.
  static func key(_ key: Key, held: String?, isLabelled: Bool, isPad: Bool) -> JSONValue {
    let code = key.scalar.map { Int($0.value) } ?? 0
    var members: [(name: String, value: JSONValue)] = [
      ("code", .number(code)), ("label", .string(isLabelled ? key.legend : "")),
    ]
    if isPad { members.append(("type", "numeric")) }
    if let held { members.append(("popup", ["main": text(held)])) }
    return .object(members)
  }

  private static func text(_ text: String) -> JSONValue {
    let codes = text.unicodeScalars.map { JSONValue.number(Int($0.value)) }
    let label = JSONValue.string(text)
    if codes.count == 1 { return ["code": codes[0], "label": label] }
    return ["$": "multi_text_key", "codePoints": .array(codes), "label": label]
  }
}
