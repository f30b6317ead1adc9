// Compiled from src/runtime/KeyboardLayout.ts; do not edit.
import type { Edit } from "./Edit.js";
import type { Key, KeyData } from "./Key.js";
/** A keyboard layout: its keys, and what each does to the text before the cursor. */
export declare class KeyboardLayout {
    /** The layout's name in file names and settings. */
    readonly id: string;
    /** Its name in Korean. */
    readonly name: string;
    /** Its name in Latin letters. */
    readonly latinName: string;
    /** Whether a space only ends the run while something is composed. A second space then writes one. */
    readonly spaceEndsRun: boolean;
    /** After how many ms another press of the same key begins a new letter, unless a session has a time of its own. */
    readonly cycleTimeout: number;
    /** The keys that type. Those that need shift are last. */
    readonly keys: readonly Key[];
    private readonly lookUp;
    /**
     * A layout of your own. The package has ready-made ones.
     *
     * @throws RangeError if the trie is no trie, is damaged, or is of a later version.
     */
    constructor({ cycleTimeout, ...data }: LayoutData);
    /** The key named `id`, or null if the layout has none of that name. */
    key(id: string): Key | null;
    /** The key for `code`, a key of a phone or of a QWERTY keyboard (a capital with shift), or null if there is none. */
    keyByCode(code: string): Key | null;
    /** The key that `scalar`, one character, stands for in hosts that send characters, or null if there is none. */
    keyByScalar(scalar: string): Key | null;
    /**
     * What pressing `key` does to `before`, the text before the cursor: the look-up alone, without a run. Only the last
     * two code points count.
     *
     * @returns null if the key does nothing here, or is of another layout.
     */
    edit(key: Key | null | undefined, before: string | null): Edit | null;
    /**
     * What deletes the last jamo of `before`, the text before the cursor.
     *
     * @returns null if no run can end like this: then delete one character.
     */
    deletion(before: string | null): Edit | null;
}
/** What a {@link KeyboardLayout} is made of. */
export interface LayoutData extends Pick<KeyboardLayout, "id" | "name" | "latinName" | "spaceEndsRun"> {
    /** See {@link KeyboardLayout.cycleTimeout}; by default 1000. */
    readonly cycleTimeout?: number;
    /** The keys in the trie's order. */
    readonly keys: readonly KeyData[];
    /** The text of a trie file. */
    readonly trie: string;
}
//# sourceMappingURL=KeyboardLayout.d.ts.map
