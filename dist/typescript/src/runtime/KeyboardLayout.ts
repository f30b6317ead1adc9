// Part of Hwalja, under the MIT licence: see LICENSE.

import type { Edit } from "./Edit.ts";
import type { Key, KeyData } from "./Key.ts";
import { type LookUp, lookUpIn } from "./Trie.ts";

/** A keyboard layout: its keys, and their effects on the text before the cursor. */
export class KeyboardLayout {
  /** The id of the layout in file names and settings. */
  readonly id!: string;
  /** Its name in Korean. */
  readonly name!: string;
  /** Its name in Latin letters. */
  readonly latinName!: string;
  /** True if a space only ends the run while there is one. A second space is then written. */
  readonly spaceEndsRun!: boolean;
  /**
   * The pause in milliseconds after which another press of the same key begins a new letter, unless a session overrides
   * it.
   */
  readonly cycleTimeout!: number;
  /** The keys that type. Those that need shift come last. */
  readonly keys!: readonly Key[];

  /** @internal */
  readonly trie!: string;
  /** @internal See {@link LayoutData.dots}. */
  readonly dots?: number;

  private readonly lookUp!: LookUp;

  /**
   * Creates a layout of your own. The package has ready-made ones.
   *
   * @throws RangeError if the trie is invalid, damaged, or of a later version.
   */
  constructor({ cycleTimeout = 1000, ...data }: LayoutData) {
    const { id: layout } = data;
    const keys = data.keys.map((key, index) => ({
      legend: key.id, scalar: /^.$/u.test(key.id) ? key.id : null, code: null, under: null, ...key, index, layout,
    }));
    Object.assign(this, data, { cycleTimeout, keys, lookUp: lookUpIn(data) });
  }

  /** Returns the key with this id, or null if there is no such key. */
  key(id: string): Key | null {
    return this.keys.find((key) => key.id === id) ?? null;
  }

  /**
   * Returns the key for `code`, a key of a phone or of a QWERTY keyboard (a capital means with shift), or null if there
   * is no such key.
   */
  keyByCode(code: string): Key | null {
    return this.keys.find((key) => key.code === code) ?? null;
  }

  /**
   * Returns the key that `scalar`, one character, identifies in hosts that send characters, or null if there is no such
   * key.
   */
  keyByScalar(scalar: string): Key | null {
    return this.keys.find((key) => key.scalar === scalar) ?? null;
  }

  /**
   * Returns the effect of pressing `key` on `before`, the text before the cursor. This is only the look-up, without a
   * run. Only the last two code points matter.
   *
   * @returns null if the key does nothing here, or is of another layout.
   */
  edit(key: Key | null | undefined, before: string | null): Edit | null {
    if (key?.layout !== this.id || this.keys[key.index]?.id !== key.id) return null;
    return this.lookUp(before ?? "", key.index);
  }

  /**
   * Returns the edit that deletes the last jamo of `before`, the text before the cursor.
   *
   * @returns null if no run can end like this; then delete one character.
   */
  deletion(before: string | null): Edit | null {
    return this.lookUp(before ?? "");
  }
}

/** The data of a {@link KeyboardLayout}. */
export interface LayoutData extends Pick<KeyboardLayout, "id" | "name" | "latinName" | "spaceEndsRun"> {
  /** See {@link KeyboardLayout.cycleTimeout}; by default 1000. */
  readonly cycleTimeout?: number;
  /** The keys in the trie's order. */
  readonly keys: readonly KeyData[];
  /** The text of a trie file. */
  readonly trie: string;
  /** @internal The style of pending dots, if it differs from the trie's: one of the numbers of docs/spec/FORMAT.md. */
  readonly dots?: number;
}
