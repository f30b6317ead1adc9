import Foundation
import Hangul

/// Facts about Hangul from Unicode alone: the names of characters and canonical (de)composition.
///
/// The oracle uses no table and no arithmetic of the project. A jamo's name has a role and a sound, as
/// in HANGUL JONGSEONG RIEUL-PHIEUPH; a hyphen joins the sounds of a cluster.
public enum UnicodeOracle {
  /// The roles of jamo: LETTER is a compatibility jamo, the others are conjoining jamo.
  public enum Role: String, Sendable {
    case letter = "LETTER"
    case lead = "CHOSEONG"
    case vowel = "JUNGSEONG"
    case tail = "JONGSEONG"
  }

  private static let scalars: [Role: [String: Unicode.Scalar]] = {
    var result: [Role: [String: Unicode.Scalar]] = [:]
    let blocks: [ClosedRange<UInt32>] = [0x1100...0x11FF, 0x3131...0x318E]
    for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
      guard let (role, sound) = reading(of: scalar) else { continue }
      result[role, default: [:]][sound] = scalar
    }
    return result
  }()

  /// The role and the sound in the name of `scalar`, or nil if it is not a jamo.
  public static func reading(of scalar: Unicode.Scalar) -> (role: Role, sound: String)? {
    let words = (scalar.properties.name ?? "").split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "HANGUL", let role = Role(rawValue: String(words[1])) else {
      return nil
    }
    return (role, String(words[2]))
  }

  /// The jamo of that role and sound, or nil if there is none.
  public static func scalar(_ role: Role, _ sound: some StringProtocol) -> Unicode.Scalar? {
    scalars[role]?[String(sound)]
  }

  /// The jamo that sounds like `letter` in another role, or nil if there is none.
  public static func scalar(_ role: Role, like letter: Letter) -> Unicode.Scalar? {
    reading(of: letter.scalar).flatMap { scalar(role, $0.sound) }
  }

  /// The letters of `text` as keyboards type them: syllables are decomposed, clusters in tails are
  /// split, and every jamo is named by its compatibility form.
  public static func letters(of text: String) -> [Letter] {
    text.unicodeScalars.flatMap { lettersOfSyllables[$0] ?? letters(in: $0) }
  }

  /// A cache, because tests ask millions of times and decomposition is slow.
  private static let lettersOfSyllables = Dictionary(
    uniqueKeysWithValues: syllables.map { ($0, letters(in: $0)) })

  private static func letters(in scalar: Unicode.Scalar) -> [Letter] {
    String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.flatMap { part -> [Letter] in
      guard let (role, sound) = reading(of: part) else { return [Letter(part)] }
      let sounds = role == .tail ? sound.split(separator: "-") : [Substring(sound)]
      return sounds.map { Letter(self.scalar(.letter, $0) ?? part) }
    }
  }

  /// The syllable of a lead, a vowel and perhaps a tail, by canonical composition, if there is one.
  public static func syllable(_ lead: Letter, _ vowel: Letter, tail: Letter? = nil)
    -> Unicode.Scalar?
  {
    var text = String.UnicodeScalarView()
    guard let lead = scalar(.lead, like: lead), let vowel = scalar(.vowel, like: vowel) else {
      return nil
    }
    text.append(contentsOf: [lead, vowel])
    if let tail {
      guard let tail = scalar(.tail, like: tail) else { return nil }
      text.append(tail)
    }
    let composed = String(text).precomposedStringWithCanonicalMapping.unicodeScalars
    return composed.count == 1 ? composed.first : nil
  }

  /// The 11,172 syllables, in code point order.
  public static let syllables: [Unicode.Scalar] = (0xAC00...0xD7A3).compactMap {
    Unicode.Scalar(UInt32($0))
  }
}
