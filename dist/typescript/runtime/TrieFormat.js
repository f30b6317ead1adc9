// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/TrieFormat.ts; do not edit.
// The constants of docs/spec/FORMAT.md.
export const VERSION = 1;
export const BASE = 90;
export const KEY_SIZE = 10;
export const NONE = 89;
export const LEAD_INDEX = 28;
export const PENDING = 21;
// The styles of pending dots.
export const CONJOINING = 1;
export const COMPATIBILITY = 2;
// The first number of each kind of cell.
export const TAIL = 1;
export const PUSH = 29;
export const CARRY = 561;
export const VOWEL = 1093;
export const BARE_LEAD = 1114;
export const APPENDED = 1115;
export const NOTHING = 1116;
export const LETTER = 1117;
export const BEFORE = 1206;
/** The last consonant of each tail, from tail 1 on. */
export const LAST_CONSONANTS = "ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
export const DOT = 0x119E;
export const TWO_DOTS = 0x11A2;
export const COMPATIBILITY_DOT = 0x318D;
export const COMPATIBILITY_TWO_DOTS = 0x2025;
