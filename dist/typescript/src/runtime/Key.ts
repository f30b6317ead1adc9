// Part of Hwalja, under the MIT licence: see LICENSE.

/** A key of a layout, with the data that is needed to draw the key. */
export interface Key {
  /** The id of the key, unique in its layout. */
  readonly id: string;
  /** The legend. */
  readonly legend: string;
  /**
   * The character that identifies the key in hosts that send characters. It is the character that the key appends, or
   * another character if the key only modifies letters. It is unique in its layout, or null.
   */
  readonly scalar: string | null;
  /**
   * The phone key (0 to 9, * and #) or the computer key (a to z, or A to Z with shift) that types this key, or null.
   */
  readonly code: string | null;
  /** The id of the unshifted key in the same place, or null if this key does not need shift. */
  readonly under: string | null;
  /** The index of the key in {@link KeyboardLayout.keys}. */
  readonly index: number;
  /** The id of the layout that contains the key. */
  readonly layout: string;
}

/**
 * The data of a {@link Key}. The legend defaults to the id. The scalar also defaults to the id, if the id is one
 * character.
 */
export interface KeyData extends Pick<Key, "id">, Partial<Pick<Key, "legend" | "scalar" | "code" | "under">> {}
