import Foundation
import LayoutFiles
import Layouts
import Testing

/// A report names each fault of a layout file once, in the order of the lines.
@Suite struct ReportTests {
  /// What is judged when all is read comes in the order of the lines with what could not be read.
  @Test func everyFaultIsReportedAtOnceInTheOrderOfTheLines() {
    let text = LayoutFile.text(of: .cheonjiin).replacing("\"cheonjiin\"", with: "\"천지인\"")
      .replacing("\"dotStyle\": \"conjoining\"", with: "\"dotstyle\": 1")
      .replacing("\"code\": \"5\"", with: "\"code\": 5").replacing("ㅇ→ㅁ→ㅇ", with: "ㅇ→ㄻ")
    let places = complaints(about: text).map { $0.prefix { $0 != " " } }
    #expect(places == ["my.json:3:", "my.json:6:", "my.json:13:", "my.json:19:"])
  }

  /// What could not be read causes no second report, and neither does a problem that is there twice.
  @Test(arguments: [
    (Layout.cheonjiin, "\"appends\": \"ㅡ\"", "\"appends\": null", "key 지: the appends is not a string"),
    (Layout.dubeolsik, "\"keys\": [", "\"keys\": 1, \"keys2\": [", "keys is a list"),
    (Layout.cheonjiin, "ㅇ→ㅁ→ㅇ", "ㅇ→ㅁ→ㅇ ㅇ→ㅁ ㅇ→ㅁ", "key ㅇㅁ: it says twice what ㅇ becomes"),
  ])
  func oneFaultIsOneReport(layout: Layout, old: String, new: String, says: String) {
    let text = LayoutFile.text(of: layout).replacing(old, with: new)
    let report = complaints(about: text).filter { !$0.contains("keys2") }
    #expect(report.count == 1 && report[0].contains(says), "\(report)")
  }

  /// The first key beyond the limit is named with its line, and those after it are not.
  @Test(arguments: [200, 201, 250])
  func keysHaveALimit(count: Int) throws {
    let more = (Layout.cheonjiin.keys.count..<count).map { number in
      Key("k\(number)", appends: Letter(Unicode.Scalar(0x4E00 + UInt32(number))!))
    }
    let layout = Layout.cheonjiin.with(keys: Layout.cheonjiin.keys + more)
    let text = LayoutFile.text(of: layout)
    let place = try #require(text.range(of: "k200") ?? text.range(of: "]")).lowerBound
    let line = text[..<place].count { $0 == "\n" } + 1
    let expected = ["my.json:\(line): a layout has 200 keys at most; drop those from here on"]
    #expect(complaints(about: text) == (count > 200 ? expected : []))
  }
}
