import Artifacts
import Formats
import Keyboards
import Layouts
import Maps
import Testing

/// The format `keyboard`.
@Suite struct KeyboardFormatTests {
  /// The reader of keyboard files and the writer share no code.
  @Test func everyKeyboardSurvivesTheRoundTrip() throws {
    let own = Keyboard(id: "mine", layout: .dubeolsik, pages: Keyboard.cheonjiinFlick.pages)
    let maps = [LayoutMaps(.dubeolsik, keyboards: [own]), LayoutMaps(.sky.with(id: "two-set"))]
    let artifacts = try FormatRegistry.named("keyboard").files(for: maps).artifacts
    #expect(artifacts.map(\.path) == ["dubeolsik", "cheonjiin-flick", "mine", "two-set"].map { "keyboard/\($0).json" })
    let (ours, theirs) = (Budget.keyboard, KeyboardFile.sizeLimit)
    #expect(artifacts.map(\.limit) == [ours, ours, theirs, theirs])
    for (artifact, keyboard) in zip(artifacts, maps.flatMap(\.keyboards)) {
      let read = try KeyboardFile.keyboard(from: artifact.bytes, file: artifact.path, layouts: maps.map(\.layout))
      #expect(artifact.path == "keyboard/\(read.id).json")
      #expect(read.layout == keyboard.layout && read.pages == keyboard.pages)
    }
  }

  /// Spaces after commas and colons can make the generated file larger than the file from which the keyboard was read.
  @Test func omitsAFileThatIsTooLargeForReaders() throws {
    let texts = Keyboard.Slot(.text("x"), hold: (0..<20_000).map { _ in "y" })
    let page = Keyboard.Page("x", legend: "x", kind: .symbols, rows: [[texts]])
    let own = Keyboard(id: "mine", layout: .sky, pages: Keyboard.korean(.sky).pages + [page])
    let result = try FormatRegistry.named("keyboard").files(for: [LayoutMaps(.sky, keyboards: [own])])
    let expected = "keyboard omits sky: the file of keyboard mine would have "
    #expect(result.artifacts.isEmpty && result.omissions.map { $0.description.hasPrefix(expected) } == [true])
  }
}
