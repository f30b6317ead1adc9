// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/KeyboardLayout.ts; do not edit.
import { lookUpIn } from "./Trie.js";
/** A keyboard layout: a list of keys, and the effects of these keys on the text before the cursor. */
export class KeyboardLayout {
    /**
     * Creates a custom layout. The package also contains ready-made layouts.
     *
     * @throws RangeError if the trie is invalid or damaged, or has a later version.
     */
    constructor({ cycleTimeout = 1000, ...data }) {
        const { id: layout } = data;
        const keys = data.keys.map((key, index) => ({
            legend: key.id, scalar: /^.$/u.test(key.id) ? key.id : null, code: null, under: null, ...key, index, layout,
        }));
        Object.assign(this, data, { cycleTimeout, keys, lookUp: lookUpIn(data) });
    }
    /** Returns the key with this id, or null if there is no such key. */
    key(id) {
        return this.keys.find((key) => key.id === id) ?? null;
    }
    /**
     * Returns the key for `code`, or null if there is no such key. A code is a key of a phone, or a letter of a QWERTY
     * keyboard. A capital letter means the key with shift.
     */
    keyByCode(code) {
        return this.keys.find((key) => key.code === code) ?? null;
    }
    /**
     * Returns the key that `scalar`, one character, identifies in hosts that send characters, or null if there is no such
     * key.
     */
    keyByScalar(scalar) {
        return this.keys.find((key) => key.scalar === scalar) ?? null;
    }
    /**
     * Returns the effect of pressing `key` on `before`, the text before the cursor. This is only the look-up, without a
     * run. Only the last two code points matter.
     *
     * @returns null if the key does nothing here, or belongs to another layout.
     */
    edit(key, before) {
        if (key?.layout !== this.id || this.keys[key.index]?.id !== key.id)
            return null;
        return this.lookUp(before ?? "", key.index);
    }
    /**
     * Returns the edit that deletes the last jamo of `before`, the text before the cursor.
     *
     * @returns null if no run can end like this text. In that case, delete one character.
     */
    deletion(before) {
        return this.lookUp(before ?? "");
    }
}
