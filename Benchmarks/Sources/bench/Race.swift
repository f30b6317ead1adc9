/// Things that do the same, timed in turns, so that what else the machine does is shared among them.
struct Race {
  private var runners: [(name: String, times: Int, run: () throws -> Void)] = []

  /// Adds a way of doing it, which is done `times` times in each of its turns; the others are compared
  /// with the one added last.
  mutating func add(_ name: String, times: Int = 1, _ run: @escaping () throws -> Void) {
    runners.append((name, times, run))
  }

  /// Times all of them `rounds` times after one warming round, and prints what each took.
  ///
  /// - Parameters:
  ///   - group: What they all do.
  ///   - unit: What a time is given in.
  ///   - perSecond: How many of the unit a second has.
  ///   - count: How many things a run does; times are those of one.
  func print(_ group: String, unit: String, perSecond: Double, count: Int = 1, rounds: Int) throws {
    let clock = ContinuousClock()
    var samples = [[Double]](repeating: [], count: runners.count)
    for round in 0...rounds {
      for (index, runner) in runners.enumerated() {
        let time = try clock.measure {
          for _ in 0..<runner.times { try runner.run() }
        }
        if round == 0 { continue }
        samples[index].append(time / .seconds(1) * perSecond / Double(count * runner.times))
      }
    }
    for (runner, values) in zip(runners, samples) {
      Swift.print(([group, runner.name, unit] + values.map { "\($0)" }).joined(separator: "\t"))
    }
  }
}

/// Keeps the optimiser from leaving out the work that made `value`.
@inline(never)
func use<Value>(_ value: Value) {}
