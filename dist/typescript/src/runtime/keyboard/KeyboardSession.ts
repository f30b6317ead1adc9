// Part of Hwalja, under the MIT licence: see LICENSE.

import type { BackspaceUnit } from "../Composer.ts";
import { fieldOf } from "../FieldText.ts";
import type { Key } from "../Key.ts";
import type { KeyboardLayout } from "../KeyboardLayout.ts";
import type { Outcome } from "../Outcome.ts";
import { endsInHangul } from "../Text.ts";
import type { ReadableField } from "../TextClient.ts";

/** The session of a keyboard. Use an {@link InputSession}, or implement this interface yourself. */
export interface KeyboardSession {
  /** The layout whose keys are pressed. Setting it ends the run. */
  layout: KeyboardLayout;
  /** The text of the run; "" if there is no run. */
  readonly composing: string;
  /**
   * True if a space that follows a letter of the run ends the run without writing a space. Null or undefined uses the
   * layout's value.
   */
  readonly spaceEndsRun?: boolean | null;
  /** True if the session writes each run only when the run ends. The keyboard then does not read the field. */
  readonly writesOnCommit?: boolean;
  /** The text and the selection of the field, which the keyboard reads. */
  readonly client: ReadableField;
  /** Presses a key of the layout. Times are on the keyboard's clock. */
  press(key: Key | undefined, time: number): Outcome;
  /** Ends the run, and replaces the selection, or else `deleting` UTF-16 code units before the cursor, with `text`. */
  insert(text: string, deleting?: number): Outcome;
  /** Ends the run. */
  commit(): Outcome;
  /** Ends the run, or writes a space. */
  space(): Outcome;
  /** Ends the run and begins a new line. */
  enter(): Outcome;
  /**
   * Deletes the selection, or else the last `unit` of the run. If there is neither, the field deletes in its own way.
   */
  backspace(unit: BackspaceUnit): Outcome;
  /** Ends the run if it is no longer before the cursor. */
  hostDidChange(): void;
  /** @internal */
  batch?(act: () => void): Outcome;
}

/** @internal Returns true if text is selected. */
export function isSelected({ client, writesOnCommit }: KeyboardSession): boolean {
  const { start, end } = fieldOf(client);
  return !writesOnCommit && start < end;
}

/**
 * @internal Returns the text before the cursor, including the run; null if it is unknown.
 * A no-break space, which editors write at the end of a line, counts as a space.
 */
export function textBefore({ client, writesOnCommit }: KeyboardSession): string | null {
  const { text, start, isUnknown } = fieldOf(client);
  return writesOnCommit || isUnknown ? null : text.slice(0, start).replace(/\u00a0/g, " ");
}

/** @internal Returns true if a space would end the run without writing a space. */
export function isEndedBySpace({ layout, composing, spaceEndsRun }: KeyboardSession): boolean {
  return (spaceEndsRun ?? layout.spaceEndsRun) && endsInHangul(composing);
}
