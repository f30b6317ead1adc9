// Compiled from src/runtime/KeyboardLayout.ts; do not edit.
import { lookUpIn } from "./Trie.js";
/** A keyboard layout: its keys, and what each does to the text before the cursor. */
export class KeyboardLayout {
    /**
     * A layout of your own. The package has ready-made ones.
     *
     * @throws RangeError if the trie is no trie, is damaged, or is of a later version.
     */
    constructor({ cycleTimeout = 1000, ...data }) {
        const { id: layout } = data;
        const keys = data.keys.map((key, index) => ({
            legend: key.id, scalar: /^.$/u.test(key.id) ? key.id : null, code: null, under: null, ...key, index, layout,
        }));
        Object.assign(this, data, { cycleTimeout, keys, lookUp: lookUpIn(data) });
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
        return this.lookUp(before ?? "", key.index);
    }
    /**
     * What deletes the last jamo of `before`, the text before the cursor.
     *
     * @returns null if no run can end like this: then delete one character.
     */
    deletion(before) {
        return this.lookUp(before ?? "");
    }
}
