extension Key {
  /// The faults in the letter that the key appends, and in its advance.
  var letterFaults: [Fault] {
    let chains: [Fault] = advance.malformedChains.map { chain in
      let letters = chain.unicodeScalars.split { "→⇢".unicodeScalars.contains($0) }
      let remedy =
        letters.count > 1 && letters.contains { $0.count > 1 }
        ? "a key changes only the last letter, so write one letter on each side of an arrow"
        : "write one arrow between each two letters"
      return (.advance, "\"\(chain)\" is not a chain of letters such as ㄱ→ㅋ→ㄲ; \(remedy)")
    }
    let own = [appends].compactMap { $0 }
    let unknown: [Fault] = own.filter(\.isUnknownJamo).map { (.appends, $0.unknownJamoMessage) }
    let advanced = Set(advance.steps.flatMap { [$0.from, $0.to] }).sorted()
    func member(_ letter: Letter) -> KeyMember { letter == appends ? .appends : .advance }
    // Only marks can be invisible: jamo have a shape.
    let invisible = Set(own + advanced).sorted().filter { !$0.isUnknownJamo }.compactMap { letter in
      String(letter.scalar).textFault(as: .word).map { fault -> Fault in
        (member(letter), "a letter must be a visible character, but this one \(fault)")
      }
    }
    let reserved = Set(own + advanced).filter(\.isReserved).map { (member($0), $0.reservedMessage) }
    guard invisible.isEmpty, reserved.isEmpty else { return unknown + chains + invisible + reserved }
    let dots: [Fault] = dotsOfOtherScripts.map { (member($0), $0.otherDotMessage) }
    guard dots.isEmpty else { return unknown + chains + dots }
    let steps = advanced.filter(\.isUnknownJamo).map(\.unknownJamoMessage) + stepMessages
    return unknown + chains + steps.map { (.advance, $0) }
  }

  /// The letters in steps between vowels that look like ㆍ but are other characters. This is the most likely mistake in
  /// a layout.
  private var dotsOfOtherScripts: [Letter] {
    let steps = advance.steps.filter { $0.from.takesLead || $0.to.takesLead }
    return Set(steps.flatMap { [$0.from, $0.to] }).filter(\.looksLikeDot).sorted()
  }

  private var stepMessages: [String] {
    var messages: [String] = []
    var seen: Set<Letter> = []
    for step in advance.steps {
      let (from, to) = (step.from, step.to)
      if step.isUnintendedLoop {
        messages.append(
          "\(from) advances to itself; remove the step or, if the key should keep \(from), end a longer chain with "
            + "\(from) twice")
      } else if from == to && appends == nil {
        messages.append(
          "\(from)→\(to) has no effect on a key that appends nothing; remove the step")
      } else if from.kind != to.kind && !from.isUnknownJamo && !to.isUnknownJamo {
        messages.append(
          "\(from)→\(to) changes one kind of letter to another, which is not supported; "
            + "use two consonants, two vowels or two marks")
      }
      if !seen.insert(from).inserted {
        messages.append("\(from) has two steps; keep one")
      }
    }
    return messages
  }
}

extension Letter {
  fileprivate enum Kind { case consonant, vowel, mark }

  fileprivate var kind: Kind { isConsonant ? .consonant : takesLead ? .vowel : .mark }

  /// True if this is a dot of another script, which looks like ㆍ.
  fileprivate var looksLikeDot: Bool {
    [0xB7, 0x2022, 0x2027, 0x2219, 0x22C5, 0x30FB, 0xFF65].contains(scalar.value)
  }

  fileprivate var otherDotMessage: String {
    "\(self) (\(scalar.codePoint)) looks like the dot ㆍ, but is another character; write ㆍ (U+318D)"
  }

  /// True if the compatibility style writes two dots as this scalar. No layout may use the scalar as a mark, not even a
  /// layout without dots, because a session can switch between layouts with and without dots.
  fileprivate var isReserved: Bool { self.scalar == DotStyle.compatibility.scalar(of: .twoDots) }

  fileprivate var reservedMessage: String {
    "\(self) (\(scalar.codePoint)) is reserved, because the compatibility style writes two dots with it; "
      + "write ᆢ (U+11A2) for two dots, or use another mark"
  }
}
