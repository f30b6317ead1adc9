// Compiled from src/runtime/KeyboardLayout.ts; do not edit.
import type { Edit } from "./Edit.js";
import type { Key, KeyData } from "./Key.js";
/** A keyboard layout: a list of keys, and the effects of these keys on the text before the cursor. */
export declare class KeyboardLayout {
    /** The id of the layout in file names and settings. */
    readonly id: string;
    /** The layout's name in Korean. */
    readonly name: string;
    /** The layout's name in Latin letters. */
    readonly latinName: string;
    /**
     * True if a space that follows a letter of the run ends the run without writing a space. A second space is then
     * written.
     */
    readonly spaceEndsRun: boolean;
    /**
     * The pause in milliseconds after which another press of the same key begins a new letter, unless a session overrides
     * it.
     */
    readonly cycleTimeout: number;
    /** The keys that type. The keys that need shift come last. */
    readonly keys: readonly Key[];
    private readonly lookUp;
    /**
     * Creates a custom layout. The package also contains ready-made layouts.
     *
     * @throws RangeError if the trie is invalid or damaged, or has a later version.
     */
    constructor({ cycleTimeout, ...data }: LayoutData);
    /** Returns the key with this id, or null if there is no such key. */
    key(id: string): Key | null;
    /**
     * Returns the key for `code`, or null if there is no such key. A code is a key of a phone, or a letter of a QWERTY
     * keyboard. A capital letter means the key with shift.
     */
    keyByCode(code: string): Key | null;
    /**
     * Returns the key that `scalar`, one character, identifies in hosts that send characters, or null if there is no such
     * key.
     */
    keyByScalar(scalar: string): Key | null;
    /**
     * Returns the effect of pressing `key` on `before`, the text before the cursor. This is only the look-up, without a
     * run. Only the last two code points matter.
     *
     * @returns null if the key does nothing here, or belongs to another layout.
     */
    edit(key: Key | null | undefined, before: string | null): Edit | null;
    /**
     * Returns the edit that deletes the last jamo of `before`, the text before the cursor.
     *
     * @returns null if no run can end like this text. In that case, delete one character.
     */
    deletion(before: string | null): Edit | null;
}
/** The data of a {@link KeyboardLayout}. */
export interface LayoutData extends Pick<KeyboardLayout, "id" | "name" | "latinName" | "spaceEndsRun"> {
    /** See {@link KeyboardLayout.cycleTimeout}. Defaults to 1000. */
    readonly cycleTimeout?: number;
    /** The keys in the trie's order. */
    readonly keys: readonly KeyData[];
    /** The text of a trie file. */
    readonly trie: string;
}
//# sourceMappingURL=KeyboardLayout.d.ts.map
