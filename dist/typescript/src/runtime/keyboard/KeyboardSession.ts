// Part of Hwalja, under the MIT licence: see LICENSE.

import type { BackspaceUnit } from "../Composer.ts";
import { fieldOf } from "../FieldText.ts";
import type { Key } from "../Key.ts";
import type { KeyboardLayout } from "../KeyboardLayout.ts";
import type { Outcome } from "../Outcome.ts";
import { endsInHangul } from "../Text.ts";
import type { ReadableField } from "../TextClient.ts";

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
  /** Deletes the selection, or else the last `unit` of the run, or else what the field deletes. */
  backspace(unit: BackspaceUnit): Outcome;
  /** Ends the run if it is no longer before the cursor. */
  hostDidChange(): void;
  /** @internal */
  batch?(act: () => void): Outcome;
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
