import Foundation
import Testing
import Typing

/// The width of text on a terminal, against the C library's.
@Suite struct WidthTests {
  @Test func hangulIsAsWideAsTheSystemSays() throws {
    let locale = try #require(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    let symbol = try #require(dlsym(dlopen(nil, RTLD_LAZY), "wcwidth"))
    let wcwidth = unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> Int32).self)
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA1...0xAC, 0x300...0x36F, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C,
      0xAC00...0xD7A3,
      0xD7B0...0xD7C6, 0xD7CB...0xD7FB, 0x4E00...0x9FFF, 0xFF01...0xFF5E, 0x1F600...0x1F64F,
    ]
    for value in ranges.joined() {
      let scalar = Unicode.Scalar(value)!
      #expect(scalar.terminalWidth == Int(wcwidth(wchar_t(value))), "U+\(String(value, radix: 16))")
    }
  }

  @Test func aPendingFormIsAsWideAsASyllable() {
    #expect("\u{1112}\u{119E}".terminalWidth == 2)
    #expect("가ㄱa".terminalWidth == 5)
  }
}
