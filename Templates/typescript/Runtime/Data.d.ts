// What the generator fills in around these files: the layouts, and the numbers of docs/FORMAT.md.
declare const layouts: readonly KeyboardLayout[], keyboards: readonly KeyboardPages[];
declare const VERSION: number, BASE: number, KEY_SIZE: number;
declare const NONE: number, LEAD_INDEX: number, PENDING: number, CONJOINING: number, COMPATIBILITY: number;
declare const TAIL: number, PUSH: number, CARRY: number, VOWEL: number, BARE_LEAD: number, APPENDED: number;
declare const NOTHING: number, LETTER: number, BEFORE: number;
// The last consonant of each tail, from tail 1 on.
declare const LAST_CONSONANTS: string;
declare const DOT: number, TWO_DOTS: number, COMPATIBILITY_DOT: number;

/** Every browser has it; this compiler's library does not yet. */
interface Selection {
  modify(alter: string, direction: string, granularity: string): void;
}
