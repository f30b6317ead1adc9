--- The constants of docs/spec/FORMAT.md.
local Format = {
  version = 1,
  base = 90,
  header_size = 22,
  key_size = 10,
  -- The index of a lead without a vowel in a before-block.
  lead_index = 28,
  -- In a record, the key appends no letter, or its letter is a pending dot, which follows the lead.
  none = 89,
  pending = 21,
  -- In a header, pending dots are in the compatibility style.
  compatibility = 2,
  -- The first value of each kind of cell. With cell 0, the key appends its letter.
  tail = 1,
  push = 29,
  carry = 561,
  vowel = 1093,
  bare_lead = 1114,
  appended = 1115,
  nothing = 1116,
  letter = 1117,
  before = 1206,
  -- Pending dots, which the next stroke can turn into a vowel.
  dot = 0x119E,
  two_dots = 0x11A2,
  compatibility_dot = 0x318D,
  compatibility_two_dots = 0x2025,
  -- The last consonant of each tail, starting with tail 1.
  last_consonants = {
    "ㄱ", "ㄲ", "ㅅ", "ㄴ", "ㅈ", "ㅎ", "ㄷ", "ㄹ", "ㄱ", "ㅁ", "ㅂ", "ㅅ", "ㅌ", "ㅍ",
    "ㅎ", "ㅁ", "ㅂ", "ㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  },
}

return Format
