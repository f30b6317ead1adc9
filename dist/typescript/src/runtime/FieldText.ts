// Part of Hwalja, under the MIT licence: see LICENSE.

// A field at one moment.

import type { Edit } from "./Edit.ts";
import { endsAt, within } from "./Text.ts";
import type { ReadableField } from "./TextClient.ts";

/** A field's text, and where its selection starts and ends. */
export interface FieldText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it does not say where its cursor is. */
  readonly isUnknown: boolean;
}

/** The field of `client` now, with offsets that are within the text. */
export function fieldOf({ value, selectionStart, selectionEnd }: ReadableField): FieldText {
  const text = value ?? "";
  const end = within(selectionEnd ?? text.length, text.length);
  const start = within(selectionStart ?? end, end);
  return { text, start, end, isUnknown: typeof selectionStart !== "number" };
}

/** What happened to a field between two moments, or null if nothing did. */
export function changeOf(before: FieldText, { text, start, end }: FieldText) {
  if (text === before.text && start === before.start && end === before.end) return null;
  const isLonger = before.start === before.end && text.length > before.text.length;
  return isLonger && endsAt(text, before.text.slice(0, before.start), before.start) ? "written" : "changed";
}

/** `field` with an edit made at its cursor. A selection goes instead of what the edit deletes. */
export function edited(field: FieldText, { deleting, inserting }: Edit): FieldText {
  const { text, start, end } = field;
  const place = start < end ? start : Math.max(start - deleting, 0);
  const cursor = place + inserting.length;
  return { ...field, text: text.slice(0, place) + inserting + text.slice(end), start: cursor, end: cursor };
}

/**
 * Whether `run`, which ended at the cursor of `before`, now ends at the cursor of the field. If the text before it has
 * changed, as by another person, the text after it has not; where the same text may have been typed after it, it has
 * ended.
 */
export function endsAtCursor(run: string, before: FieldText, { text, start, end, isUnknown }: FieldText) {
  if (start < end || isUnknown || !endsAt(text, run, end)) return false;
  const hasMoved = text.length - end !== before.text.length - before.end;
  return end === before.end || !hasMoved && !endsAt(text, before.text.slice(0, before.end), before.end);
}
