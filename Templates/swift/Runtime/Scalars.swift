extension Trie {
  /// What key number `key` does after the last two scalars of `text`.
  func replacement(key: Int, after text: Substring) -> Replacement? {
    replacement(key: key, last: text.scalar(fromEnd: 1), before: text.scalar(fromEnd: 2))
  }
}

extension Substring {
  /// The scalar `distance` from the end, or 0.
  func scalar(fromEnd distance: Int) -> UInt32 {
    guard distance > 0, let index = start(ofLast: distance) else { return 0 }
    return unicodeScalars[index].value
  }

  /// Where the last `count` scalars begin, nil if there are fewer.
  func start(ofLast count: Int) -> Index? {
    unicodeScalars.index(endIndex, offsetBy: -count, limitedBy: startIndex)
  }
}
