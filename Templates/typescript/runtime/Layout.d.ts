// Compiled from _source/runtime/Layout.ts; do not edit.
import type { Edit, Key, LayoutData } from "./Types.js";
/** A keyboard layout: its keys, and what each does to the text before the cursor. */
export declare class KeyboardLayout {
    /** The layout's name in file names and settings. */
    readonly id: string;
    /** Its name in Korean. */
    readonly name: string;
    /** Its name in Latin letters. */
    readonly latinName: string;
    /** Whether space only ends the run while something is composed. */
    readonly spaceEndsRun: boolean;
    /** After how many milliseconds another press of a key begins a new letter, unless a session says otherwise. */
    readonly cycleTimeout: number;
    /** The keys that type, those that need shift last. */
    readonly keys: readonly Key[];
    private readonly trie;
    /**
     * A layout of one's own; those of this file are there ready-made.
     *
     * @throws RangeError if the trie is none, is damaged, or is of a later version.
     */
    constructor({ id, name, latinName, spaceEndsRun, cycleTimeout, keys, trie }: LayoutData);
    /** The key named `id`, or null if the layout has none of that name. */
    key(id: string): Key | null;
    /** The key that a phone's key or a computer's letter types, or null if there is none. */
    keyByCode(code: string): Key | null;
    /** The key that `scalar`, one character, stands for, or null if there is none: for hosts that send characters. */
    keyByScalar(scalar: string): Key | null;
    /**
     * What pressing `key` does with `before`, the text before the cursor: the raw look-up, which knows
     * no run. Only the last two code points count.
     *
     * @returns null if the key does nothing here, or is not one of this layout's.
     */
    edit(key: Key | null | undefined, before: string | null): Edit | null;
    /**
     * What removes the last jamo of `before`, the text before the cursor.
     *
     * @returns null if no composing run can end so; delete one character then.
     */
    deletion(before: string | null): Edit | null;
}
