// Part of Hwalja, under the MIT licence: see LICENSE.

import { LONGEST_CHARACTER, charactersOf } from "../Text.ts";
import type { FieldAction } from "./KeyboardField.ts";

/** A keyboard's request to its host. Later versions may add requests. */
export type KeyboardRequest =
  /**
   * Move the cursor by this number of user-perceived characters. A positive number moves the cursor to the right, and a
   * negative number to the left.
   */
  | { readonly kind: "moveCursor"; readonly by: number }
  /** Switch to the next keyboard. */
  | {
    readonly kind: "nextKeyboard";
    /** @internal The name of the next keyboard's layout, if the user chose it from a list. */
    readonly name?: string;
  }
  /** Hide the keyboard. */
  | { readonly kind: "hide" }
  /** Perform the action of Enter in this field. The run has ended. */
  | { readonly kind: "perform"; readonly action: FieldAction }
  /** Perform a custom action, which a slot names. The run has ended. */
  | { readonly kind: "action"; readonly name: string };

/**
 * Returns the number of UTF-16 code units that the cursor moves by when it moves by `count` characters.
 *
 * @param before The text before the cursor, or only the end of that text.
 * @param after The text after the cursor, or only the start of that text.
 */
export function utf16Units(count: number, before: string, after: string): number {
  const near = LONGEST_CHARACTER * count;
  const passed = count < 0
    ? charactersOf(before.slice(near)).slice(count) : charactersOf(after.slice(0, near)).slice(0, count);
  const { length } = passed.join("");
  // This avoids -0.
  return count < 0 ? 0 - length : length;
}
