extension Letter {
  /// True of a Hangul scalar that names no letter: a cluster, a conjoining or an archaic jamo, a syllable.
  var isUnknownJamo: Bool {
    guard !isHangul else { return false }
    switch scalar.value {
    case 0, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: return true
    default: return false
    }
  }

  /// Why no key can append it or turn a letter into it, and what to write instead. This is where authors notice what a
  /// layout file cannot say.
  var unknownJamoMessage: String {
    "\(self) (\(scalar.codePoint)) is not a jamo that a run can hold" + (unknownJamoRemedy ?? Self.remedy)
  }

  private static let remedy = "; use ㄱ…ㅎ without clusters, ㅏ…ㅣ, ㆍ (U+318D) or ᆢ (U+11A2)"

  private var unknownJamoRemedy: String? {
    func reason(_ reason: String, write letters: [Letter]) -> String {
      ": \(reason); write \(letters.map { "\($0) (\($0.scalar.codePoint))" }.joined(separator: " and "))"
    }
    let place = "a consonant becomes a lead or a tail by its place"
    let value = Int(scalar.value)
    switch value {
    case 0x1100..<0x1100 + Jamo.leadCount: return reason(place, write: [Jamo.leads[value - 0x1100]])
    case 0x1161..<0x1161 + Jamo.vowelCount: return reason("it conjoins", write: [Jamo.vowels[value - 0x1161]])
    case 0x119E: return reason("it conjoins", write: [.dot])
    case 0x11A8..<0x11A7 + Tail.count: return reason(place, write: Tail(index: value - 0x11A7).letters)
    case 0xAC00..<0xAC00 + Syllable.count:
      return ": it is a syllable, and a key appends or changes one letter; write that"
    default: break
    }
    if let cluster = Jamo.clusters.first(where: { $0.cluster == self }) {
      return reason("keys write one letter after the other", write: [cluster.first, cluster.second])
    }
    return isOld ? ": layouts have no old Hangul" + Self.remedy : nil
  }

  /// True of an archaic jamo. Fillers and places without a character are none.
  private var isOld: Bool {
    switch scalar.value {
    case 0x115F, 0x1160, 0x3164: false
    default: scalar.properties.generalCategory == .otherLetter
    }
  }
}
