// Part of Hwalja, under the MIT licence: see LICENSE.

import { LONGEST_CHARACTER, charactersOf } from "../Text.ts";
import type { FieldAction } from "./KeyboardField.ts";

/** What a keyboard asks its host to do. More may come in later versions. */
export type KeyboardRequest =
  /** Move the cursor by so many characters, as a person sees them, to the right; to the left, if it is negative. */
  | { readonly kind: "moveCursor"; readonly by: number }
  /** Switch to the next keyboard. */
  | {
    readonly kind: "nextKeyboard";
    /** @internal The name of the layout, if the user chose it from a list. */
    readonly name?: string;
  }
  /** Hide the keyboard. */
  | { readonly kind: "hide" }
  /** Do what Enter does in this field; the run has ended. */
  | { readonly kind: "perform"; readonly action: FieldAction }
  /** Do an action of your own, whose name a slot has; the run has ended. */
  | { readonly kind: "action"; readonly name: string };

/**
 * By how many UTF-16 code units the cursor moves when it moves by `count` characters.
 *
 * @param before The text before the cursor, or the end of it.
 * @param after The text after the cursor, or the beginning of it.
 */
export function utf16Units(count: number, before: string, after: string): number {
  const near = LONGEST_CHARACTER * count;
  const passed = count < 0
    ? charactersOf(before.slice(near)).slice(count) : charactersOf(after.slice(0, near)).slice(0, count);
  const { length } = passed.join("");
  // Not -0.
  return count < 0 ? 0 - length : length;
}
