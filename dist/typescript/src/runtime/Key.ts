// Part of Hwalja, under the MIT licence: see LICENSE.

/** A key of a layout, with the data to draw it. */
export interface Key {
  /** The id of the key, unique in its layout. */
  readonly id: string;
  /** The legend. */
  readonly legend: string;
  /**
   * The character that identifies the key in hosts that send characters: the one that it appends or, for a modifier,
   * another. It is unique in its layout, or null.
   */
  readonly scalar: string | null;
  /** The key of a phone (0 to 9, * and #) or of a computer (a to z, A to Z with shift) that types it, or null. */
  readonly code: string | null;
  /** The id of the unshifted key in the same place, if this key needs shift, or null. */
  readonly under: string | null;
  /** Its index in {@link KeyboardLayout.keys}. */
  readonly index: number;
  /** The id of its layout. */
  readonly layout: string;
}

/**
 * The data of a {@link Key}. The legend defaults to the id, and so does the scalar if the id is one character.
 */
export interface KeyData extends Pick<Key, "id">, Partial<Pick<Key, "legend" | "scalar" | "code" | "under">> {}
