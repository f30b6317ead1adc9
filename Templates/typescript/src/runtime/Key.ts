/** A key of a layout, and what is needed to draw it. */
export interface Key {
  /** The name of the key, unique in its layout. */
  readonly id: string;
  /** What is printed on it. */
  readonly legend: string;
  /**
   * The character that stands for the key in hosts that send characters: the one that it appends or, for a modifier,
   * another. Unique in its layout, or null.
   */
  readonly scalar: string | null;
  /** The key of a phone (0 to 9, * and #) or of a computer (a to z, A to Z with shift) that types it, or null. */
  readonly code: string | null;
  /** The id of the key that it lies under, if it needs shift, or null. */
  readonly under: string | null;
  /** Its place in {@link KeyboardLayout.keys}. */
  readonly index: number;
  /** The id of its layout. */
  readonly layout: string;
}

/**
 * What a {@link Key} is made of. Without a legend, its id is printed on it; without a scalar, an id of one character is
 * its scalar.
 */
export interface KeyData extends Pick<Key, "id">, Partial<Pick<Key, "legend" | "scalar" | "code" | "under">> {}
