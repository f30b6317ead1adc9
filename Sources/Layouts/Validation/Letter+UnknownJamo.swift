extension Letter {
  /// True if this is a Hangul scalar that cannot be a letter of a run: a cluster, a conjoining or archaic jamo, or a
  /// syllable.
  var isUnknownJamo: Bool {
    guard !isHangul else { return false }
    switch scalar.value {
    case 0, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: return true
    default: return false
    }
  }

  /// A message that explains why no key can type this letter, and what to write instead. Authors who hit a limit of
  /// layout files see this message, so it is detailed.
  var unknownJamoMessage: String {
    "\(self) (\(scalar.codePoint)) is not a letter that a key can type" + (unknownJamoRemedy ?? Self.remedy)
  }

  private static let remedy = "; use ㄱ…ㅎ without clusters, ㅏ…ㅣ, ㆍ (U+318D) or ᆢ (U+11A2)"

  private var unknownJamoRemedy: String? {
    func reason(_ reason: String, write letters: [Letter]) -> String {
      ": \(reason); write \(letters.map { "\($0) (\($0.scalar.codePoint))" }.joined(separator: " and "))"
    }
    let position = "its position makes a consonant a lead or a tail"
    let value = Int(scalar.value)
    switch value {
    case 0x1100..<0x1100 + Jamo.leadCount: return reason(position, write: [Jamo.leads[value - 0x1100]])
    case 0x1161..<0x1161 + Jamo.vowelCount:
      return reason("it is a conjoining vowel", write: [Jamo.vowels[value - 0x1161]])
    case 0x119E: return reason("it is a conjoining dot", write: [.dot])
    case 0x11A8..<0x11A7 + Tail.count: return reason(position, write: Tail(index: value - 0x11A7).letters)
    case 0xAC00..<0xAC00 + Syllable.count:
      return ": it is a syllable, but a key types a single letter; write that letter"
    default: break
    }
    if let cluster = Jamo.clusters.first(where: { $0.cluster == self }) {
      return reason("users type it as two letters", write: [cluster.first, cluster.second])
    }
    return isArchaic ? ": archaic letters are not supported" + Self.remedy : nil
  }

  /// True if this is an archaic jamo, and not a filler or an unassigned code point.
  private var isArchaic: Bool {
    switch scalar.value {
    case 0x115F, 0x1160, 0x3164: false
    default: scalar.properties.generalCategory == .otherLetter
    }
  }
}
