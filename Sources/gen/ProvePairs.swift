import ArgumentParser
import Typing

struct ProvePairs: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Prove that gen type gives back what gen keys was given, for every two units of text.",
    discussion: "Types the text of every ordered pair of syllables, letters and pending forms.",
    shouldDisplay: false
  )

  @OptionGroup var options: KeyboardOptions

  @Option(help: "How many pairs to type at a time.")
  var threads = 2

  func run() async throws {
    try await ExitStatus.reportingAsync {
      let keyboard = try options.keyboard()
      let proof = PairProof(keyboard)
      let threads = max(1, threads)
      let count = try await withThrowingTaskGroup(of: Int.self) { group in
        for thread in 0..<threads {
          group.addTask {
            try proof.run(firsts: stride(from: thread, to: proof.units.count, by: threads))
          }
        }
        return try await group.reduce(0, +)
      }
      Console.note("\(keyboard.layout.id): \(count) pairs come back")
    }
  }
}
