extension Main {
  /// What a session leaves on the hosts of iOS: what the field is in the app where that is known, and elsewhere only how
  /// much was lost, if anything was. A host that says too little, or too late, may cost a join and never a letter.
  static func typeOnProxies(_ columns: [String]) -> [String] {
    let (layout, steps) = (layout(columns[1]), parts(of: columns[3], at: " "))
    return Host.all.filter { $0.isFair(layout, columns[2], steps) }.compactMap { host in
      let proxy = host.proxy()
      proxy.change { $0 = FieldText(columns[2]) }
      var typist = Typist(host.typable(layout), proxy)
      for (number, step) in steps.enumerated() {
        // Between 0 and 1, another each time, so that answers come before one press and after another.
        let rest = Double(number * 61 % 97) / 97
        let isSlow = "…>+!".unicodeScalars.contains(step.unicodeScalars.first!)
        proxy.takeForNewlines(0.25 + 0.55 * rest)
        typist.perform(step, at: proxy.now + (isSlow ? 2 : 0.06 + 0.1 * rest))
      }
      if typist.lost > 0 { return "\(host) loses \(typist.lost): \(proxy.field.marked)" }
      return host.isFaithful(layout, steps) ? proxy.field.marked : nil
    }
  }
}
