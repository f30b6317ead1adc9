/// Things that do the same, timed in turns, so that what else the machine does is shared among them.
struct Race {
  private var names: [String] = []
  private var runs: [() throws -> Void] = []

  /// Adds a way of doing it; the others are compared with the one added last.
  mutating func add(_ name: String, _ run: @escaping () throws -> Void) {
    names.append(name)
    runs.append(run)
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
    var samples = [[Double]](repeating: [], count: runs.count)
    for round in 0...rounds {
      for (index, run) in runs.enumerated() {
        let time = try clock.measure { try run() }
        if round > 0 { samples[index].append(time / .seconds(1) * perSecond / Double(count)) }
      }
    }
    for (name, values) in zip(names, samples) { report(group, name, unit, values) }
  }
}

/// Prints a line of samples, fields between tabs.
func report(_ group: String, _ name: String, _ unit: String, _ values: [Double]) {
  print(([group, name, unit] + values.map { "\($0)" }).joined(separator: "\t"))
}

/// Keeps the optimiser from leaving out the work that made `value`.
@inline(never)
func use<Value>(_ value: Value) {}
