# The constants of docs/spec/FORMAT.md.
_VERSION = 1
_BASE = 90
_HEADER_SIZE = 22
_KEY_SIZE = 10
# The index of a lead without a vowel in a before-block.
_LEAD_INDEX = 28
# In a record, the key appends no letter, or its letter is a pending dot, which follows the lead.
_NONE = 89
_PENDING = 21
# In a header, pending dots are in the compatibility style.
_COMPATIBILITY = 2
# The first value of each kind of cell. With cell 0, the key appends its letter.
_TAIL = 1
_PUSH = 29
_CARRY = 561
_VOWEL = 1093
_BARE_LEAD = 1114
_APPENDED = 1115
_NOTHING = 1116
_LETTER = 1117
_BEFORE = 1206
# Pending dots, which the next stroke can turn into a vowel.
_DOT = 0x119E
_TWO_DOTS = 0x11A2
_COMPATIBILITY_DOT = 0x318D
_COMPATIBILITY_TWO_DOTS = 0x2025
# The last consonant of each tail, starting with tail 1.
_LAST_CONSONANTS = "ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
