import type { Edit } from "./Types.js";
/** `text` with the edit made at its end. */
export declare function applied({ deleting, inserting }: Edit, text: string): string;
/** The smallest edit at the end of `before` that turns it into `after`. */
export declare function difference(before: string, after: string): Edit;
/** The code point of `text` that ends at `end`, 0 if there is none; a lone surrogate is its own. */
export declare function scalarBefore(text: string, end?: number): number;
/** How many UTF-16 code units `scalar` takes; 0 for none. */
export declare function width(scalar: number): 1 | 0 | 2;
/** `run` without its last code point. */
export declare function withoutScalar(run: string): string;
/** `run` without its last unit: a syllable, a letter, or a pending dot with its lead. */
export declare function withoutUnit(run: string): string;
/** Whether `scalar` is Hangul. In a run, all else is a mark. */
export declare function isHangul(scalar: number): boolean;
/** The last letter of `run` if it is a consonant or a mark; "" if it is a vowel or a dot. */
export declare function consonantOrMark(run: string): string;
/** `offset`, or the nearest to it from 0 to `length`; 0 if it is no number. */
export declare function within(offset: number, length: number): number;
/** The user-perceived characters of `text`, in browsers that know them; in others, its code points. */
export declare function charactersOf(text: string): string[];
/** What no character is longer than. A flag has 4 code units, so that 64 cut none in two. */
export declare const LONGEST_CHARACTER = 64;
/** Where the last user-perceived character of `text` before `end` begins. */
export declare function lastCharacter(text: string, end: number): number;
