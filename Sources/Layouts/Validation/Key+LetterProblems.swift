extension Key {
  var letterFaults: [Fault] {
    let chains: [Fault] = advance.malformedChains.map { chain in
      let letters = chain.unicodeScalars.split { "→⇢".unicodeScalars.contains($0) }
      let remedy =
        letters.count > 1 && letters.contains { $0.count > 1 }
        ? "a key changes only the last letter, so write one on each side of an arrow" : "mend its arrows"
      return (.advance, "\"\(chain)\" is not a chain of letters such as ㄱ→ㅋ→ㄲ; \(remedy)")
    }
    let own = [appends].compactMap { $0 }
    let unknown: [Fault] = own.filter(\.isUnknownJamo).map { (.appends, $0.unknownJamoMessage) }
    let advanced = Set(advance.steps.flatMap { [$0.from, $0.to] }).sorted()
    func member(_ letter: Letter) -> KeyMember { letter == appends ? .appends : .advance }
    // Only marks can be such scalars: jamo have a shape.
    let shapeless = Set(own + advanced).sorted().filter { !$0.isUnknownJamo }.compactMap { letter in
      String(letter.scalar).textFault(as: .word).map { fault -> Fault in
        (member(letter), "a letter cannot be what \(fault)")
      }
    }
    let reserved = Set(own + advanced).filter(\.isReserved).map { (member($0), $0.reservedMessage) }
    guard shapeless.isEmpty, reserved.isEmpty else { return unknown + chains + shapeless + reserved }
    let dots: [Fault] = dotsOfOtherScripts.map { (member($0), $0.otherDotMessage) }
    guard dots.isEmpty else { return unknown + chains + dots }
    let steps = advanced.filter(\.isUnknownJamo).map(\.unknownJamoMessage) + stepMessages
    return unknown + chains + steps.map { (.advance, $0) }
  }

  /// Characters in steps between vowels that look like ㆍ and are not: the likeliest mistake of all.
  private var dotsOfOtherScripts: [Letter] {
    let steps = advance.steps.filter { $0.from.takesLead || $0.to.takesLead }
    return Set(steps.flatMap { [$0.from, $0.to] }).filter(\.looksLikeDot).sorted()
  }

  private var stepMessages: [String] {
    var messages: [String] = []
    var seen: Set<Letter> = []
    for step in advance.steps {
      let (from, to) = (step.from, step.to)
      if step.loopsSilently {
        messages.append(
          "\(from) advances to itself; drop the step, or end a longer chain in it twice "
            + "to say that the key leaves \(from) alone")
      } else if from == to && appends == nil {
        messages.append(
          "\(from)→\(to) says nothing on a key that appends nothing; drop the step")
      } else if from.kind != to.kind && !from.isUnknownJamo && !to.isUnknownJamo {
        messages.append(
          "\(from)→\(to) turns one kind of letter into another, which no layout file can; "
            + "use two consonants, two vowels or two marks")
      }
      if !seen.insert(from).inserted {
        messages.append("it says twice what \(from) becomes; keep one")
      }
    }
    return messages
  }
}

extension Letter {
  fileprivate enum Kind { case consonant, vowel, mark }

  fileprivate var kind: Kind { isConsonant ? .consonant : takesLead ? .vowel : .mark }

  /// The dots of other scripts that are drawn as ㆍ is.
  fileprivate var looksLikeDot: Bool {
    [0xB7, 0x2022, 0x2027, 0x2219, 0x22C5, 0x30FB, 0xFF65].contains(scalar.value)
  }

  fileprivate var otherDotMessage: String {
    "\(self) (\(scalar.codePoint)) looks like the vowel and is another character; write ㆍ (U+318D)"
  }

  /// True if this is how the compatibility style writes two dots. A layout without dots can be typed on in a session
  /// beside one that has them, so that no layout may have it as a mark.
  fileprivate var isReserved: Bool { self.scalar == DotStyle.compatibility.scalar(of: .twoDots) }

  fileprivate var reservedMessage: String {
    "\(self) (\(scalar.codePoint)) is how the compatibility style writes two dots; "
      + "write ᆢ (U+11A2) for two dots, or use another mark"
  }
}
