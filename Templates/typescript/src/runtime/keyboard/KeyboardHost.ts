import type { Step } from "../Composer.ts";
import { fieldOf } from "../FieldText.ts";
import type { Key } from "../Key.ts";
import type { KeyboardLayout } from "../KeyboardLayout.ts";
import type { Outcome } from "../Outcome.ts";
import { LONGEST_CHARACTER, charactersOf, endsInHangul } from "../Text.ts";
import type { ReadableField } from "../TextClient.ts";
import type { FieldAction } from "./KeyboardField.ts";
import type { Role } from "./KeyboardSlot.ts";

/** What a keyboard needs of its session: an {@link InputSession}, or a class of your own. */
export interface KeyboardSession {
  /** The layout whose keys are pressed. Setting it ends the run. */
  layout: KeyboardLayout;
  /** The text of the run; "" if nothing is composed. */
  readonly composing: string;
  /** Whether a space only ends the run while there is one, if not as the layout says. */
  readonly spaceEndsRun?: boolean | null;
  /** True if each run is written only when it ends: then the keyboard reads nothing of the field. */
  readonly writesOnCommit?: boolean;
  /** What is read of the field: its text, and where the selection is. */
  readonly client: ReadableField;
  /** Presses a key of the layout. Times are as for the keyboard. */
  press(key: Key | undefined, time: number): Outcome;
  /** Ends the run, and writes `text` in place of the selection, or of `deleting` UTF-16 code units before the cursor. */
  insert(text: string, deleting?: number): Outcome;
  /** Ends the run. */
  commit(): Outcome;
  /** Ends the run, or writes a space. */
  space(): Outcome;
  /** Ends the run and the line. */
  enter(): Outcome;
  /** Deletes the selection, or else the last `step` of the run, or else what the field deletes. */
  backspace(step: Step): Outcome;
  /** Ends the run if it is no longer before the cursor. */
  hostDidChange(): void;
  /** @internal */
  batch?(act: () => void): Outcome;
}

/** What a keyboard asks its host to do. More may come in later versions. */
export type KeyboardRequest =
  /** Move the cursor by so many characters, as a person sees them, to the right; to the left, if it is negative. */
  | { readonly kind: "moveCursor"; readonly by: number }
  /** Switch to the next keyboard. */
  | { readonly kind: "nextKeyboard" }
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

/** A slot that was pressed, or has repeated. */
export interface SlotPress {
  /** What was printed on it. */
  readonly legend: string;
  /** Its role, or null if it types. */
  readonly role: Role | "page" | "action" | null;
  /** What it did. */
  readonly outcome: Outcome;
}

/** @internal Whether text is selected. */
export function isSelected({ client, writesOnCommit }: KeyboardSession): boolean {
  const { start, end } = fieldOf(client);
  return !writesOnCommit && start < end;
}

/**
 * @internal The text before the cursor, with the run; null if it is not known.
 * A no-break space, which editors write at the end of a line, is a space here.
 */
export function textBefore({ client, writesOnCommit }: KeyboardSession): string | null {
  const { text, start, isUnknown } = fieldOf(client);
  return writesOnCommit || isUnknown ? null : text.slice(0, start).replace(/\u00a0/g, " ");
}

/** @internal Whether a space would only end the run. */
export function isEndedBySpace({ layout, composing, spaceEndsRun }: KeyboardSession): boolean {
  return (spaceEndsRun ?? layout.spaceEndsRun) && endsInHangul(composing);
}
