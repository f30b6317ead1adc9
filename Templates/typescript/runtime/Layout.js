// Compiled from _source/runtime/Layout.ts; do not edit.
import { digit, isSealed, lookUp, pair } from "./Trie.js";
import { VERSION } from "./TrieFormat.js";
/** A keyboard layout: its keys, and what each does to the text before the cursor. */
export class KeyboardLayout {
    /** The layout's name in file names and settings. */
    id;
    /** Its name in Korean. */
    name;
    /** Its name in Latin letters. */
    latinName;
    /** Whether space only ends the run while something is composed. */
    spaceEndsRun;
    /** After how many milliseconds another press of a key begins a new letter, unless a session says otherwise. */
    cycleTimeout;
    /** The keys that type, those that need shift last. */
    keys;
    trie;
    /**
     * A layout of one's own; those of this file are there ready-made.
     *
     * @throws RangeError if the trie is none, is damaged, or is of a later version.
     */
    constructor({ id, name, latinName, spaceEndsRun, cycleTimeout = 1000, keys, trie }) {
        const isTrie = /^HWJT[%-~]{18,}$/.test(trie) && digit(trie, 9) === VERSION;
        if (!isTrie || pair(trie, 10) !== trie.length || !isSealed(trie)) {
            throw new RangeError(`not a trie of version ${VERSION}`);
        }
        this.keys = keys.map((key, index) => ({
            legend: key.id, scalar: /^.$/u.test(key.id) ? key.id : null, code: null, under: null, ...key, index, layout: id,
        }));
        this.id = id;
        this.name = name;
        this.latinName = latinName;
        this.spaceEndsRun = spaceEndsRun;
        this.cycleTimeout = cycleTimeout;
        this.trie = trie;
    }
    /** The key named `id`, or null if the layout has none of that name. */
    key(id) {
        return this.keys.find((key) => key.id === id) ?? null;
    }
    /** The key that a phone's key or a computer's letter types, or null if there is none. */
    keyByCode(code) {
        return this.keys.find((key) => key.code === code) ?? null;
    }
    /** The key that `scalar`, one character, stands for, or null if there is none: for hosts that send characters. */
    keyByScalar(scalar) {
        return this.keys.find((key) => key.scalar === scalar) ?? null;
    }
    /**
     * What pressing `key` does with `before`, the text before the cursor: the raw look-up, which knows
     * no run. Only the last two code points count.
     *
     * @returns null if the key does nothing here, or is not one of this layout's.
     */
    edit(key, before) {
        if (key?.layout !== this.id || this.keys[key.index]?.id !== key.id)
            return null;
        return lookUp(this.trie, key.index, before ?? "");
    }
    /**
     * What removes the last jamo of `before`, the text before the cursor.
     *
     * @returns null if no composing run can end so; delete one character then.
     */
    deletion(before) {
        return lookUp(this.trie, digit(this.trie, 19) - 1, before ?? "");
    }
}
