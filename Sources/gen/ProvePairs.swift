import ArgumentParser
import Parallel
import Verification

struct ProvePairs: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Prove that gen type gives back what gen keys was given, for every two units of text.",
    discussion: "Types the text of every ordered pair of syllables, letters and pending forms.",
    shouldDisplay: false
  )

  @OptionGroup var options: TypingOptions

  @Option(help: "How many pairs to type at a time.")
  var threads = 2

  func run() throws {
    let layout = try options.chosenLayout()
    let threads = max(1, threads)
    let counts = try Array(0..<threads).concurrentMap { thread in
      let proof = PairProof(layout)
      return try proof.run(firsts: stride(from: thread, to: proof.units.count, by: threads))
    }
    Console.note("\(layout.id): \(counts.reduce(0, +)) pairs come back")
  }
}
