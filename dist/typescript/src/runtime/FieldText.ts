// Part of Hwalja, under the MIT licence: see LICENSE.

// Snapshots of a field, and the difference between two snapshots.

import type { Edit } from "./Edit.ts";
import { endsAt, within } from "./Text.ts";
import type { ReadableField } from "./TextClient.ts";

/** A field's text and selection at one moment. */
export interface FieldText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True if the field does not report its cursor. */
  readonly isUnknown: boolean;
}

/** Returns a snapshot of the field of `client`, with offsets clamped to the text. */
export function fieldOf({ value, selectionStart, selectionEnd }: ReadableField): FieldText {
  const text = value ?? "";
  const end = within(selectionEnd ?? text.length, text.length);
  const start = within(selectionStart ?? end, end);
  return { text, start, end, isUnknown: typeof selectionStart !== "number" };
}

/** Returns the outcome of the change from the snapshot `before` to the other snapshot, or null if they are equal. */
export function changeOf(before: FieldText, { text, start, end }: FieldText) {
  if (text === before.text && start === before.start && end === before.end) return null;
  const isLonger = before.start === before.end && text.length > before.text.length;
  return isLonger && endsAt(text, before.text.slice(0, before.start), before.start) ? "written" : "changed";
}

/**
 * Returns `field` after an edit at its cursor. If text is selected, the edit deletes the selection instead of the
 * characters before the cursor.
 */
export function edited(field: FieldText, { deleting, inserting }: Edit): FieldText {
  const { text, start, end } = field;
  const place = start < end ? start : Math.max(start - deleting, 0);
  const cursor = place + inserting.length;
  return { ...field, text: text.slice(0, place) + inserting + text.slice(end), start: cursor, end: cursor };
}

/**
 * Returns true if `run`, which ended at the cursor of the snapshot `before`, now ends at the cursor of the other
 * snapshot. The text before the run may have changed, for example because another person has edited it, but the text
 * after the run must be the same. Returns false if the same text may have been typed again after the run.
 */
export function endsAtCursor(run: string, before: FieldText, { text, start, end, isUnknown }: FieldText) {
  if (start < end || isUnknown || !endsAt(text, run, end)) return false;
  const hasMoved = text.length - end !== before.text.length - before.end;
  return end === before.end || !hasMoved && !endsAt(text, before.text.slice(0, before.end), before.end);
}
