import type { Edit, LayoutData } from "./Types.js";
/** What the key of this number does to `text` before the cursor, null if nothing. By default it is backspace. */
export declare type LookUp = (text: string, key?: number) => Edit | null;
/** The digit at `offset`, 0 outside the trie. */
export declare function digitOf(trie: string, offset: number): number;
/**
 * Looks keys up in `trie`, which writes pending dots as `dots` says.
 *
 * @throws RangeError if it is no trie, is damaged, or is of a later version.
 */
export declare function lookUpIn({ trie, dots }: Pick<LayoutData, "trie" | "dots">): LookUp;
