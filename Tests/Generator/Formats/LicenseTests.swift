import Artifacts
import Testing

/// The notice that each copied file has is that of the project.
@Test func theNoticeIsTheFile() throws {
  #expect(License.notice == (try Repository.text("LICENSE")).split(separator: "\n").map(String.init))
}
