// Part of Hwalja, under the MIT licence: see LICENSE.

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
    /** Whether a space only ends the run while something is composed. A second space then writes one. */
    spaceEndsRun;
    /** After how many ms another press of the same key begins a new letter, unless a session has a time of its own. */
    cycleTimeout;
    /** The keys that type. Those that need shift are last. */
    keys;
    trie;
    /**
     * A layout of your own. The package has ready-made ones.
     *
     * @throws RangeError if the trie is no trie, is damaged, or is of a later version.
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
    /** The key for `code`, a key of a phone or of a QWERTY keyboard (a capital with shift), or null if there is none. */
    keyByCode(code) {
        return this.keys.find((key) => key.code === code) ?? null;
    }
    /** The key that `scalar`, one character, stands for in hosts that send characters, or null if there is none. */
    keyByScalar(scalar) {
        return this.keys.find((key) => key.scalar === scalar) ?? null;
    }
    /**
     * What pressing `key` does to `before`, the text before the cursor: the look-up alone, without a run. Only the last
     * two code points count.
     *
     * @returns null if the key does nothing here, or is of another layout.
     */
    edit(key, before) {
        if (key?.layout !== this.id || this.keys[key.index]?.id !== key.id)
            return null;
        return lookUp(this.trie, key.index, before ?? "");
    }
    /**
     * What deletes the last jamo of `before`, the text before the cursor.
     *
     * @returns null if no run can end like this: then delete one character.
     */
    deletion(before) {
        return lookUp(this.trie, digit(this.trie, 19) - 1, before ?? "");
    }
}
