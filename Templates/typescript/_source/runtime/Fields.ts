// A field at one moment.

import { within } from "./Text.js";
import type { KeyboardSession } from "./keyboard/KeyboardHost.js";

/** A field's text, and where its selection starts and ends. */
export interface FieldText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it does not say where its cursor is. */
  readonly isUnknown: boolean;
}

/** The field of `client` now, with offsets that are within the text. */
export function fieldOf({ value, selectionStart, selectionEnd }: KeyboardSession["client"]): FieldText {
  const text = value ?? "";
  const end = within(selectionEnd ?? text.length, text.length);
  const start = within(selectionStart ?? end, end);
  return { text, start, end, isUnknown: typeof selectionStart !== "number" };
}

/** What happened to a field between two moments, or null if nothing did. */
export function changeOf(before: FieldText, { text, start, end }: FieldText) {
  if (text === before.text && start === before.start && end === before.end) return null;
  const isLonger = before.start === before.end && text.length > before.text.length;
  return isLonger && text.startsWith(before.text.slice(0, before.start)) ? "written" : "changed";
}
