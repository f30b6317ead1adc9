import Foundation
import Layouts
import TestSupport
import Testing

@testable import Formats
@testable import Verification

/// The extensions against what FlorisBoard asks for, which the proof of an extension does not know.
@Suite struct FlorisBoardTests {
  @Test(
    arguments: [
      (Key("x", appends: "x"), "key x types x, and its rules do not tell small letters"),
      (
        Key("y", scalar: "😀", appends: "ㅋ"), "key y has the scalar 😀, and its rules count it as two"
      ),
      (nil, "162001 rules, over the limit of 105000"),
    ] as [(Key?, String)])
  func whatCannotBeExpressedIsNamed(key: Key?, reason: String) throws {
    let layout = key.map(Layout.naratgeul.adding) ?? .dubeolsik
    let maps = try LayoutMaps(layout)
    let omission = try #require(FlorisBoardExporter().omission(of: maps))
    #expect("\(omission)".hasPrefix("florisboard leaves out \(layout.id): "))
    #expect("\(omission)".contains(reason))
    #expect(try FlorisBoardExporter().artifacts(for: [maps]).isEmpty)
  }
}
