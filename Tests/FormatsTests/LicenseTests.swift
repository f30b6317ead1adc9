import Artifacts
import Foundation
import TestSupport
import Testing

/// The notice that each copied file has is that of the project.
@Suite struct LicenseTests {
  @Test func theNoticeIsTheFile() throws {
    let text = try String(contentsOfFile: "LICENSE", encoding: .utf8)
    #expect(License.notice == text.split(separator: "\n").map { String($0) })
  }
}
